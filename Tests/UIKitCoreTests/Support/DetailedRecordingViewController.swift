@testable import UIKitCore

/// A controller that logs all its callbacks with what they are told: whether the change is animated, and both of layout.
final class DetailedRecordingViewController: RecordingViewController {
    override func record(_ callback: String, animated: Bool) {
        record("\(callback)(\(animated))")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        record("willLayout")
    }
}
