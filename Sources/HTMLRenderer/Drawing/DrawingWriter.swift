import Foundation
import UIKitCore

/// Writes a drawing as SVG.
///
/// Everything is an attribute, as pages have no style attributes. Colours are written as elsewhere on the page, so that
/// they follow the reader's appearance. Gradients, clips, masks and shadows are definitions with identifiers, which are
/// numbered within a view.
struct DrawingWriter {
    /// What was written so far.
    var styles = StyleWriter()
    /// The number of the view, for identifiers.
    let scope: Int32
    /// How many definitions the view has so far.
    var definitionCount: Int
    /// Whether every colour is written as that of the text around the drawing.
    let isTemplate: Bool
    /// What is drawn in, in points.
    private var canvas: CGRect

    /// How deep drawings may lie in each other.
    private static let mostNestedDrawings = 32
    private var depth = 0

    init(scope: Int32, definitionCount: Int, canvas: CGRect, isTemplate: Bool = false) {
        self.scope = scope
        self.definitionCount = definitionCount
        self.canvas = canvas
        self.isTemplate = isTemplate
    }

    // MARK: Items

    /// Writes everything that was drawn.
    mutating func write(_ drawing: Drawing) {
        guard depth < Self.mostNestedDrawings else { return }
        depth += 1
        var clipNumbers: [Int: Int] = [:]
        var openClip: Int?
        for item in drawing.items {
            if item.clip != openClip {
                if openClip != nil { markup("</g>") }
                if let clip = item.clip {
                    let number = define(clip, of: drawing, &clipNumbers)
                    markup("<g")
                    reference("clip-path", number)
                    markup(">")
                }
                openClip = item.clip
            }
            write(item, of: drawing)
        }
        if openClip != nil { markup("</g>") }
        depth -= 1
    }

    private mutating func write(_ item: Drawing.Item, of drawing: Drawing) {
        let blend = item.blendMode.className
        let isGroup = item.shadow != nil || blend != nil || item.opacity < 1 && !item.isSingleColor
        let shadow = item.shadow.map { define($0) }
        if isGroup {
            markup("<g")
            if let blend { attribute("class", blend) }
            if item.opacity < 1 { attribute("opacity", fine: item.opacity) }
            if let shadow { reference("filter", shadow) }
            markup(">")
        }
        let opacity = isGroup ? 1 : item.opacity
        switch item.content {
        case .shape(let shape, let fill, let stroke): write(shape, fill, stroke, opacity: opacity)
        case .gradient(let gradient):
            let area = item.clip.map { drawing.clips[$0].shape.boundsOfPoints } ?? canvas
            write(gradient, over: area.isNull ? canvas : area)
        case .image(let image, let rect, let transform): write(image, in: rect, transform)
        case .text(let line, let transform): write(line, transform, opacity: opacity)
        case .group(let inner, let cutout): write(inner, cutOutBy: cutout)
        }
        if isGroup { markup("</g>") }
    }

    private mutating func write(_ drawing: Drawing, cutOutBy cutout: Drawing.Cutout?) {
        guard let cutout else {
            markup("<g>")
            write(drawing)
            markup("</g>")
            return
        }
        let number = nextNumber()
        markup("<mask")
        identifier(number)
        attribute("maskUnits", "userSpaceOnUse")
        writeArea()
        switch cutout {
        case .mask(let mask):
            // Opaque parts show what is beneath, whatever their colour.
            markup(" mask-type=\"alpha\">")
            write(mask)
        case .outside(let shape, let isEvenOdd):
            markup("><rect")
            writeArea()
            markup(" fill=\"#fff\"/><path")
            writePath(shape)
            if isEvenOdd { attribute("fill-rule", "evenodd") }
            markup(" fill=\"#000\"/>")
        }
        markup("</mask><g")
        reference("mask", number)
        markup(">")
        write(drawing)
        markup("</g>")
    }

    // MARK: Definitions

    /// Writes a clip and those that it is within, and gives its number.
    private mutating func define(_ place: Int, of drawing: Drawing, _ numbers: inout [Int: Int]) -> Int {
        var missing: [Int] = []
        var current: Int? = place
        while let clip = current, numbers[clip] == nil {
            missing.append(clip)
            current = drawing.clips[clip].parent
        }
        for place in missing.reversed() {
            let clip = drawing.clips[place]
            let number = nextNumber()
            numbers[place] = number
            markup("<clipPath")
            identifier(number)
            if let parent = clip.parent, let parentNumber = numbers[parent] { reference("clip-path", parentNumber) }
            markup("><path")
            writePath(clip.shape)
            if clip.isEvenOdd { attribute("clip-rule", "evenodd") }
            markup("/></clipPath>")
        }
        return numbers[place] ?? 0
    }

