import Foundation

/// What is needed to read an element: the source it comes from and the scene or nib it belongs to.
@MainActor
struct ElementReading {
    /// The element that is read.
    let element: InterfaceElement
    /// The objects among which it refers to others.
    let scope: BlueprintScope

    /// The source.
    var source: InterfaceSource { scope.source }

    /// The blueprint of an element that describes an object; nil and a report if its kind is not known.
    func blueprint(of element: InterfaceElement) -> ObjectBlueprint? {
        ObjectBlueprint(of: element, in: scope)
    }

    /// The same reading for another element.
    func with(_ element: InterfaceElement) -> ElementReading {
        ElementReading(element: element, scope: scope)
    }

    /// A text in the person's language: that of the file of texts, else the document's own.
    func localized(_ text: String, _ property: String) -> String {
        source.strings.text(of: element.identifier, property) ?? text
    }

    /// The value of an attribute; nil if there is none, and with a report if it cannot be read.
    func value<Value>(_ attribute: String, _ reader: AttributeReader<Value>) -> Value? {
        guard let text = element[attribute] else { return nil }
        if let value = reader.read(text, self, attribute) { return value }
        reportUnreadable(text, of: attribute)
        return nil
    }

    /// The number of an attribute; nil if there is none, and with a report if it cannot be read.
    func number(_ attribute: String) -> CGFloat? {
        guard let text = element[attribute] else { return nil }
        if let number = InterfaceNumber.read(text) { return CGFloat(number) }
        reportUnreadable(text, of: attribute)
        return nil
    }

    /// What a word stands for; nil if there is none, and with a report if nobody knows it.
    func word<Value>(_ word: String?, _ attribute: String, _ words: [String: Value]) -> Value? {
        guard let word else { return nil }
        if let value = words[word] { return value }
        reportUnreadable(word, of: attribute)
        return nil
    }

    // MARK: Reporting

    func reportUnreadable(_ text: String, of attribute: String) {
        source.report(
            InterfaceFinding(
                .unreadableValue, attribute, in: element,
                reason: "<\(element.name)> has \(attribute)=\"\(text)\", which cannot be read."))
    }

    func reportUnreadable(_ child: InterfaceElement) {
        source.report(
            InterfaceFinding(
                .unreadableValue, child.name, in: child,
                reason: "<\(child.name)> in <\(element.name)> cannot be read."))
    }

    func reportUnknownAttribute(_ name: String) {
        source.report(
            InterfaceFinding(
                .unknownAttribute, name, in: element,
                reason: "The attribute \(name) of <\(element.name)> is not known."))
    }

    func reportStandIn(_ objectClass: AnyClass) {
        source.report(
            InterfaceFinding(
                .standIn, element.name, in: element,
                reason:
                    "<\(element.name)> has no counterpart here; a plain \(objectClass) keeps its place. Name a class "
                    + "of your own to show something in it."))
    }

    func reportUnknownElement(_ child: InterfaceElement) {
        let place = child.key.map { " for the key \($0)" } ?? ""
        source.report(
            InterfaceFinding(
                .unknownElement, child.name, in: child,
                reason: "<\(child.name)>\(place) in <\(element.name)> is not known."))
    }
}
