import UIKitCore

/// A class of elements of one collection, whose rules hold for all items that stand alike.
///
/// It is written `v12s3p4`: the view's number, the section, the part of its group.
struct CollectionClass {
    private let collection: Int32
    private let section: Int?

    /// The class of the whole collection or of a section of it.
    @MainActor
    init(_ collection: UICollectionView, section: Int?, in page: inout RenderingPass) {
        self.collection = page.identifier(of: collection)
        self.section = section
    }

    /// Writes the class, or that of a part.
    ///
    /// - Parameters:
    ///   - letter: What sort of part.
    ///   - part: The number of the part.
    func append(to bytes: inout [UInt8], _ letter: StaticString = "", _ part: Int? = nil) {
        bytes.append(UInt8(ascii: "v"))
        bytes.append(decimal: Int(collection))
        bytes.append(UInt8(ascii: "s"))
        if let section { bytes.append(decimal: section) }
        bytes.append(letter)
        if let part { bytes.append(decimal: part) }
    }
}

extension RenderingPass {
    /// Writes a rule for a class of elements.
    mutating func writeRule(
        for name: CollectionClass, _ letter: StaticString = "", _ part: Int? = nil, _ suffix: StaticString = "",
        _ declare: (inout StyleWriter) -> Void
    ) {
        let start = styles.bytes.count
        styles.bytes.append(UInt8(ascii: "."))
        name.append(to: &styles.bytes, letter, part)
        styles.bytes.append(suffix)
        styles.bytes.append(UInt8(ascii: "{"))
        let empty = styles.bytes.count
        declare(&styles)
        if styles.bytes.count == empty { styles.bytes.removeSubrange(start...) } else { styles.endRule() }
    }

    /// Writes the start tag of an element of a class.
    mutating func openTag(
        _ classes: StaticString, _ name: CollectionClass, _ letter: StaticString = "", _ part: Int? = nil,
        role: StaticString = ""
    ) {
        html.markup("<div class=\"")
        html.markup(classes)
        html.bytes.append(UInt8(ascii: " "))
        name.append(to: &html.bytes, letter, part)
        html.markup("\"")
        if role.utf8CodeUnitCount > 0 { html.attribute("role", role) }
        html.endTag()
    }
}

extension StyleWriter {
    /// Writes a length that follows the section's width, of which some is not the items'.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - length: The length.
    ///   - insets: How much of the section's width is not the items', in points.
    ///   - added: What is added, in points.
    mutating func declare(
        _ property: StaticString, _ length: FluidLength, insets: Double, adding added: Double = 0
    ) {
        let points = length.points + added - length.width * insets
        begin(property)
        if length.width == 0, length.height == 0 {
            bytes.append(points: max(points, 0))
            return end()
        }
        bytes.append("calc(" as StaticString)
        if length.width != 0 {
            bytes.append(number: length.width * 100)
            bytes.append("cqi" as StaticString)
        }
        if length.height != 0 {
            if length.width != 0 { bytes.append(" + " as StaticString) }
            bytes.append(number: length.height * 100)
            bytes.append("svh" as StaticString)
        }
        bytes.append(points < 0 ? " - " as StaticString : " + ")
        bytes.append(number: abs(points))
        bytes.append("px)" as StaticString)
        end()
    }

    /// Writes logical distances at all edges.
    mutating func declare(_ property: StaticString, _ insets: NSDirectionalEdgeInsets) {
        guard insets != .zero else { return }
        declareEdge(property, "-block-start", insets.top)
        declareEdge(property, "-block-end", insets.bottom)
        declareEdge(property, "-inline-start", insets.leading)
        declareEdge(property, "-inline-end", insets.trailing)
    }

    private mutating func declareEdge(_ property: StaticString, _ edge: StaticString, _ points: Double) {
        guard points != 0 else { return }
        bytes.append(property)
        declare(edge, points: points)
    }
}
