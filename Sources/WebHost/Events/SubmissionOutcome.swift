/// What became of a submission.
enum SubmissionOutcome: Equatable, Sendable {
    /// It was performed.
    case performed
    /// The app made a mistake while it was performed.
    case faulted(description: String)
    /// It was refused, and nothing happened.
    case refused(EventRefusal)
}
