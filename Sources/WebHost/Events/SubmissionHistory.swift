/// The submissions a scene performed last, by which repetitions are recognised.
///
/// Every page carries the number of the next submission. One that comes again with the same number and content, because
/// of a double click, a reload or a retry, is not performed again.
struct SubmissionHistory: Equatable, Sendable {
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

    /// A submission that was performed.
    struct Entry: Equatable, Sendable {
        /// Its number.
        let sequence: Int
        /// What tells it from another one with the same number.
        let fingerprint: UInt64
        /// What became of it.
        let outcome: SubmissionOutcome
    }

    private let capacity: Int

    /// The submissions remembered, the oldest first.
    private(set) var entries: [Entry] = []

    /// The greatest number of those that are not remembered any more.
    var highestForgottenSequence = 0

    /// The number that the next page carries.
    var nextSequence = 1

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
        let fingerprint = submission.fingerprint
        if let entry = entries.first(where: { $0.sequence == sequence && $0.fingerprint == fingerprint }) {
            return .repetition(entry.outcome)
        }
        return sequence > highestForgottenSequence ? .new : .tooOld
    }

    /// Remembers the outcome of a submission that was performed.
    mutating func record(_ submission: Submission, outcome: SubmissionOutcome) {
        guard let sequence = submission.sequence else { return }
        append(Entry(sequence: sequence, fingerprint: submission.fingerprint, outcome: outcome))
        if sequence == nextSequence { nextSequence += 1 }
    }

    /// Remembers a submission, and forgets the oldest where there are too many.
    mutating func append(_ entry: Entry) {
        if entries.count == capacity {
            highestForgottenSequence = max(highestForgottenSequence, entries.removeFirst().sequence)
        }
        entries.append(entry)
    }
}
