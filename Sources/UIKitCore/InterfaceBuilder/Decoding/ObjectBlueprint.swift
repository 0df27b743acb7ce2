import Foundation

/// What is set on an object, and connected with it, by the names of its members.
@MainActor
protocol MemberBlueprint: AnyObject {
    /// The element that describes the object.
    var element: InterfaceElement { get }
    /// The connections that leave the object.
    var connections: [Connection] { get }
    /// The values that the document sets by name.
    var runtimeAttributes: [RuntimeAttribute] { get }
    /// Whether the document names a class that the program does not have.
    var isClassMissing: Bool { get }
}

/// All that is needed to make an object of a document again and again: its class and what is set on it.
@MainActor
final class ObjectBlueprint: MemberBlueprint {
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
    private let settings: [StoredSetting]
    /// What other values hold under some traits, those with fewer traits first.
    private let layers: [VariedProperties.Layer]
    /// The values of what varies where no variation says anything; for the others the object's own are remembered.
    private let base: [ElementProperty.Place: ElementSetting]

    /// Whether the document names a class that the program does not have.
    var isClassMissing: Bool { element["customClass"] != nil && objectClass == kind.objectClass }

    /// Reads an element.
    ///
    /// - Returns: nil, and a report, if the element is of no known kind.
    convenience init?(of element: InterfaceElement, in scope: BlueprintScope) {
        guard let kind = ElementKindTable.kind(of: element) else {
            if ElementKindTable.silent.contains(element.name) { return nil }
            let isView = ElementKindTable.isSomeView(element)
            let remedy = isView ? "; a plain view stands in for it" : ""
            scope.source.report(
                InterfaceFinding(
                    .unknownElement, element.name, in: element, reason: "<\(element.name)> is not known\(remedy)."))
            guard isView else { return nil }
            self.init(of: element, kind: .unknownView, in: scope)
            return
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
        if ownClass == nil, let name = element["customClass"], let identifier = element.identifier {
            scope.noteMissingClass(name, of: identifier)
        }
        let reading = ElementReading(element: element, scope: scope)
        if kind.isStandIn, ownClass == nil {
            if let identifier = element.identifier { scope.noteStandIn(identifier) }
            if kind !== ElementKind.unknownView, kind !== ElementKind.unknownController {
                reading.reportStandIn(kind.objectClass)
            }
        }
        var found: [Found] = []
        var connections: [Connection] = []
        var attributes: [RuntimeAttribute] = []
        Self.readAttributes(reading, of: element, kind, into: &found)
        Self.readAbsentValues(reading, kind, into: &found)
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
        layers = Self.layers(reading, kind)
        let varied = layers.reduce(into: Set()) { $0.formUnion($1.settings.keys) }
        base = Self.settings(of: found.filter { varied.contains($0.place) })
        settings = found.sorted { $0.order < $1.order }.map { StoredSetting(set: $0.setting) }
    }

    /// A setting and where it was found.
    ///
    /// A structure and no tuple: functions in tuples and lists are called through another one, which takes longer.
    private struct Found {
        let order: Int
        let place: ElementProperty.Place
        let setting: ElementSetting
    }

    /// A setting in a list.
    private struct StoredSetting {
        let set: ElementSetting
    }

    /// The settings by their places, where several elements of one name, as the states of a button, are set together.
    private static func settings(of found: [Found]) -> [ElementProperty.Place: ElementSetting] {
        Dictionary(found.map { ($0.place, $0.setting) }) { first, second in
            { object, assembly in
                first(object, assembly)
                second(object, assembly)
            }
        }
    }

    /// Reads the variations of the element; the masks in them belong to the lists that they mask.
    private static func layers(_ reading: ElementReading, _ kind: ElementKind) -> [VariedProperties.Layer] {
        var layers: [VariedProperties.Layer] = []
        for variation in reading.element.children where variation.name == "variation" {
            guard let condition = variation.key.flatMap(VariationCondition.init) else {
                reading.with(variation).reportUnreadable(variation.key ?? "", of: "key")
                continue
            }
            var found: [Found] = []
            readAttributes(reading, of: variation, kind, into: &found)
            for child in variation.children where child.name != "mask" { read(child, reading, kind, into: &found) }
            if found.isEmpty { continue }
            let settings = settings(of: found)
            layers.append(VariedProperties.Layer(condition: condition, settings: settings))
        }
        return layers.sorted { $0.condition.specificity < $1.condition.specificity }
    }

    private static func readAttributes(
        _ reading: ElementReading, of element: InterfaceElement, _ kind: ElementKind, into found: inout [Found]
    ) {
        for attribute in element.attributes where !ElementKindTable.isCommon(attribute.name) {
            guard let entry = kind.entry(forAttribute: attribute.name) else {
                if !kind.isStandIn { reading.reportUnknownAttribute(attribute.name) }
                continue
            }
            if let setting = entry.property.readAttribute(attribute.value, reading) {
                found.append(Found(order: entry.order, place: entry.property.place, setting: setting))
            }
        }
    }

    /// Adds what the attributes mean that the document leaves out; it is set before all that the document states.
    private static func readAbsentValues(_ reading: ElementReading, _ kind: ElementKind, into found: inout [Found]) {
        for (name, value, property) in kind.absentValues where reading.element[name] == nil {
            if let setting = property.readAttribute(value, reading) {
                found.append(Found(order: -1, place: property.place, setting: setting))
            }
        }
    }

    private static func read(
        _ child: InterfaceElement, _ reading: ElementReading, _ kind: ElementKind,
        into found: inout [Found]
    ) {
        if let entry = kind.entry(forChild: child.name, key: child.key) {
            ValueVocabulary.check(child, reading)
            if let setting = entry.property.readChild(child, reading) {
                found.append(Found(order: entry.order, place: entry.property.place, setting: setting))
            }
        } else if ["string", "mutableString"].contains(child.name), let key = child.key,
            let entry = kind.entry(forAttribute: key)
        {
            // Long texts stand in an element of their own.
            if let setting = entry.property.readAttribute(child.content, reading) {
                found.append(Found(order: entry.order, place: entry.property.place, setting: setting))
            }
        } else if child.name != "nil", !ElementKindTable.isForEditor(child), !kind.isStandIn {
            reading.reportUnknownElement(child)
        }
    }

    /// Makes a new object with `init(coder:)`, which sets its properties.
    func makeObject(in assembly: InterfaceAssembly) -> AnyObject? {
        kind.make(objectClass, InterfaceCoder(self, assembly))
    }

    /// Sets the properties of an object.
    func apply(to object: AnyObject, in assembly: InterfaceAssembly) {
        for setting in settings { setting.set(object, assembly) }
        guard !layers.isEmpty else { return }
        var base = base
        for layer in layers {
            for place in layer.settings.keys where base[place] == nil {
                base[place] = kind.entries[place]?.property.remember?(object)
            }
        }
        assembly.variations.add(VariedProperties(of: object, base: base, layers: layers))
    }
}
