import Foundation
import Logging

/// A segue as a storyboard describes it, from which a `UIStoryboardSegue` is made each time it is performed.
@MainActor
final class SegueTemplate {
    /// The kinds of segues.
    enum Kind: String {
        case show, showDetail, presentation, popoverPresentation, embed, relationship, unwind, custom
        // Of former times.
        case push, modal, popover, replace
    }

    /// What the app calls the segue.
    let identifier: String?
    /// The identifier of the segue in the document.
    let objectIdentifier: String?
    /// How the destination is shown.
    let kind: Kind
    /// Which relation a relationship segue stands for.
    let relationship: String?
    private let element: InterfaceElement
    private let scope: BlueprintScope
    private let customClass: UIStoryboardSegue.Type?
    private let anchor: BlueprintScope.Reference?
    /// The views beside a popover that can be used while it is shown.
    private let passthroughViews: [BlueprintScope.Reference]

    /// Reads a segue.
    init(of element: InterfaceElement, in scope: BlueprintScope) {
        self.element = element
        self.scope = scope
        identifier = element["identifier"]
        objectIdentifier = element.identifier
        relationship = element["relationship"]
        kind = element["kind"].flatMap(Kind.init) ?? .show
        let anchorIdentifier = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
        anchor = anchorIdentifier.map(scope.keptReference)
        passthroughViews = (element.child("connections")?.children ?? [])
            .filter { $0["property"] == "passthroughViews" }.compactMap { $0["destination"] }.map(scope.keptReference)
        let found: AnyClass? = CustomClass(of: element)?.find(in: scope.source)
        customClass = found as? UIStoryboardSegue.Type
        if element["kind"].flatMap(Kind.init) == nil { report("is of an unknown kind") }
        if element["customClass"] != nil, customClass == nil {
            let name = element["customClass"] ?? ""
            scope.source.report(
                InterfaceFinding(
                    .missingClass, name, in: element,
                    reason: "The segue \(identifier ?? objectIdentifier ?? "") names a class \(name) that is no "
                        + "UIStoryboardSegue of the program."))
        }
    }

    /// Whether the destination slides in, as the document says.
    private var isAnimated: Bool { element["animates"] != "NO" }

    private func report(_ problem: String) {
        scope.source.report(
            InterfaceFinding(
                .unresolvedConnection, identifier ?? "segue", in: element,
                reason: "The segue \(identifier ?? objectIdentifier ?? "") \(problem)."))
    }

    // MARK: Attaching

    /// Has what the segue hangs on perform it.
    func attach(to object: AnyObject, in assembly: InterfaceAssembly) {
        guard let scene = assembly.context.scene else { return }
        if element.key == "commit" || element.key == "preview" { return }
        switch kind {
        case .relationship: scene.relate(self)
        case .embed:
            if let container = object as? UIView { scene.embed(self, in: container) }
        default: attachTrigger(scene.trigger(of: self), to: object)
        }
    }

    private func attachTrigger(_ trigger: SegueTrigger, to object: AnyObject) {
        switch object {
        case is UIViewController: return
        case let cell as UITableViewCell:
            if element["trigger"] == "accessoryAction" {
                cell.accessorySegue = trigger
            } else {
                cell.selectionSegue = trigger
            }
        case let cell as UICollectionViewCell: cell.selectionSegue = trigger
        case let control as UIControl:
            control.addTarget(trigger, action: SegueTrigger.action, for: .primaryActionTriggered)
        default:
            if !ActionConnection.connect(object, to: trigger, SegueTrigger.action, nil) {
                report("hangs on \(type(of: object)), which cannot perform it")
            }
        }
    }

    // MARK: Performing

    /// Performs the segue unless the source's `shouldPerformSegue(withIdentifier:sender:)` says no.
    func performIfAllowed(from source: UIViewController, sender: Any?) {
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(from: source, sender: sender)
    }

    /// Performs the segue.
    func perform(from source: UIViewController, sender: Any?) {
        if kind == .unwind { return performUnwind(from: source, sender: sender) }
        if kind == .embed { return performEmbedding(in: source, sender: sender) }
        guard let destination = makeDestination(for: source, sender: sender) else { return }
        let segue = makeSegue(from: source, to: destination)
        prepareDestination(destination, source: source, sender: sender)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        let usual: UIStoryboardSegue.Type = kind == .popover ? UIStoryboardPopoverSegue.self : UIStoryboardSegue.self
        let type = customClass ?? usual
        let segue = type.instantiate(identifier: identifier, source: source, destination: destination)
        if kind == .custom { return segue }
        segue.setPerformHandler { [weak segue] in
            guard let segue else { return }
            self.show(segue.destination, from: segue.source)
        }
        return segue
    }

    /// Makes the controller that the segue leads to; nil, and a report, if there is none.
    func makeDestination(for source: UIViewController, sender: Any?) -> UIViewController? {
        guard let storyboard = source.storyboard, let identifier = element["destination"] else { return nil }
        var creator: ((InterfaceCoder) -> UIViewController?)?
        if let name = element["destinationCreationSelector"] {
            creator = { coder in self.create(with: name, source, coder, sender) }
        }
        let made = storyboard.makeController(withObjectIdentifier: identifier, in: scope.source, creator: creator)
        if made == nil { report("leads to a controller that does not exist") }
        return made
    }

    /// Has the source's segue action make the destination.
    private func create(
        with name: String, _ source: UIViewController, _ coder: InterfaceCoder, _ sender: Any?
    ) -> UIViewController? {
        let members = InterfaceBuilderMembers.members(of: type(of: source))
        guard let action = members.segueActions[Selector(name)] else {
            report("needs the segue action \(name); mark the method @IBSegueAction and the class @IBClass")
            return nil
        }
        return action.destination(source: source, coder: coder, sender: sender, identifier: identifier)
            as? UIViewController
    }