    private mutating func define(_ shadow: Drawing.Shadow) -> Int {
        let number = nextNumber()
        markup("<filter")
        identifier(number)
        attribute("filterUnits", "userSpaceOnUse")
        writeArea()
        markup("><feDropShadow")
        attribute("dx", shadow.offset.width)
        attribute("dy", shadow.offset.height)
        attribute("stdDeviation", shadow.blur / 2)
        begin("flood-color")
        append(shadow.color)
        end()
        if isTemplate, shadow.color.alpha < 1 { attribute("flood-opacity", fine: shadow.color.alpha) }
        markup("/></filter>")
        return number
    }

    /// Writes the rectangle within which masks and shadows are drawn: the canvas and as much around it.
    private mutating func writeArea() {
        attribute("x", canvas.minX - canvas.width)
        attribute("y", canvas.minY - canvas.height)
        attribute("width", canvas.width * 3)
        attribute("height", canvas.height * 3)
    }

    // MARK: Drawings in drawings

    /// Writes an image in a rectangle.
    private mutating func write(_ image: UIImage, in rect: CGRect, _ transform: CGAffineTransform) {
        if let drawn = image.drawnImage {
            write(drawn, in: rect, transform)
        } else if let name = image.symbolName {
            writeSymbol(name, image, in: rect, transform)
        } else if let path = image.urlPath {
            markup("<image")
            begin("href")
            styles.bytes.appendAddress(path)
            end()
            writeRect(rect)
            markup(" preserveAspectRatio=\"none\"")
            attribute("transform", transform)
            markup("/>")
        }
    }

    private mutating func write(_ image: DrawnImage, in rect: CGRect, _ transform: CGAffineTransform) {
        let inner = image.canvas
        guard inner.width > 0, inner.height > 0 else { return }
        let number = nextNumber()
        var shape = PathElements()
        shape.addRect(inner)
        markup("<clipPath")
        identifier(number)
        markup("><path")
        writePath(shape)
        markup("/></clipPath><g")
        reference("clip-path", number)
        let placed = CGAffineTransform(translationX: -inner.minX, y: -inner.minY)
            .concatenating(CGAffineTransform(scaleX: rect.width / inner.width, y: rect.height / inner.height))
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
            .concatenating(transform)
        attribute("transform", placed)
        markup(">")
        let outer = canvas
        canvas = inner
        write(image.drawing)
        canvas = outer
        markup("</g>")
    }

    private mutating func writeSymbol(
        _ name: String, _ image: UIImage, in rect: CGRect, _ transform: CGAffineTransform
    ) {
        markup("<use href=\"")
        styles.bytes.append(contentsOf: EmbeddedResource.symbols.path.utf8)
        markup("#")
        styles.bytes.appendEscaped(SymbolNames.drawing(for: name))
        markup("\"")
        writeRect(rect)
        attribute("transform", transform)
        begin("color")
        let configuration = image.symbolConfiguration?.values
        let color = image.treatment.tintColor ?? image.symbolColor
        if isTemplate { markup("currentColor") } else { styles.append(color ?? .black, as: .shape) }
        end()
        markup(" fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
        attribute("stroke-width", configuration?.weight.map { StyleWriter.strokeWidth(of: $0) } ?? 1.7)
        markup("/>")
    }

    private mutating func writeRect(_ rect: CGRect) {
        attribute("x", rect.minX)
        attribute("y", rect.minY)
        attribute("width", rect.width)
        attribute("height", rect.height)
    }
}

extension Drawing.Item {
    /// Whether the opacity can be that of the one colour that is drawn with.
    fileprivate var isSingleColor: Bool {
        switch content {
        case .shape(_, let fill, let stroke): fill == nil || stroke == nil
        case .text(let line, _): line.runs.allSatisfy { $0.outlineWidth == 0 }
        default: false
        }
    }
}

extension CGBlendMode {
    /// The class that has what is drawn mixed with what is beneath; nil for what only covers it.
    fileprivate var className: StaticString? {
        switch self {
        case .multiply: "blend-multiply"
        case .screen: "blend-screen"
        case .overlay: "blend-overlay"
        case .darken: "blend-darken"
        case .lighten: "blend-lighten"
        case .colorDodge: "blend-color-dodge"
        case .colorBurn: "blend-color-burn"
        case .softLight: "blend-soft-light"
        case .hardLight: "blend-hard-light"
        case .difference: "blend-difference"
        case .exclusion: "blend-exclusion"
        case .hue: "blend-hue"
        case .saturation: "blend-saturation"
        case .color: "blend-color"
        case .luminosity: "blend-luminosity"
        case .plusLighter: "blend-plus-lighter"
        default: nil
        }
    }
}
