import Foundation
import SceneStore

/// The user sessions alive, with the order in which they expire and make room for others.
///
/// Finding, using, adding and removing a session take constant time however many there are; nothing is ever scanned.
@MainActor
final class UserSessionTable {
    /// Why a session was not opened.
    enum Refusal: Error {
        /// The address has as many sessions as it may have, all in use.
        case tooManyFromAddress
    }

    private let limits: WebHostConfiguration.Limits
    private let lifetimes: WebHostConfiguration.Lifetimes
    private var sessions: [UserSession?] = []
    private var freeSlots: [Int] = []
    private var slotsByKey: [SessionKey: Int] = [:]
    private var creationLinks = SlotLinks()
    private var creationOrder = SlotChain()
    private var useLinks = SlotLinks()
    private var untouchedOrder = SlotChain()
    private var touchedOrder = SlotChain()
    private var addressLinks = SlotLinks()
    private var addresses: [String: AddressUse] = [:]
    private var slotsByAccount: [String: Set<Int>] = [:]

    /// The sessions of one address: their number, and those without events in the order of their use.
    private struct AddressUse {
        var count = 0
        var untouched = SlotChain()
    }

    /// Creates an empty table.
    init(limits: WebHostConfiguration.Limits, lifetimes: WebHostConfiguration.Lifetimes) {
        self.limits = limits
        self.lifetimes = lifetimes
    }

    /// How many sessions are alive.
    var count: Int { slotsByKey.count }

    /// The sessions alive, in no order.
    var all: [UserSession] { sessions.compactMap { $0 } }

    /// The session of a key, for those who have the right to it; nil when there is none.
    subscript(key: SessionKey) -> UserSession? { slotsByKey[key].flatMap { sessions[$0] } }

    /// Finds the session that a cookie proves, and notes that it is used; nil when there is none, its time is over, or the
    /// cookie holds another secret than it has now.
    func use(_ credential: SessionCredential, now: Duration) -> UserSession? {
        guard let slot = slotsByKey[credential.key], let session = sessions[slot],
            session.record.proof == credential.proof, !isExpired(session, now: now)
        else { return nil }
        noteUse(of: session, now: now)
        return session
    }

    /// Notes that a session is used, as by a page that somebody watches.
    func noteUse(of session: UserSession, now: Duration) {
        session.lastUsed = now
        if session.isTouched {
            useLinks.moveToEnd(session.slot, of: &touchedOrder)
        } else {
            useLinks.moveToEnd(session.slot, of: &untouchedOrder)
            if session.isCountedByAddress {
                addressLinks.moveToEnd(session.slot, of: &addresses[session.address, default: AddressUse()].untouched)
            }
        }
    }

    /// Opens a session.
    ///
    /// - Returns: The session, and those that had to make room for it.
    func open(
        _ key: SessionKey, provedBy proof: SessionProof, from address: String, isLoopback: Bool, now: Duration
    ) throws(Refusal) -> (session: UserSession, evicted: [UserSession]) {
        let isCounted = limits.countsLoopbackAddresses || !isLoopback
        var evicted: [UserSession] = []
        if isCounted, let use = addresses[address], use.count >= limits.sessionCountPerAddress {
            guard let oldest = use.untouched.first, let session = sessions[oldest] else { throw .tooManyFromAddress }
            remove(session)
            evicted.append(session)
        }
        evicted += makeRoom()
        evicted += makeRoomAmongUntouched(now: now)
        let record = SessionRecord(
            proof: proof, formToken: RandomText.make(length: 22), address: address, created: Date())
        let session = insert(
            key, record: record, lease: SessionLease(session: key.description), isCounted: isCounted, created: now,
            now: now)
        return (session, evicted)
    }

    /// Takes in a session that was stored.
    ///
    /// Its address may have more sessions through it than are allowed, because it was allowed before.
    ///
    /// - Returns: The session, and those that had to make room for it; they are in the table no more.
    func reopen(
        _ key: SessionKey, record: SessionRecord, lease: SessionLease, created: Duration, isLoopback: Bool,
        now: Duration
    ) -> (session: UserSession, evicted: [UserSession]) {
        let evicted = makeRoom()
        let session = insert(
            key, record: record, lease: lease, isCounted: limits.countsLoopbackAddresses || !isLoopback,
            created: created, now: now)
        markTouched(session, now: now)
        return (session, evicted)
    }

    /// Takes out the sessions that were not used for longest until one more may be added.
    private func makeRoom() -> [UserSession] {
        var evicted: [UserSession] = []
        while count >= max(limits.sessionCount, 1), let oldest = untouchedOrder.first ?? touchedOrder.first,
            let session = sessions[oldest]
        {
            remove(session)
            evicted.append(session)
        }
        return evicted
    }

    /// How many sessions that somebody watches are passed over to find one that nobody does.
    private static let greatestPassedOver = 8

    /// Takes out the session without an event that was not used for longest, where one more would be too many.
    ///
    /// Those that somebody watches are being used, so that they go only when nearly all are watched.
    private func makeRoomAmongUntouched(now: Duration) -> [UserSession] {
        guard untouchedOrder.count >= max(limits.untouchedSessionCount, 1) else { return [] }
        for _ in 0..<Self.greatestPassedOver {
            guard let oldest = untouchedOrder.first, let session = sessions[oldest], session.isWatched else { break }
            noteUse(of: session, now: now)
        }
        guard let oldest = untouchedOrder.first, let session = sessions[oldest] else { return [] }
        remove(session)
        return [session]
    }

