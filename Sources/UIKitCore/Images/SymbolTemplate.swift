import Foundation
import Synchronization

/// A symbol of an app's own: the SVG template that a `.symbolset` of an asset catalog holds.
///
/// A template has the symbol in several weights and scales, each a group of paths, between guides that tell its width and the
/// height of capital letters beside it. Here the regular weight in medium scale is drawn.
///
/// Source: "Creating custom symbol images for your app".
struct SymbolTemplate {
    private static let known = Mutex<[String: DrawnImage]>([:])

    /// The most drawings that are remembered.
    private static let mostKnown = 512

    /// The drawing of a symbol in a bundle, or in any that was built with the program; nil where there is none.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol set.
    ///   - bundle: Where to look.
    ///   - configuration: How large it is.
    static func image(
        named name: String, in bundle: Bundle?, _ configuration: UIImage.SymbolConfiguration?
    ) -> DrawnImage? {
        let values = configuration?.values
        let pointSize = values?.pointSize ?? values?.textStyle?.metrics.pointSize(for: .large) ?? 17
        let scale: CGFloat =
            switch values?.scale {
            case .small: 0.79
            case .large: 1.28
            default: 1
            }
        for folder in ResourceBundles.folders(of: bundle) {
            guard let url = AssetCatalog.symbolFile(named: name, in: folder) else { continue }
            let key = "\(url.path)\u{0}\(pointSize * scale)"
            if let image = known.withLock({ $0[key] }) { return image }
            guard let data = try? Data(contentsOf: url), let template = SymbolTemplate(data) else { continue }
            let image = template.image(factor: pointSize * scale / templateSize)
            known.withLock { known in
                if known.count >= mostKnown { known = [:] }
                known[key] = image
            }
            return image
        }
        return nil
    }

    /// The size of the text that a template is drawn beside, in points.
    private static let templateSize: CGFloat = 100

    /// The lines and curves.
    let path: UIBezierPath
    /// What the symbol takes of the line of text: its guides, and the lines and curves beyond.
    let box: CGRect

    /// Reads a template; nil for what is none or draws nothing.
    init?(_ data: Data) {
        guard let root = Self.root(of: data) else { return nil }
        var elements: [String: InterfaceElement] = [:]
        root.forEachInside { element in
            if let identifier = element.identifier { elements[identifier] = element }
        }
        guard let scale = ["M", "S", "L"].first(where: { elements["Regular-" + $0] != nil }),
            let group = elements["Regular-" + scale]
        else { return nil }
        path = UIBezierPath()
        Self.append(group, .identity, to: path, depth: 0)
        guard !path.isEmpty else { return nil }
        var box = path.bounds
        func guide(_ name: String, _ attribute: String) -> CGFloat? {
            elements[name]?[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
        }
        if let left = guide("left-margin-Regular-" + scale, "x1"),
            let right = guide("right-margin-Regular-" + scale, "x1"), right > left
        {
            box.origin.x = left
            box.size.width = right - left
        }
        if let capline = guide("Capline-" + scale, "y1"), let baseline = guide("Baseline-" + scale, "y1"),
            baseline > capline
        {
            box = box.union(CGRect(x: box.minX, y: capline, width: box.width, height: baseline - capline))
        }
        guard box.width > 0, box.height > 0 else { return nil }
        self.box = box
    }

    private func image(factor: CGFloat) -> DrawnImage? {
        let size = CGSize(width: box.width * factor, height: box.height * factor)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            path.apply(
                CGAffineTransform(translationX: -box.minX, y: -box.minY).concatenating(
                    CGAffineTransform(scaleX: factor, y: factor)))
            UIColor.black.setFill()
            path.fill()
        }
        return image.drawnImage
    }

    // MARK: Reading

    /// The root element of a file, whose document type is passed over; nil for one that declares entities.
    private static func root(of data: Data) -> InterfaceElement? {
        var text = String(decoding: data.prefix(InterfaceDocumentLimits().bytes), as: UTF8.self)
        if let start = text.range(of: "<!DOCTYPE") {
            guard let end = text[start.upperBound...].firstIndex(of: ">"),
                !text[start.upperBound..<end].contains("[")
            else { return nil }
            text.removeSubrange(start.lowerBound...end)
        }
        return try? InterfaceDocumentParser.parse(Data(text.utf8), limits: InterfaceDocumentLimits())
    }

    private static let mostGroupsWithinEachOther = 32

    /// Adds the paths of an element and of those within.
    private static func append(
        _ element: InterfaceElement, _ outer: CGAffineTransform, to path: UIBezierPath, depth: Int
    ) {
        guard depth < mostGroupsWithinEachOther else { return }
        let transform = element["transform"].map { Self.transform($0).concatenating(outer) } ?? outer
        if element.name == "path", let text = element["d"] {
            let part = VectorPathReader.path(text)
            part.apply(transform)
            path.append(part)
        }
        for child in element.children { append(child, transform, to: path, depth: depth + 1) }
    }

    /// The transform of an attribute, such as `matrix(1 0 0 1 20 30) scale(2)`: the last one comes first.
    private static func transform(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            let pieces = part.split(separator: "(")
            guard pieces.count == 2, let name = pieces.first?.trimmingCharacters(in: .whitespaces.union([","])) else {
                continue
            }
            let numbers = pieces[1].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }.filter(\.isFinite)
                .map { CGFloat($0) }
            switch (name, numbers.count) {
            case ("matrix", 6):
                let matrix = CGAffineTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
                result = matrix.concatenating(result)
            case ("translate", 1...2):
                result = CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
                    .concatenating(result)
            case ("scale", 1...2):
                result = CGAffineTransform(scaleX: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
                    .concatenating(result)
            default: break
            }
        }
        return result
    }
}
