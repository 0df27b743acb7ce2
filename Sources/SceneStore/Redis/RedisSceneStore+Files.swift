#if Redis

    import Foundation

    extension RedisSceneStore {
        var keepsFiles: Bool { true }

        func write(_ contents: [UInt8], as piece: FilePiece, expires: Date) async throws(SceneStoreError) {
            var command = RedisCommand(running: RedisScripts.writePiece, keys: keys.files(piece.session))
            command.add(RedisKeys.field(of: piece))
            command.add(try seal.seal(contents, as: piece.sealedName))
            command.add(Int(expires.timeIntervalSince1970 * 1000))
            _ = try await send([command])
        }

        func contents(of piece: FilePiece) async throws(SceneStoreError) -> [UInt8]? {
            let command = RedisCommand("HGET", keys.files(piece.session), RedisKeys.field(of: piece))
            guard let sealed = try await send([command]).first?.bytes else { return nil }
            return try seal.open(sealed, as: piece.sealedName)
        }
    }

#endif
