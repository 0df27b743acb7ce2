import Dispatch

/// Runs what waits for files on a thread of its own, one after the other, so that no other task is held up by them.
final class FileExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "segue.files")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Does something there, after what is being done.
    func run(_ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }

    /// Does something there later.
    ///
    /// - Parameters:
    ///   - pause: How much later.
    ///   - work: What to do.
    func run(after pause: DispatchTimeInterval, _ work: @escaping @Sendable () -> Void) {
        queue.asyncAfter(deadline: .now() + pause, execute: work)
    }
}