    /// Sets how the destination is presented, before the source prepares.
    private func prepareDestination(_ destination: UIViewController, source: UIViewController, sender: Any?) {
        switch kind {
        case .presentation, .modal:
            let reading = ElementReading(element: element, scope: scope)
            if let style = element["modalPresentationStyle"],
                let value = AttributeReader<UIModalPresentationStyle>.enumeration().read(style, reading, "")
            {
                destination.modalPresentationStyle = value
            }
            if let style = element["modalTransitionStyle"],
                let value = AttributeReader<UIModalTransitionStyle>.enumeration().read(style, reading, "")
            {
                destination.modalTransitionStyle = value
            }
        case .popoverPresentation, .popover:
            destination.modalPresentationStyle = .popover
            guard let popover = destination.popoverPresentationController else { return }
            let anchorObject = anchor.flatMap { object(at: $0, of: source) } ?? sender as AnyObject?
            popover.sourceItem = anchorObject as? any UIPopoverPresentationControllerSourceItem
            let views = passthroughViews.compactMap { object(at: $0, of: source) as? UIView }
            if !views.isEmpty { popover.passthroughViews = views }
            popover.permittedArrowDirections = arrowDirections
        default: break
        }
    }

    /// An object of the scene of the source.
    private func object(at reference: BlueprintScope.Reference, of source: UIViewController) -> AnyObject? {
        switch reference {
        case .own(let slot): source.sceneObjects?.object(at: slot)
        case .outer(let slot, let level): source.sceneObjects?.object(at: slot, level: level)
        }
    }

    private var arrowDirections: UIPopoverArrowDirection {
        guard let flags = element.child("popoverArrowDirection")?.flags else { return .any }
        let named: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        return named.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
    }

    private func show(_ destination: UIViewController, from source: UIViewController) {
        guard isAnimated else {
            return UIView.performWithoutAnimation { showAnimated(destination, from: source) }
        }
        showAnimated(destination, from: source)
    }

    private func showAnimated(_ destination: UIViewController, from source: UIViewController) {
        switch kind {
        case .show: source.show(destination, sender: source)
        case .push:
            if let navigation = source.navigationController {
                navigation.pushViewController(destination, animated: true)
            } else {
                SceneFault.raise(
                    .generic,
                    "Push segues can only be used when the source controller is managed by an instance of "
                        + "UINavigationController.")
            }
        case .replace: replace(in: source, with: destination)
        case .showDetail: source.showDetailViewController(destination, sender: source)
        case .presentation, .modal, .popoverPresentation, .popover:
            source.present(destination, animated: true)
        case .custom, .embed, .relationship, .unwind: break
        }
    }

    /// Puts the destination into the column of the split view around the source that the document names, 0 for the
    /// primary one; else into the secondary one.
    private func replace(in source: UIViewController, with destination: UIViewController) {
        guard element["splitViewControllerTargetIndex"] == "0", let split = source.splitViewController else {
            return source.showDetailViewController(destination, sender: source)
        }
        if split.style == .unspecified {
            split.viewControllers = [destination] + split.viewControllers.dropFirst()
        } else {
            split.setViewController(destination, for: .primary)
        }
    }

    // MARK: Embedding

    /// Embeds by the app's wish what was not embedded when the view was loaded.
    private func performEmbedding(in source: UIViewController, sender: Any?) {
        source.loadViewIfNeeded()
        if let container = source.sceneObjects?.takeEmptyContainer(of: self), container.subviews.isEmpty {
            return embed(in: container, of: source, sender: sender)
        }
        SceneFault.raise(
            .internalInconsistency,
            "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a "
                + "subview was added programmatically?", in: source.windowScene)
    }

    /// Shows the destination in a container view, as a child of the source, unless the source does not want it.
    ///
    /// - Parameters:
    ///   - container: The container view.
    ///   - source: The controller with the container.
    /// - Returns: False if the source did not want it.
    func embedIfAllowed(in container: UIView, of source: UIViewController) -> Bool {
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: container) else { return false }
        embed(in: container, of: source, sender: container)
        return true
    }

    private func embed(in container: UIView, of source: UIViewController, sender: Any?) {
        guard let child = makeDestination(for: source, sender: sender) else { return }
        let segue = (customClass ?? UIStoryboardSegue.self)
            .instantiate(identifier: identifier, source: source, destination: child)
        segue.setPerformHandler { [weak segue, weak container] in
            guard let segue, let container else { return }
            self.show(segue.destination, in: container, of: segue.source)
        }
        source.addChild(child)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func show(_ child: UIViewController, in container: UIView, of source: UIViewController) {
        guard let view = child.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.sendDidMove(toParent: source)
    }

    // MARK: Unwinding

    private func performUnwind(from source: UIViewController, sender: Any?) {
        guard let action = element["unwindAction"] else { return report("names no unwind action") }
        let unwinding = UIStoryboardUnwindSegueSource(
            source: source, unwindAction: Selector(action), sender: sender)
        guard let destination = unwinding.findDestination() else {
            Logger.uiKit.info("No controller on the way back from \(source) has the unwind action \(action).")
            return
        }
        let segue =
            UnwindPath(from: source, to: destination)
            .segueOfContainer(from: source, to: destination, identifier: identifier)
            ?? (customClass ?? UIStoryboardSegue.self)
            .instantiate(identifier: identifier, source: source, destination: destination)
        segue.isAnimated = isAnimated
        segue.followsUnwindPath()
        source.prepare(for: segue, sender: sender)
        ActionInvocation(Selector(action), sender: segue).perform(on: destination)
        segue.perform()
    }
}
