import Testing

@testable import WebHost

@Suite("The table of sessions")
@MainActor
struct UserSessionTableTests {
    /// Compares the table with a plain list over many random steps.
    @Test("finds, uses, evicts and expires as a list that is scanned would")
    func model() throws {
        var limits = WebHostConfiguration.Limits()
        limits.sessionCount = 8
        limits.untouchedSessionCount = 4
        limits.sessionCountPerAddress = 5
        var lifetimes = WebHostConfiguration.Lifetimes()
        lifetimes.untouched = .seconds(20)
        lifetimes.idle = .seconds(60)
        lifetimes.absolute = .seconds(200)
        let table = UserSessionTable(limits: limits, lifetimes: lifetimes)
        var model: [UserSession] = []
        var generator = StepGenerator(seed: 7)
        var now = Duration.zero
        for _ in 0..<5_000 {
            now += .seconds(Int.random(in: 0...3, using: &generator))
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                let address = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
                let opened = try? table.open(
                    SessionKey.random(), provedBy: proof, from: address, isLoopback: false, now: now)
                let sameAddress = model.filter { $0.address == address }
                guard let opened else {
                    #expect(sameAddress.count >= 5 && sameAddress.allSatisfy(\.isTouched))
                    continue
                }
                for evicted in opened.evicted {
                    #expect(!evicted.isTouched || model.allSatisfy(\.isTouched))
                    let others = model.filter { $0.isTouched == evicted.isTouched && $0 !== evicted }
                    let isOfAddress = sameAddress.count >= 5 && evicted.address == address
                    let isLongestUnused = others.allSatisfy { $0.lastUsed >= evicted.lastUsed }
                    #expect(isOfAddress || isLongestUnused)
                    model.removeAll { $0 === evicted }
                }
                model.append(opened.session)
                #expect(model.count <= 8)
                let untouched = model.filter { !$0.isTouched }
                #expect(untouched.count <= 4)
            case 1:
                guard let session = model.randomElement(using: &generator) else { continue }
                let idle: Duration = session.isTouched ? .seconds(60) : .seconds(20)
                let isAlive = now - session.lastUsed < idle && now - session.created < .seconds(200)
                let found = table.use(try credential(of: session), now: now)
                #expect((found != nil) == isAlive)
            case 2:
                guard let session = model.randomElement(using: &generator) else { continue }
                table.markTouched(session, now: now)
            default:
                let expired = table.removeExpired(now: now)
                for session in expired { model.removeAll { $0 === session } }
                for session in model {
                    let idle: Duration = session.isTouched ? .seconds(60) : .seconds(20)
                    #expect(now - session.lastUsed < idle && now - session.created < .seconds(200))
                }
            }
            #expect(table.count == model.count)
        }
    }

    @Test("loopback addresses, behind which many clients may be, are not counted unless asked for")
    func loopback() throws {
        var limits = WebHostConfiguration.Limits()
        limits.sessionCountPerAddress = 1
        let table = UserSessionTable(limits: limits, lifetimes: WebHostConfiguration.Lifetimes())
        for _ in 0..<3 {
            _ = try table.open(SessionKey.random(), provedBy: proof, from: "127.0.0.1", isLoopback: true, now: .zero)
        }
        #expect(table.count == 3)
    }

    @Test("a session is used by whoever has its present secret, and found by its account")
    func secretAndAccount() throws {
        let table = UserSessionTable(limits: WebHostConfiguration.Limits(), lifetimes: WebHostConfiguration.Lifetimes())
        let sessions = try (0..<3).map { _ in
            try table.open(SessionKey.random(), provedBy: proof, from: "a", isLoopback: false, now: .zero).session
        }
        let first = try credential(of: sessions[0])
        #expect(table.use(first, now: .zero) === sessions[0])
        let other = SessionSecret.random()
        let forged = SessionCredential.cookieValue(of: sessions[0].key, with: other)
        #expect(table.use(try #require(SessionCredential(cookieValue: forged)), now: .zero) == nil)
        sessions[0].record.proof = other.proof
        #expect(table.use(first, now: .zero) == nil)
        #expect(table.use(try #require(SessionCredential(cookieValue: forged)), now: .zero) === sessions[0])

        for session in sessions { table.setAccount("anna", of: session) }
        table.setAccount("bert", of: sessions[1])
        table.remove(sessions[2])
        #expect(table.sessions(ofAccount: "anna").map(\.key) == [sessions[0].key])
        #expect(table.sessions(ofAccount: "bert").map(\.key) == [sessions[1].key])
        // What is stored of a session that is taken out must still say whose it is.
        #expect(sessions[2].record.account == "anna")
        table.setAccount(nil, of: sessions[0])
        #expect(table.sessions(ofAccount: "anna").isEmpty)
    }

    private let secret = SessionSecret.random()
    private var proof: SessionProof { secret.proof }

    private func credential(of session: UserSession) throws -> SessionCredential {
        try #require(SessionCredential(cookieValue: SessionCredential.cookieValue(of: session.key, with: secret)))
    }
}

/// Random numbers that are the same in each run.
private struct StepGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
