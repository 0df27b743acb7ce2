/// What leaves an object of a document: an outlet, an action or a segue.
@MainActor
struct Connection {
    /// What the connection does.
    enum Purpose {
        /// Puts the destination into a property.
        case outlet(String)
        /// Puts the destinations into a property that holds an array.
        case outletCollection(String)
        /// Has the destination's method called; nil events are the usual ones of the sender.
        case action(Selector, UIControl.Event?)
        /// Leads to another scene.
        case segue(SegueTemplate)
    }

    private let purpose: Purpose
    private let element: InterfaceElement
    private let destinations: [Destination]
    /// Whether the destination is whoever is first responder.
    private let isForFirstResponder: Bool
    private let scope: BlueprintScope
    /// The element of the object that the connection leaves.
    private let owner: InterfaceElement

    private var source: InterfaceSource { scope.source }

    /// Where a connection leads.
    private struct Destination {
        let identifier: String
        let reference: BlueprintScope.Reference
    }

    /// Reads the connections of an object.
    ///
    /// The members of an outlet collection become one connection, in the document's order.
    static func readAll(_ elements: [InterfaceElement], _ reading: ElementReading) -> [Connection] {
        var connections: [Connection] = []
        var collections: [String: [InterfaceElement]] = [:]
        var order: [InterfaceElement] = []
        for element in elements {
            DocumentVocabulary.check(connection: element, reading)
            if element.name == "outletCollection", let property = element["property"] {
                if collections[property] == nil { order.append(element) }
                collections[property, default: []].append(element)
            } else if let connection = Connection(element, reading) {
                connections.append(connection)
            }
        }
        for first in order {
            guard let property = first["property"], let members = collections[property] else { continue }
            connections.append(Connection(.outletCollection(property), first, members, reading))
        }
        return connections
    }

    private init?(_ element: InterfaceElement, _ reading: ElementReading) {
        switch element.name {
        case "outlet":
            guard let property = element["property"] else { return nil }
            self.init(.outlet(property), element, [element], reading)
        case "action":
            guard let selector = element["selector"] else { return nil }
            let events = element["eventType"].flatMap { UIControl.Event(eventType: $0) }
            self.init(.action(Selector(selector), events), element, [element], reading)
        case "segue":
            guard let template = reading.scope.scene?.template(of: element) else { return nil }
            self.init(.segue(template), element, [], reading)
        default:
            reading.reportUnknownElement(element)
            return nil
        }
    }

    private init(
        _ purpose: Purpose, _ element: InterfaceElement, _ members: [InterfaceElement], _ reading: ElementReading
    ) {
        self.purpose = purpose
        self.element = element
        scope = reading.scope
        owner = reading.element
        isForFirstResponder = reading.scope.isFirstResponder(element["destination"])
        destinations = members.compactMap { $0["destination"] }
            .map { Destination(identifier: $0, reference: reading.scope.reference(to: $0)) }
    }

    // MARK: Connecting

    /// Makes the connection.
    ///
    /// - Parameters:
    ///   - object: The object that the connection leaves.
    ///   - assembly: Where the destinations are.
    ///   - isFinal: Whether what is missing is reported, because it will not come any more.
    /// - Returns: False if a destination does not exist yet.
    func connect(_ object: AnyObject, in assembly: InterfaceAssembly, isFinal: Bool) -> Bool {
        if case .segue(let template) = purpose {
            template.attach(to: object, in: assembly)
            return true
        }
        if isForFirstResponder, case .action(let selector, let events) = purpose {
            ActionConnection.connect(object, to: nil, selector, events)
            return true
        }
        // What is installed under no traits is not made, and nothing leads to it.
        let wanted = destinations.filter { !scope.isNotInstalled($0.identifier) }
        let found = wanted.compactMap { assembly.object(at: $0.reference) }
        guard found.count == wanted.count, !destinations.isEmpty else {
            if isFinal { report("it leads to an object that does not exist") }
            return false
        }
        guard let first = found.first else { return true }
        switch purpose {
        case .outlet(let property): connectOutlet(property, first, object, assembly)
        case .outletCollection(let property): connectCollection(property, found, object)
        case .action(let selector, let events):
            if !ActionConnection.connect(object, to: first, selector, events) {
                if scope.missingClass(of: owner.identifier) == nil { report("\(type(of: object)) sends no actions") }
            } else if !ActionInvocation(selector, sender: object).isImplemented(by: first) {
                // What a page shows in place of such a view has none of its methods.
                if scope.isStandIn(element["destination"]) { return true }
                reportMissing(
                    .action, of: element["destination"],
                    "\(type(of: first)) has no action \(selector); mark the method @Action and the class @IBClass")
            }
        case .segue: break
        }
        return true
    }

