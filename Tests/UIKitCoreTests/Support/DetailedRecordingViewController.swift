import Foundation

@testable import UIKitCore

/// A controller that logs all its callbacks with what they are told: whether the change is animated, and both of layout.
final class DetailedRecordingViewController: UIViewController {
    let name: String
    let log: CallbackLog

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
        log.add("\(name).loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.add("\(name).viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("\(name).willAppear(\(animated))")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.add("\(name).isAppearing(\(animated))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("\(name).didAppear(\(animated))")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(name).willDisappear(\(animated))")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add("\(name).didDisappear(\(animated))")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log.add("\(name).willLayout")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        log.add("\(name).didLayout")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.add("\(name).willMove\(parent == nil ? "(nil)" : "")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.add("\(name).didMove\(parent == nil ? "(nil)" : "")")
    }
}
