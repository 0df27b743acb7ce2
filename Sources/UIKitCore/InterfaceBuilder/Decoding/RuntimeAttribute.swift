import Foundation

/// A value that the document sets by name on an object, such as an inspectable property of the app's own class.
@MainActor
struct RuntimeAttribute {
    private let keyPath: String
    private let element: InterfaceElement
    /// The value in every type it may be wanted in, the likeliest first; empty for nil.
    private let values: [Any]

    /// Reads an attribute.
    init?(of element: InterfaceElement, _ reading: ElementReading) {
        guard let keyPath = element["keyPath"] else {
            reading.reportUnreadable(element)
            return nil
        }
        self.keyPath = keyPath
        self.element = element
        values = Self.values(of: element, reading)
    }

    /// Sets the value; a name that the object does not have is reported once.
    func set(on object: AnyObject, _ blueprint: any MemberBlueprint, _ source: InterfaceSource) {
        if let property = InterfaceBuilderMembers.members(of: type(of: object)).inspectableProperties[keyPath] {
            for value in values.isEmpty ? [nil] : values.map(Optional.some) {
                do throws(PropertyAccess.Refusal) {
                    return try property.set(value, on: object)
                } catch { continue }
            }
        } else if SystemKeyPaths.set(values, at: keyPath, on: object) {
            return
        }
        if blueprint.isClassMissing {
            source.observer?.miss(.attribute, keyPath, of: blueprint.element["customClass"] ?? "")
            return
        }
        source.report(
            InterfaceFinding(
                .unresolvedConnection, keyPath, in: blueprint.element,
                reason: "The class \(type(of: object)) takes no such value for the key path \(keyPath); mark the "
                    + "property @IBInspectable and the class @IBClass."))
    }

    private static func values(of element: InterfaceElement, _ reading: ElementReading) -> [Any] {
        let value = element.children.first { $0.key == "value" }
        switch element["type"] {
        case "boolean": return [(element["value"] ?? value?["value"]) == "YES"]
        case "string": return [element["value"] ?? value?.content ?? ""]
        case "localizedString":
            let text = element["value"] ?? value?.content ?? ""
            return [localized(text, element, reading)]
        case "font": return value.flatMap { InterfaceFont.font(of: $0, reading) }.map { [$0] } ?? []
        case "inset", "edgeInsets": return value.flatMap { ChildReader.insets.read($0, reading) }.map { [$0] } ?? []
        case "color": return value.flatMap { InterfaceColor.color(of: $0, reading) }.map { [$0, $0.cgColor] } ?? []
        case "image": return InterfaceImage.image(of: value ?? element, reading).map { [$0] } ?? []
        case "point": return value.flatMap { ChildReader.point.read($0, reading) }.map { [$0] } ?? []
        case "size": return value.flatMap { ChildReader.size.read($0, reading) }.map { [$0] } ?? []
        case "rect": return value.flatMap { ChildReader.rect.read($0, reading) }.map { [$0] } ?? []
        case "range":
            guard let value = value.map(reading.with), let location: Int = value.value("location", .integer),
                let length: Int = value.value("length", .integer)
            else { return [] }
            return [NSRange(location: location, length: length)]
        case "number":
            guard let number = (value?["value"] ?? element["value"]).flatMap(InterfaceNumber.read) else {
                reading.reportUnreadable(element)
                return []
            }
            let whole: [Any] = Int(exactly: number).map { [$0] } ?? []
            return [CGFloat(number), number, Float(number)] + whole + [NSNumber(value: number)]
        case "nil", nil: return []
        case let type?:
            reading.with(element).reportUnreadable(type, of: "type")
            return []
        }
    }

    /// The text of a localized attribute, which the file of texts lists by its place among the object's attributes.
    private static func localized(_ text: String, _ element: InterfaceElement, _ reading: ElementReading) -> String {
        let siblings = reading.element.child("userDefinedRuntimeAttributes")?.children ?? []
        let place = siblings.firstIndex { $0 === element } ?? 0
        return reading.localized(text, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(place)]")
    }
}