    private func insert(
        _ key: SessionKey, record: SessionRecord, lease: SessionLease, isCounted: Bool, created: Duration,
        now: Duration
    ) -> UserSession {
        // Those that have no address to be counted by are together nobody.
        let isCounted = isCounted && !record.address.isEmpty
        let slot = freeSlots.popLast() ?? sessions.count
        let session = UserSession(
            key: key, record: record, lease: lease, isCountedByAddress: isCounted, slot: slot, created: created,
            now: now, eventAllowance: EventAllowance(burst: limits.eventBurst, now: now),
            fileSpace: FileSpace(limit: limits.fileLengthPerSession, freeDiskLength: limits.freeDiskLength))
        if slot == sessions.count { sessions.append(session) } else { sessions[slot] = session }
        slotsByKey[key] = slot
        if let account = record.account { slotsByAccount[account, default: []].insert(slot) }
        creationLinks.append(slot, to: &creationOrder)
        useLinks.append(slot, to: &untouchedOrder)
        if isCounted {
            let address = record.address
            addresses[address, default: AddressUse()].count += 1
            addressLinks.append(slot, to: &addresses[address, default: AddressUse()].untouched)
        }
        return session
    }

    /// The sessions with events that nobody used since a moment, the longest unused first.
    func unused(since moment: Duration) -> [UserSession] {
        var unused: [UserSession] = []
        var slot = touchedOrder.first
        while let present = slot, let session = sessions[present], session.lastUsed < moment {
            unused.append(session)
            slot = useLinks.slot(after: present)
        }
        return unused
    }

    /// The sessions that nobody used since a moment, those that never had an event first, then the longest unused.
    ///
    /// - Parameters:
    ///   - count: How many at most.
    ///   - moment: The moment.
    ///   - isMeant: Says which ones count; the others are passed over.
    func longestUnused(
        atMost count: Int, since moment: Duration, where isMeant: (UserSession) -> Bool
    ) -> [UserSession] {
        var unused: [UserSession] = []
        for chain in [untouchedOrder, touchedOrder] {
            var slot = chain.first
            while unused.count < count, let present = slot, let session = sessions[present],
                session.lastUsed <= moment
            {
                if isMeant(session) { unused.append(session) }
                slot = useLinks.slot(after: present)
            }
        }
        return unused
    }

    /// The session of a name; nil when it is not in memory.
    func session(named name: String) -> UserSession? {
        SessionKey(description: name).flatMap { self[$0] }
    }

    /// The sessions of an account that are in memory.
    func sessions(ofAccount account: String) -> [UserSession] {
        slotsByAccount[account, default: []].compactMap { sessions[$0] }
    }

    /// Notes whose session one is.
    func setAccount(_ account: String?, of session: UserSession) {
        unlinkAccount(of: session)
        session.record.account = account
        if let account { slotsByAccount[account, default: []].insert(session.slot) }
    }

    private func unlinkAccount(of session: UserSession) {
        guard let account = session.record.account, var slots = slotsByAccount[account] else { return }
        slots.remove(session.slot)
        slotsByAccount[account] = slots.isEmpty ? nil : slots
    }

    /// Notes that a session had an event: it is now kept longer than those that only look.
    func markTouched(_ session: UserSession, now: Duration) {
        guard !session.isTouched else { return }
        session.isTouched = true
        session.lastUsed = now
        useLinks.remove(session.slot, from: &untouchedOrder)
        useLinks.append(session.slot, to: &touchedOrder)
        guard session.isCountedByAddress else { return }
        addressLinks.remove(session.slot, from: &addresses[session.address, default: AddressUse()].untouched)
    }

    /// Takes a session out of the table.
    func remove(_ session: UserSession) {
        guard slotsByKey.removeValue(forKey: session.key) != nil else { return }
        unlinkAccount(of: session)
        sessions[session.slot] = nil
        freeSlots.append(session.slot)
        creationLinks.remove(session.slot, from: &creationOrder)
        if session.isTouched {
            useLinks.remove(session.slot, from: &touchedOrder)
        } else {
            useLinks.remove(session.slot, from: &untouchedOrder)
        }
        guard session.isCountedByAddress, var use = addresses[session.address] else { return }
        use.count -= 1
        if !session.isTouched { addressLinks.remove(session.slot, from: &use.untouched) }
        addresses[session.address] = use.count == 0 ? nil : use
    }

    /// Takes out the sessions whose time is over.
    ///
    /// Those that somebody watches are being used; only their greatest age ends them.
    func removeExpired(now: Duration) -> [UserSession] {
        noteWatched(now: now)
        var expired: [UserSession] = []
        while let session = firstExpired(now: now) {
            remove(session)
            expired.append(session)
        }
        return expired
    }

    /// Notes the use of sessions that somebody watches, where nothing else did so for half of their time.
    private func noteWatched(now: Duration) {
        for (chain, lifetime) in [
            (untouchedOrder, min(lifetimes.idle, lifetimes.untouched)), (touchedOrder, lifetimes.idle),
        ] {
            var slot = chain.first
            while let present = slot, let session = sessions[present], now - session.lastUsed >= lifetime / 2 {
                slot = useLinks.slot(after: present)
                if session.isWatched { noteUse(of: session, now: now) }
            }
        }
    }

    private func firstExpired(now: Duration) -> UserSession? {
        for slot in [untouchedOrder.first, touchedOrder.first, creationOrder.first] {
            if let slot, let session = sessions[slot], isExpired(session, now: now) { return session }
        }
        return nil
    }

    private func isExpired(_ session: UserSession, now: Duration) -> Bool {
        let idle = session.isTouched ? lifetimes.idle : min(lifetimes.idle, lifetimes.untouched)
        let isUnused = now - session.lastUsed >= idle && !session.isWatched
        return isUnused || now - session.created >= lifetimes.absolute
    }
}
