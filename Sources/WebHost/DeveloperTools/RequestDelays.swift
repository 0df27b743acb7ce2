import Synchronization

/// For how long the requests of pages are held back, as if the network was slow; in development only.
final class RequestDelays: Sendable {
    /// The delays to choose from, in milliseconds.
    static let choices = [0, 100, 300, 1000, 3000]

    private let milliseconds = Mutex<[String: Int]>([:])

    /// For how long requests that name a scene are held back, in milliseconds; 0 for not at all.
    subscript(scene: String) -> Int {
        get { milliseconds.withLock { $0[scene] ?? 0 } }
        set { milliseconds.withLock { $0[scene] = newValue == 0 ? nil : newValue } }
    }

    /// Holds a request back, if its scene has a delay.
    nonisolated(nonsending) func wait(for request: PageRequest) async {
        guard let scene = request.sceneIdentifier, case let delay = self[scene], delay > 0 else { return }
        try? await Task.sleep(for: .milliseconds(delay))
    }
}
