import Foundation

@testable import UIKitCore

/// What the controllers of storyboards in tests were told, in order.
@MainActor
enum StoryboardLog {
    static var entries: [String] = []

    /// What happened since it was last asked.
    static func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A controller of a storyboard that logs what happens to it.
class StoryboardController: UIViewController {
    var label: UILabel?
    var payload: String?
    var allowsSegues = true
    var acceptsUnwinding = true
    private(set) var preparedSender: Any?

    init?(coder: NSCoder, payload: String) {
        self.payload = payload
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log("init \(storyboard != nil)")
    }

    func log(_ entry: String) {
        StoryboardLog.entries.append("\(title ?? "?") \(entry)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log("awake \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log("viewDidLoad \(label?.text ?? "nil") children \(children.count)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log("should \(identifier)")
        return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let destination = segue.destination
        log(
            "prepare \(segue.identifier ?? "nil") to \(destination.title ?? "?") loaded \(destination.isViewLoaded) "
                + "children \(children.count)")
        (destination as? StoryboardController)?.payload = "prepared"
        preparedSender = sender
    }

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        acceptsUnwinding && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }

    func comeBack(_ segue: UIStoryboardSegue) {
        log("comeBack from \(segue.source.title ?? "?")")
    }

    func makeDetail(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
        log("makeDetail \(identifier ?? "nil")")
        return StoryboardController(coder: coder, payload: "made")
    }

    override class var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = super.interfaceBuilderMembers
        members.addOutlet("label", \StoryboardController.label)
        members.addSegueAction("makeDetail:") { (controller: StoryboardController, coder: NSCoder) in
            controller.makeDetail(coder, sender: nil, identifier: nil)
        }
        members.addSegueAction("makeDetail:sender:") {
            (controller: StoryboardController, coder: NSCoder, sender: Any?) in
            controller.makeDetail(coder, sender: sender, identifier: sender as? String)
        }
        members.addSegueAction("makeDetail:sender:segueIdentifier:") {
            (controller: StoryboardController, coder: NSCoder, sender: Any?, identifier: String?) in
            controller.makeDetail(coder, sender: sender, identifier: identifier)
        }
        return members
    }
}

/// A controller of a storyboard that logs how it moves and appears, too.
final class MovingStoryboardController: StoryboardController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log("willMove to \(parent.map { $0.title ?? "container" } ?? "nil")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log("didMove to \(parent.map { $0.title ?? "container" } ?? "nil")")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log("isAppearing")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if StoryboardLog.entries.last != "\(title ?? "?") layout" { log("layout") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log("didAppear")
    }
}

/// A controller that unwind segues can return to.
final class ReturningController: StoryboardController {
    override class var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = super.interfaceBuilderMembers
        members.addAction("comeBack:") { (controller: ReturningController, segue: UIStoryboardSegue) in
            controller.comeBack(segue)
        }
        return members
    }
}

/// A segue of an app's own class.
final class LoggedSegue: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        StoryboardLog.entries.append("\(identifier ?? "nil") init to \(destination.title ?? "?")")
    }

    override func perform() {
        StoryboardLog.entries.append("\(identifier ?? "nil") performs to \(destination.title ?? "?")")
        source.navigationController?.pushViewController(destination, animated: false)
    }
}

/// A view of a storyboard that logs how it is made and connected.
final class LoggedStoryboardView: UIView {
    weak var controller: StoryboardController? {
        didSet { StoryboardLog.entries.append("view connected to \(controller?.title ?? "?"), \(assignment)") }
    }

    private var assignment: String { "view assigned \(controller?.isViewLoaded ?? false)" }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        StoryboardLog.entries.append("view init")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        StoryboardLog.entries.append("view awake, label \(controller?.label?.text ?? "nil"), \(assignment)")
    }

    override class var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = super.interfaceBuilderMembers
        members.addOutlet("controller", \LoggedStoryboardView.controller)
        return members
    }
}