    private func connectOutlet(
        _ property: String, _ destination: AnyObject, _ object: AnyObject, _ assembly: InterfaceAssembly
    ) {
        if let outlet = InterfaceBuilderMembers.members(of: type(of: object)).outlets[property] {
            do throws(PropertyAccess.Refusal) {
                try outlet.set(destination, on: object)
            } catch {
                // As what its class is not, the destination may have been made of UIKit's class.
                if scope.isOfOtherClass(element["destination"]) { return }
                report("\(type(of: object)).\(property) takes no \(type(of: destination))")
            }
        } else if namesView(property, of: object), let controller = object as? UIViewController,
            let view = destination as? UIView
        {
            assembly.assignViewLast(view, of: controller)
        } else if !SystemOutlets.connect(property, of: object, to: destination) {
            if SystemOutlets.has(property) {
                if scope.isOfOtherClass(element["destination"]) { return }
                if scope.missingClass(of: owner.identifier) == nil {
                    return report("\(type(of: object)).\(property) takes no \(type(of: destination))")
                }
            }
            reportMissing(
                .outlet, of: owner.identifier,
                "\(type(of: object)) has no outlet \(property); mark it @Outlet and the class @IBClass")
        }
    }

    /// Whether an outlet is that of a controller's view; controllers of tables and collections have two names for it.
    private func namesView(_ property: String, of object: AnyObject) -> Bool {
        switch property {
        case "view": true
        case "tableView": object is UITableViewController
        case "collectionView": object is UICollectionViewController
        default: false
        }
    }

    private func connectCollection(_ property: String, _ destinations: [AnyObject], _ object: AnyObject) {
        if let collection = InterfaceBuilderMembers.members(of: type(of: object)).outletCollections[property] {
            do throws(PropertyAccess.Refusal) {
                try collection.set(destinations, on: object)
            } catch {
                report("\(type(of: object)).\(property) takes no such objects")
            }
        } else if property == "gestureRecognizers", let view = object as? UIView {
            for case let recognizer as UIGestureRecognizer in destinations { view.addGestureRecognizer(recognizer) }
        } else if let item = object as? UINavigationItem, let buttons = destinations as? [UIBarButtonItem],
            let set = Self.barButtonCollections[property]
        {
            set(item, buttons)
        } else if property == "exclusiveTouchViews" || property == "passthroughViews" {
            return
        } else {
            reportMissing(
                .outlet, of: owner.identifier,
                "\(type(of: object)) has no outlet collection \(property); mark it @Outlet and the class @IBClass")
        }
    }

    private static let barButtonCollections: [String: @MainActor (UINavigationItem, [UIBarButtonItem]) -> Void] = [
        "leftBarButtonItems": { $0.leftBarButtonItems = $1 },
        "rightBarButtonItems": { $0.rightBarButtonItems = $1 },
    ]

    /// Reports that an object lacks a member, unless its class is missing, which would have it.
    private func reportMissing(_ kind: InterfaceNeeds.Kind, of identifier: String?, _ problem: String) {
        if let missing = scope.missingClass(of: identifier) {
            source.observer?.miss(kind, name, of: missing)
        } else {
            report(problem)
        }
    }

    /// The outlet, the action or the kind of connection.
    private var name: String { element["property"] ?? element["selector"] ?? element.name }

    /// Reports what is wrong.
    private func report(_ problem: String) {
        if ElementKindTable.kind(of: owner)?.isStandIn == true { return }
        source.report(
            InterfaceFinding(
                .unresolvedConnection, name, in: element,
                reason: "The \(element.name) \(name) is not connected: \(problem)."))
    }
}
