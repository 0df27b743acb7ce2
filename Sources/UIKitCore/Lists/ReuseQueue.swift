/// Views that wait to be used again, by their reuse identifiers.
struct ReuseQueue<View: UIView> {
    /// How many views of an identifier are kept.
    static var limit: Int { ListReach.step }

    private var waiting: [String: [View]] = [:]
    private var registered: [String: @MainActor () -> View?] = [:]

    /// Sets how views of an identifier are made; nil takes it back.
    mutating func register(_ identifier: String, make: (@MainActor () -> View?)?) {
        registered[identifier] = make
    }

    /// Whether views of an identifier can be made.
    func isRegistered(_ identifier: String) -> Bool { registered[identifier] != nil }

    /// A new view of an identifier; nil when none can be made.
    @MainActor
    func makeView(_ identifier: String) -> View? { registered[identifier]?() }

    /// Keeps a view until it is asked for.
    mutating func enqueue(_ view: View, identifier: String) {
        guard waiting[identifier, default: []].count < Self.limit else { return }
        waiting[identifier, default: []].append(view)
    }

    /// A view that waits; nil when none does.
    mutating func dequeue(_ identifier: String) -> View? {
        waiting[identifier]?.popLast()
    }

    /// How many views wait.
    var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
