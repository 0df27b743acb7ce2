import Dispatch
import Synchronization

/// Runs what writes the files that people send, on a few threads of its own: a disk that is slow holds up neither the event
/// loops nor anything else, and however many files arrive, no more threads wait for it.
final class UploadExecutor: TaskExecutor {
    /// The executor of the process.
    static let shared = UploadExecutor()

    private let queues = (1...4).map { DispatchQueue(label: "segue.uploads.\($0)") }
    private let next = Atomic<Int>(0)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
        queues[number & (queues.count - 1)].async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
