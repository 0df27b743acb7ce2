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
    override func perform() {
        StoryboardLog.entries.append("\(identifier ?? "nil") performs to \(destination.title ?? "?")")
        source.navigationController?.pushViewController(destination, animated: false)
    }
}
