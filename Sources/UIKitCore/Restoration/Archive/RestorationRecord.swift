/// What is preserved of one controller, view or other restorable object.
struct RestorationRecord: Hashable, Sendable {
    /// What a record is about.
    enum Kind: Int64, Sendable {
        /// A view controller.
        case controller = 0
        /// A view in a controller's hierarchy.
        case view = 1
        /// An object that the app registered.
        case object = 2
    }

    /// What the record is about.
    var kind: Kind
    /// The number by which others refer to it.
    var number: Int
    /// The number of the record that contains it or first referred to it; nil for a root.
    var owner: Int?
    /// The restoration identifiers of what contains it, from the root on, and its own.
    var path: [String]
    /// The name of its class.
    var className: String
    /// The name of the class that makes it anew, if it named one.
    var restorationClassName: String?
    /// The storyboard it comes from and its place there, if it comes from one.
    var storyboardPlace: RestorationValue?
    /// What it encoded.
    var values: KeyedValues = [:]
}

extension RestorationRecord {
    /// Reads a record; nil when the value is none.
    init?(_ value: RestorationValue) {
        guard case .object(let className, let parts) = value,
            case .integer(let kind) = parts[CommonText.kind.text], let kind = Kind(rawValue: kind),
            case .integer(let number) = parts[CommonText.number.text],
            case .array(let path) = parts[CommonText.path.text], !path.isEmpty
        else { return nil }
        self.kind = kind
        self.number = Int(number)
        self.className = className
        self.path = path.compactMap(\.text)
        guard self.path.count == path.count else { return nil }
        if case .integer(let owner) = parts[CommonText.owner.text] { self.owner = Int(owner) }
        restorationClassName = parts[CommonText.restorationClass.text]?.text
        storyboardPlace = parts[CommonText.storyboardPlace.text]
        values = parts[CommonText.values.text]?.keyedValues ?? [:]
    }

    /// Writes the record.
    func write(to writer: inout RestorationValueWriter) {
        let partCount =
            3 + (owner == nil ? 0 : 1) + (restorationClassName == nil ? 0 : 1) + (storyboardPlace == nil ? 0 : 1)
            + (values.isEmpty ? 0 : 1)
        writer.begin(objectOf: className, count: partCount)
        writer.write(common: .kind, integer: kind.rawValue)
        writer.write(common: .number, integer: Int64(number))
        if let owner { writer.write(common: .owner, integer: Int64(owner)) }
        writer.write(common: .path)
        writer.begin(arrayOf: path.count)
        for identifier in path { writer.write(text: identifier) }
        if let restorationClassName {
            writer.write(common: .restorationClass)
            writer.write(text: restorationClassName)
        }
        if let storyboardPlace {
            writer.write(common: .storyboardPlace)
            writer.write(storyboardPlace)
        }
        if !values.isEmpty {
            writer.write(common: .values)
            writer.write(object: values)
        }
    }
}

extension RestorationRecord {
    /// Whether the view of the controller was loaded.
    @MainActor var wasSeen: Bool {
        values[StateRestoration.viewWasLoadedKey] != nil || values[TypedValues.key] != nil
    }

    /// Whether the app encoded something of its own.
    var hasValuesOfApp: Bool { values.contains { key, _ in !key.hasPrefix("UIKit.") } }
}
