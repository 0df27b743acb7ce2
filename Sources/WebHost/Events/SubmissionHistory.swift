/// The submissions a scene performed last, by which repetitions are recognised.
///
/// Every page carries the number of the next submission. One that comes again with the same number and content, because
/// of a double click, a reload or a retry, is not performed again.
struct SubmissionHistory {
    /// What is to be done with a submission.
    enum Verdict: Equatable {
        /// It is new.
        case new
        /// It was performed already, with this outcome.
        case repetition(SubmissionOutcome)
        /// It is so old that nobody knows whether it was performed.
        case tooOld
        /// Its number was never given out.
        case unknown
    }

    private struct Entry {
        let sequence: Int
        let fingerprint: Int
        let outcome: SubmissionOutcome
    }

    private let capacity: Int
    private var entries: [Entry] = []
    private var highestForgottenSequence = 0

    /// The number that the next page carries.
    private(set) var nextSequence = 1

    /// Creates an empty history.
    ///
    /// - Parameter capacity: How many submissions are remembered.
    init(capacity: Int) {
        self.capacity = max(capacity, 1)
    }

    /// Says what is to be done with a submission; without a number it is always new.
    func verdict(on submission: Submission) -> Verdict {
        guard let sequence = submission.sequence else { return .new }
        if sequence == nextSequence { return .new }
        guard sequence > 0, sequence < nextSequence else { return .unknown }
        let fingerprint = submission.hashValue
        if let entry = entries.first(where: { $0.sequence == sequence && $0.fingerprint == fingerprint }) {
            return .repetition(entry.outcome)
        }
        return sequence > highestForgottenSequence ? .new : .tooOld
    }

    /// Remembers the outcome of a submission that was performed.
    mutating func record(_ submission: Submission, outcome: SubmissionOutcome) {
        guard let sequence = submission.sequence else { return }
        if entries.count == capacity {
            highestForgottenSequence = max(highestForgottenSequence, entries.removeFirst().sequence)
        }
        entries.append(Entry(sequence: sequence, fingerprint: submission.hashValue, outcome: outcome))
        if sequence == nextSequence { nextSequence += 1 }
    }
}
