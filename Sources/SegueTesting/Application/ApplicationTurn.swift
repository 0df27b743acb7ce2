/// Lets one app of the process at a time use what belongs to the process, such as its delegate.
@MainActor
enum ApplicationTurn {
    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until no other app is in turn.
    static func begin() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Gives the turn to who waits longest.
    static func end() {
        guard waiting.isEmpty else { return waiting.removeFirst().resume() }
        isTaken = false
    }
}
