#if Redis

    /// The programs in Lua by which Redis changes sessions, each as one step that nothing comes between.
    ///
    /// A session is a hash: `contents`, `expires`, `owner` (empty when it was given up), the fencing `token`, the `account`, what the app
    /// `stopped` its owner at, the number of `scenes` and the `bytes` of everything, and a field for each scene whose name begins with a colon.
    enum RedisScripts {
        /// Takes a session over, or has its owner told that it is asked for: not again at once, but each owner.
        ///
        /// Keys: the session, what is there after its owner was told. Arguments: the new owner, the time, an owner that is
        /// known to be gone, the beginnings of the keys of processes and of their lists, the session's name.
        static let claim = """
            local found = redis.call('HMGET', KEYS[1], 'expires', 'owner', 'token')
            if not found[1] or not found[3] or tonumber(found[1]) <= tonumber(ARGV[2]) then return {0} end
            local owner = found[2]
            if owner ~= '' and owner ~= ARGV[1] and owner ~= ARGV[3] and redis.call('EXISTS', ARGV[4] .. owner) == 1 then
                if redis.call('SET', KEYS[2], '1', 'PX', 500, 'NX') then
                    redis.call('RPUSH', ARGV[5] .. owner, ARGV[6])
                    redis.call('PEXPIRE', ARGV[5] .. owner, 10000)
                end
                return {1, owner}
            end
            local token = redis.call('HINCRBY', KEYS[1], 'token', 1)
            redis.call('HSET', KEYS[1], 'owner', ARGV[1])
            redis.call('DEL', KEYS[2])
            local fields = redis.call('HGETALL', KEYS[1])
            redis.call('HDEL', KEYS[1], 'stopped')
            return {2, owner, token, fields}
            """

        /// Notes what the app stopped a process at, for whoever takes its session over.
        ///
        /// Key: the session. Arguments: the process, what it was at.
        static let noteStop = """
            if redis.call('HGET', KEYS[1], 'owner') == ARGV[1] then redis.call('HSET', KEYS[1], 'stopped', ARGV[2]) end
            return 1
            """

        /// Writes a session and the scenes that changed: 0 where another owner has it, 2 where it was not there, else 1.
        ///
        /// Keys: the session, all sessions. Arguments: the session's name, its owner and token, when its time is over in
        /// seconds and in whole milliseconds, its contents, its account (empty when it has none), the beginning of the keys of
        /// accounts, the key of its files; then how many scenes are gone, their fields, and field and
        /// contents of each that changed.
        static let write = """
            local key = KEYS[1]
            local found = redis.call('HMGET', key, 'owner', 'token')
            local isNew = not found[2]
            if found[2] and (found[1] ~= ARGV[2] or found[2] ~= ARGV[3]) then return 0 end
            local bytes, scenes = 0, 0
            local function put(field, contents)
                bytes = bytes + #contents - redis.call('HSTRLEN', key, field)
                return redis.call('HSET', key, field, contents)
            end
            put('contents', ARGV[6])
            local gone = tonumber(ARGV[10])
            local files = redis.call('PEXPIREAT', ARGV[9], ARGV[5]) == 1 and gone > 0 and redis.call('HKEYS', ARGV[9]) or {}
            for index = 11, 10 + gone do
                bytes = bytes - redis.call('HSTRLEN', key, ARGV[index])
                scenes = scenes - redis.call('HDEL', key, ARGV[index])
                local start = string.sub(ARGV[index], 2) .. '/'
                for _, field in ipairs(files) do
                    if string.sub(field, 1, #start) == start then redis.call('HDEL', ARGV[9], field) end
                end
            end
            for index = 11 + gone, #ARGV, 2 do scenes = scenes + put(ARGV[index], ARGV[index + 1]) end
            redis.call('HSET', key, 'owner', ARGV[2], 'token', ARGV[3], 'expires', ARGV[4])
            redis.call('HINCRBY', key, 'bytes', bytes)
            redis.call('HINCRBY', key, 'scenes', scenes)
            redis.call('PEXPIREAT', key, ARGV[5])
            redis.call('ZADD', KEYS[2], ARGV[4], ARGV[1])
            local account = redis.call('HGET', key, 'account') or ''
            if account ~= '' and account ~= ARGV[7] then redis.call('SREM', ARGV[8] .. account, ARGV[1]) end
            if ARGV[7] ~= '' then
                local set = ARGV[8] .. ARGV[7]
                redis.call('SADD', set, ARGV[1])
                if redis.call('PTTL', set) < redis.call('PTTL', key) then redis.call('PEXPIREAT', set, ARGV[5]) end
            end
            if account ~= ARGV[7] then redis.call('HSET', key, 'account', ARGV[7]) end
            return isNew and 2 or 1
            """

        /// Gives a session up.
        ///
        /// Key: the session. Arguments: its owner and token.
        static let release = """
            local found = redis.call('HMGET', KEYS[1], 'owner', 'token')
            if found[1] == ARGV[1] and found[2] == ARGV[2] then redis.call('HSET', KEYS[1], 'owner', '') end
            return 1
            """

        /// Removes a session.
        ///
        /// Keys: the session, all sessions. Arguments: its owner, its token, its name, the key of its files.
        static let remove = """
            local found = redis.call('HMGET', KEYS[1], 'owner', 'token')
            if found[1] ~= ARGV[1] or found[2] ~= ARGV[2] then return 0 end
            redis.call('DEL', KEYS[1], ARGV[4])
            redis.call('ZREM', KEYS[2], ARGV[3])
            return 1
            """

        /// Ends the sessions of an account; of those that a process may still write, what refuses that is left.
        ///
        /// Keys: the account's sessions, all sessions. Arguments: the session that goes on, the account, the beginnings of
        /// the keys of sessions, of processes' lists and of files.
        static let end = """
            for _, name in ipairs(redis.call('SMEMBERS', KEYS[1])) do
                local key = ARGV[3] .. name
                local found = redis.call('HMGET', key, 'owner', 'token', 'account')
                if name ~= ARGV[1] and found[3] == ARGV[2] then
                    local left = redis.call('PTTL', key)
                    redis.call('DEL', key, ARGV[5] .. name)
                    redis.call('ZREM', KEYS[2], name)
                    if found[1] ~= '' then
                        local token = string.format('%d', tonumber(found[2]) + 1)
                        redis.call('HSET', key, 'owner', found[1], 'token', token)
                        redis.call('PEXPIRE', key, left)
                        redis.call('RPUSH', ARGV[4] .. found[1], name)
                        redis.call('PEXPIRE', ARGV[4] .. found[1], 10000)
                    end
                end
                if name ~= ARGV[1] then redis.call('SREM', KEYS[1], name) end
            end
            return 1
            """

        /// Removes some of the sessions whose time is over, and says how many.
        ///
        /// Key: all sessions. Arguments: the time, how
        /// many at most, the beginnings of the keys of sessions and of files.
        static let sweep = """
            local names = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])
            for _, name in ipairs(names) do
                redis.call('DEL', ARGV[3] .. name, ARGV[4] .. name)
                redis.call('ZREM', KEYS[1], name)
            end
            return #names
            """

        /// Keeps a piece of a file.
        ///
        /// Key: the session's files. Arguments: the field, the piece, when the session's time is over in milliseconds.
        static let writePiece = """
            redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
            redis.call('PEXPIREAT', KEYS[1], ARGV[3])
            return 1
            """

        /// Says that a process is alive; gives what tells the contents of Redis from others, and 1 where the process counted
        /// as alive until now.
        ///
        /// Keys: the process, the
        /// identity. Arguments: for how many milliseconds the process counts as alive, the identity where there is none.
        static let renew = """
            local wasAlive = redis.call('PEXPIRE', KEYS[1], ARGV[1])
            if wasAlive == 0 then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end
            local identity = redis.call('GET', KEYS[2])
            if identity then return {identity, wasAlive} end
            redis.call('SET', KEYS[2], ARGV[2])
            return {ARGV[2], wasAlive}
            """
    }

    extension RedisCommand {
        /// A command that runs a program.
        ///
        /// Its whole text goes along: Redis recognises those that it knows by their hash, and forgets them at its will.
        init(running script: String, keys: String...) {
            self.init("EVAL", script, String(keys.count))
            for key in keys { add(key) }
        }
    }

#endif
