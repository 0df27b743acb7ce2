import Foundation
import FoundationXML

/// Reads the XML of a document into its tree, in one pass.
///
/// Interface Builder writes neither document types nor entities, so both are refused: nothing outside the document is
/// ever read, and nothing can grow while it is read.
final class InterfaceDocumentParser: NSObject, XMLParserDelegate {
    private struct OpenElement {
        let name: String
        let attributes: [InterfaceElement.Attribute]
        let line: Int
        var children: [InterfaceElement] = []
        var text = ""
    }

    private let limits: InterfaceDocumentLimits
    private var open: [OpenElement] = []
    private var root: InterfaceElement?
    private var names: [String: String] = [:]
    private var elementCount = 0
    private var problem: InterfaceDocumentError?

    private init(limits: InterfaceDocumentLimits) {
        self.limits = limits
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file, in UTF-8.
    ///   - limits: How large it may be.
    /// - Returns: The root element.
    static func parse(
        _ data: Data, limits: InterfaceDocumentLimits
    ) throws(InterfaceDocumentError) -> InterfaceElement {
        guard data.count <= limits.bytes else {
            throw InterfaceDocumentError("The document has more than \(limits.bytes) bytes.")
        }
        try checkBeginning(of: data)
        if let line = InterfaceTagScan.lineOfLargeTag(in: data, mostAttributes: limits.attributes) {
            throw InterfaceDocumentError("An element has more than \(limits.attributes) attributes.", line: line)
        }
        let delegate = InterfaceDocumentParser(limits: limits)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = delegate
        let succeeded = parser.parse()
        if let problem = delegate.problem { throw problem }
        guard succeeded, let root = delegate.root else {
            throw InterfaceDocumentError("The document is not well-formed XML.", line: max(1, parser.lineNumber))
        }
        return root
    }

    // MARK: Before reading

    /// Refuses what is no XML in UTF-8, and document types.
    private static func checkBeginning(of data: Data) throws(InterfaceDocumentError) {
        let start = data.prefix(512).drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard start.first == UInt8(ascii: "<"), !start.contains(0) else {
            throw InterfaceDocumentError("The document is not XML in UTF-8.", line: 1)
        }
        let declaration = String(decoding: start.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self).lowercased()
        if declaration.hasPrefix("<?xml"), declaration.contains("encoding"), !declaration.contains("utf-8") {
            throw InterfaceDocumentError("The document is not XML in UTF-8.", line: 1)
        }
        if let type = data.range(of: Data("<!DOCTYPE".utf8)) {
            let line = data[..<type.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            throw InterfaceDocumentError("Document types and entities are not allowed.", line: line)
        }
    }

    // MARK: While reading

    /// The elements whose characters are texts that people read.
    private static let texts: Set<String> = ["string", "mutableString"]

    private func refuse(_ reason: String, _ parser: XMLParser) {
        guard problem == nil else { return }
        problem = InterfaceDocumentError(reason, line: max(1, parser.lineNumber))
        parser.abortParsing()
    }

    /// One copy of every name, however often it occurs.
    private func interned(_ name: String) -> String {
        if let known = names[name] { return known }
        names[name] = name
        return name
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard problem == nil else { return }
        elementCount += 1
        guard elementCount <= limits.elements else {
            return refuse("The document has more than \(limits.elements) elements.", parser)
        }
        guard open.count < limits.depth else {
            return refuse("More than \(limits.depth) elements are within each other.", parser)
        }
        let list = attributes.map { InterfaceElement.Attribute(name: interned($0.key), value: $0.value) }
        open.append(OpenElement(name: interned(elementName), attributes: list, line: parser.lineNumber))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard problem == nil, let last = open.indices.last else { return }
        // Between elements white space only indents; in texts it counts.
        let isText = Self.texts.contains(open[last].name)
        if !isText, open[last].text.isEmpty, string.utf8.allSatisfy({ $0 <= 0x20 }) { return }
        open[last].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard problem == nil, let closed = open.popLast() else { return }
        let element = InterfaceElement(
            name: closed.name, attributes: closed.attributes, children: closed.children, text: closed.text,
            line: closed.line)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        refuse("The document is not well-formed XML.", parser)
    }

    func parser(
        _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
    ) {
        refuse("Document types and entities are not allowed.", parser)
    }

    func parser(
        _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?
    ) {
        refuse("Document types and entities are not allowed.", parser)
    }
}
