import Foundation

@testable import UIKitCore

/// A controller that logs all its callbacks under a name, and can do something inside each.
class RecordingViewController: UIViewController {
    let name: String
    let log: CallbackLog
    /// What to do inside a callback, after it was logged.
    var reactions: [String: @MainActor () -> Void] = [:]

    init(_ name: String, _ log: CallbackLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    deinit {
        log.add("\(name).deinit")
    }

    override func loadView() {
        record("loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        record("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("willAppear", animated: animated)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record("isAppearing", animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("didAppear", animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record("willDisappear", animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("didDisappear", animated: animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        record("layout")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record(parent == nil ? "willMove(nil)" : "willMove")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        record(parent == nil ? "didMove(nil)" : "didMove")
    }

    /// Logs a callback that is told whether the change is animated.
    func record(_ callback: String, animated: Bool) {
        record(callback)
    }

    final func record(_ callback: String) {
        log.add("\(name).\(callback)")
        reactions[callback]?()
    }
}
