import Foundation

/// All that is needed to make an object of a document again and again: its class and what is set on it.
@MainActor
final class ObjectBlueprint {
    /// The element that describes the object.
    let element: InterfaceElement
    /// What elements of the name mean.
    let kind: ElementKind
    /// The class to make, the app's own or the kind's.
    let objectClass: AnyClass
    /// The object's place among those of its scope; nil without identifier.
    let slot: Int?
    /// The connections that leave the object.
    let connections: [Connection]
    /// The values that the document sets by name.
    let runtimeAttributes: [RuntimeAttribute]
    private let settings: [ElementSetting]

    /// Whether the document names a class that the program does not have.
    var isClassMissing: Bool { element["customClass"] != nil && objectClass == kind.objectClass }

    /// Reads an element.
    ///
    /// - Returns: nil, and a report, if the element is of no known kind.
    convenience init?(of element: InterfaceElement, in scope: BlueprintScope) {
        guard let kind = ElementKindTable.kind(of: element) else {
            if !ElementKindTable.silent.contains(element.name) {
                scope.source.report(
                    InterfaceFinding(
                        .unknownElement, element.name, in: element, reason: "<\(element.name)> is not known."))
            }
            return nil
        }
        self.init(of: element, kind: kind, in: scope)
    }

    /// Reads an element as one of a kind.
    init(of element: InterfaceElement, kind: ElementKind, in scope: BlueprintScope) {
        self.element = element
        self.kind = kind
        slot = element.identifier.map(scope.slot)
        let ownClass: AnyClass? = CustomClass(of: element)?.resolve(basedOn: kind, in: scope.source, element)
        objectClass = ownClass ?? kind.objectClass
        if ownClass == nil, element["customClass"] != nil, let identifier = element.identifier {
            scope.noteMissingClass(of: identifier)
        }
        let reading = ElementReading(element: element, scope: scope)
        var found: [(order: Int, setting: ElementSetting)] = []
        var connections: [Connection] = []
        var attributes: [RuntimeAttribute] = []
        Self.readAttributes(reading, kind, into: &found)
        for child in element.children {
            switch child.name {
            case "connections": connections += Connection.readAll(child.children, reading)
            case "userDefinedRuntimeAttributes":
                attributes += child.children.compactMap { RuntimeAttribute(of: $0, reading) }
            case "variation": break
            default: Self.read(child, reading, kind, into: &found)
            }
        }
        self.connections = connections
        runtimeAttributes = attributes
        settings = found.sorted { $0.order < $1.order }.map(\.setting)
    }

    private static func readAttributes(
        _ reading: ElementReading, _ kind: ElementKind, into found: inout [(order: Int, setting: ElementSetting)]
    ) {
        for attribute in reading.element.attributes where !ElementKindTable.isCommon(attribute.name) {
            guard let entry = kind.entry(forAttribute: attribute.name) else {
                if !kind.isStandIn { reading.reportUnknownAttribute(attribute.name) }
                continue
            }
            if let setting = entry.property.readAttribute(attribute.value, reading) {
                found.append((entry.order, setting))
            }
        }
    }

    private static func read(
        _ child: InterfaceElement, _ reading: ElementReading, _ kind: ElementKind,
        into found: inout [(order: Int, setting: ElementSetting)]
    ) {
        if let entry = kind.entry(forChild: child.name, key: child.key) {
            if let setting = entry.property.readChild(child, reading) { found.append((entry.order, setting)) }
        } else if ["string", "mutableString"].contains(child.name), let key = child.key,
            let entry = kind.entry(forAttribute: key)
        {
            // Long texts stand in an element of their own.
            if let setting = entry.property.readAttribute(child.content, reading) {
                found.append((entry.order, setting))
            }
        } else if child.name != "nil", !kind.isStandIn {
            reading.reportUnknownElement(child)
        }
    }

    /// Makes a new object with `init(coder:)`, which sets its properties.
    func makeObject(in assembly: InterfaceAssembly) -> AnyObject? {
        kind.make(objectClass, InterfaceCoder(self, assembly))
    }

    /// Sets the properties of an object.
    func apply(to object: AnyObject, in assembly: InterfaceAssembly) {
        for setting in settings { setting(object, assembly) }
    }
}
