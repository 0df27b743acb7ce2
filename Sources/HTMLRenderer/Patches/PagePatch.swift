import UIKitCore

/// What turns the page that a browser shows into the next one.
package struct PagePatch: Hashable, Sendable {
    /// The rules of a view.
    package struct Rules: Hashable, Sendable {
        /// The number of the view.
        package let view: Int32
        /// All of its rules; empty when it has none any more.
        package let text: [UInt8]
    }

    /// What is said of the whole page, as markup and rules.
    package struct Surroundings: Hashable, Sendable {
        /// The elements of the head that say what the browser shows around the page.
        package let metadata: [UInt8]
        /// The rules for the whole page.
        package let rules: [UInt8]
        /// The attributes of the body, in the start tag of another element.
        package let attributes: [UInt8]

        /// Takes them from what the controllers of a scene ask for.
        @MainActor
        init(of scene: UIWindowScene) {
            let preferences = PagePreferences(of: scene)
            var writer = HTMLWriter()
            preferences.writeMetadata(into: &writer)
            metadata = writer.bytes
            writer = HTMLWriter()
            preferences.writeRules(into: &writer)
            rules = writer.bytes
            writer = HTMLWriter()
            writer.openTag("p")
            PageRenderer.writeDirection(of: scene, into: &writer)
            preferences.writeBodyAttributes(into: &writer)
            writer.endTag()
            attributes = writer.bytes
        }
    }

    /// What changes elements, in the order in which it is to be done.
    package let operations: [PatchOperation]
    /// The rules that change.
    package let rules: [Rules]
    /// The new title; nil when it stays.
    package let title: String?
    /// What is said of the whole page now; nil when it stays.
    package let surroundings: Surroundings?

    /// Writes the members of the JSON object that the script reads.
    ///
    /// Each member is followed by a comma.
    package func write(to json: inout [UInt8]) {
        if let title {
            json.append("\"title\":" as StaticString)
            json.append(json: title.utf8)
            json.append(UInt8(ascii: ","))
        }
        if !rules.isEmpty {
            json.append("\"rules\":{" as StaticString)
            for (index, rule) in rules.enumerated() {
                if index > 0 { json.append(UInt8(ascii: ",")) }
                json.append(UInt8(ascii: "\""))
                json.append(decimal: Int(rule.view))
                json.append("\":" as StaticString)
                json.append(json: rule.text)
            }
            json.append("}," as StaticString)
        }
        if let surroundings {
            json.append("\"page\":[" as StaticString)
            json.append(json: surroundings.metadata)
            json.append(UInt8(ascii: ","))
            json.append(json: surroundings.rules)
            json.append(UInt8(ascii: ","))
            json.append(json: surroundings.attributes)
            json.append("]," as StaticString)
        }
        json.append("\"operations\":[" as StaticString)
        for (index, operation) in operations.enumerated() {
            if index > 0 { json.append(UInt8(ascii: ",")) }
            operation.write(to: &json)
        }
        json.append("]," as StaticString)
    }
}

extension PatchOperation {
    /// Writes the operation as an array: its name, the view it is about, and what else it needs.
    fileprivate func write(to json: inout [UInt8]) {
        switch self {
        case .remove(let view): begin("remove", view, in: &json)
        case .replace(let view, let markup): write("replace", view, markup, to: &json)
        case .insertAfter(let view, let markup): write("insertAfter", view, markup, to: &json)
        case .insertBefore(let view, let markup): write("insertBefore", view, markup, to: &json)
        case .moveAfter(let view, let other): write("moveAfter", view, other, to: &json)
        case .moveBefore(let view, let other): write("moveBefore", view, other, to: &json)
        case .text(let view, let text): write("text", view, text, to: &json)
        case .attributes(let view, let attributes):
            begin("attributes", view, in: &json)
            json.append(",{" as StaticString)
            for (index, attribute) in attributes.enumerated() {
                if index > 0 { json.append(UInt8(ascii: ",")) }
                json.append(json: attribute.name)
                json.append(UInt8(ascii: ":"))
                if let value = attribute.value { json.append(json: value) } else { json.append("null" as StaticString) }
            }
            json.append(UInt8(ascii: "}"))
        }
        json.append(UInt8(ascii: "]"))
    }

    private func begin(_ name: StaticString, _ view: Int32, in json: inout [UInt8]) {
        json.append("[\"" as StaticString)
        json.append(name)
        json.append("\"," as StaticString)
        json.append(decimal: Int(view))
    }

    private func write(_ name: StaticString, _ view: Int32, _ content: [UInt8], to json: inout [UInt8]) {
        begin(name, view, in: &json)
        json.append(UInt8(ascii: ","))
        json.append(json: content)
    }

    private func write(_ name: StaticString, _ view: Int32, _ other: Int32, to json: inout [UInt8]) {
        begin(name, view, in: &json)
        json.append(UInt8(ascii: ","))
        json.append(decimal: Int(other))
    }
}

extension [UInt8] {
    /// Appends UTF-8 as a JSON string (RFC 8259, section 7).
    package mutating func append(json text: some Sequence<UInt8>) {
        append(UInt8(ascii: "\""))
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                append(UInt8(ascii: "\\"))
                append(byte)
            case 0..<0x20:
                append("\\u00" as StaticString)
                append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
                let digit = byte & 0xF
                append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            default: append(byte)
            }
        }
        append(UInt8(ascii: "\""))
    }
}
