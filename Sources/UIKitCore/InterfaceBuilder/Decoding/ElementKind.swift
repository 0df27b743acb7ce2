import Foundation

/// What elements of one name mean: which class they become, and what their attributes and children are.
///
/// A kind extends another one as its class extends another class. Properties are set in the order of the table, those of
/// the extended kind first.
@MainActor
final class ElementKind {
    /// Stands for the name of a child element of which only the key counts.
    static let anyName = "*"

    /// How an object of a class is made.
    typealias Making = @MainActor (AnyClass, InterfaceCoder) -> AnyObject?

    /// The class of objects that name none of their own.
    let objectClass: AnyClass
    /// Makes an object of the class or of a subclass.
    let make: Making
    /// Whether this only stands in for a class that does not exist here, which a finding says.
    ///
    /// What such an object has beside what all views or controllers have means nothing here, and is passed over.
    let isStandIn: Bool
    private let base: ElementKind?
    private let own: [ElementProperty]

    /// Describes a kind.
    init(
        _ objectClass: AnyClass, extends base: ElementKind? = nil, isStandIn: Bool = false, make: Making? = nil,
        _ properties: [ElementProperty]
    ) {
        self.objectClass = objectClass
        let making: Making = { _, _ in nil }
        self.make = make ?? base?.make ?? making
        self.isStandIn = isStandIn
        self.base = base
        own = properties
    }

    /// The kind extended by further properties.
    func extended(by properties: [ElementProperty]) -> ElementKind {
        ElementKind(objectClass, extends: self, properties)
    }

    /// A property and its place in the order of setting.
    struct Entry {
        let order: Int
        let property: ElementProperty
    }

    private(set) lazy var entries: [ElementProperty.Place: Entry] = {
        var entries = base?.entries ?? [:]
        let first = entries.count
        for (offset, property) in own.enumerated() {
            entries[property.place] = Entry(order: first + offset, property: property)
        }
        return entries
    }()

    /// The attributes that mean something where a document leaves them out, with what they say then.
    private(set) lazy var absentValues: [(name: String, value: String, property: ElementProperty)] =
        entries.values.compactMap { entry in
            guard case .attribute(let name) = entry.property.place, let value = entry.property.valueIfAbsent else {
                return nil
            }
            return (name, value, entry.property)
        }

    /// The property at an attribute.
    func entry(forAttribute name: String) -> Entry? { entries[.attribute(name)] }

    /// The property at a child element: that of its name and key, of the key for any name, or of the name for any key.
    func entry(forChild name: String, key: String?) -> Entry? {
        if let key, let entry = entries[.child(name, key: key)] ?? entries[.child(Self.anyName, key: key)] {
            return entry
        }
        return entries[.child(name, key: nil)]
    }
}
