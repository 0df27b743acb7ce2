/// Which of the processes that serve an app together this one is.
///
/// A session belongs to the process that its key names: the process in front sends each request there, and a process
/// opens only sessions of its own.
package struct WorkerPlace: Sendable, Equatable {
    /// Its number, from 0 on.
    package let index: Int

    /// How many there are.
    package let count: Int

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - index: The number of the process, from 0 on.
    ///   - count: How many there are.
    package init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }
}

extension SessionKey {
    /// The number of the process that a session belongs to.
    ///
    /// - Parameter count: How many processes there are.
    func home(among count: Int) -> Int {
        Int(low % UInt64(max(count, 1)))
    }

    /// Draws a new key of a session that belongs to a process.
    ///
    /// - Parameter place: The process; nil when there is only one.
    static func random(at place: WorkerPlace?) -> SessionKey {
        while true {
            let key = random()
            guard let place, key.home(among: place.count) != place.index else { return key }
        }
    }
}
