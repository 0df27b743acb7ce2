import Foundation
import UIKitCore

extension RenderingPass {
    /// Writes what lies behind the subviews of a view: what it drew, what its layer shows and the layers in that.
    ///
    /// Writes nothing for a view that drew nothing.
    mutating func writeDrawings(of view: UIView) {
        guard let display = view.attributesIfPresent?.display else { return }
        let isHidden = !view.speaksThroughDrawing
        let layers = display.layers
        if let content = layers?.content {
            let fit: DrawingFit = layers?.contentStretches == true ? .stretched : .whole
            writeDrawing(content, display.layerCanvas, fit, "drawing unclipped", isHidden: isHidden)
        }
        if let drawing = display.drawing {
            // What is drawn anew in every size keeps its proportions until the server knows the size.
            let fit = view.contentMode == .redraw ? .whole : DrawingFit(view.contentMode)
            writeDrawing(drawing, display.canvas, fit, "drawing", isHidden: isHidden)
        }
        if let behind = layers?.behind {
            let fit: DrawingFit = layers?.layersStretch == true ? .stretched : .whole
            writeDrawing(behind, display.layerCanvas, fit, "drawing unclipped", isHidden: isHidden)
        }
    }

    /// Writes the layers that lie before the subviews of a view.
    mutating func writeDrawingsInFront(of view: UIView) {
        guard let display = view.attributesIfPresent?.display, let layers = display.layers, let front = layers.inFront
        else { return }
        writeDrawing(
            front, display.layerCanvas, layers.layersStretch ? .stretched : .whole, "drawing unclipped in-front",
            isHidden: !view.speaksThroughDrawing)
    }

    private mutating func writeDrawing(
        _ drawing: Drawing, _ canvas: CGRect, _ fit: DrawingFit, _ classes: StaticString, isHidden: Bool
    ) {
        html.markup("<svg class=\"")
        html.markup(classes)
        html.markup("\"")
        if isHidden { html.attribute("aria-hidden", "true") }
        writeContent(drawing, canvas, fit)
    }

    /// Writes an image that was drawn, after the beginning of its start tag.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - fit: How it fills its element.
    ///   - isTemplate: Whether it is a shape in the colour of the text around it.
    mutating func writeContent(of image: DrawnImage, _ fit: DrawingFit = .whole, isTemplate: Bool = false) {
        let size = image.canvas.size
        html.attribute("width", number: size.width)
        html.attribute("height", number: size.height)
        writeContent(image.drawing, image.canvas, fit, isTemplate: isTemplate)
    }

    /// Writes the shape of a picture, filled with the colour of the text around it, after the beginning of its start tag.
    ///
    /// - Parameters:
    ///   - path: The address of the picture, of which only what is not transparent counts.
    ///   - size: Its size in points.
    ///   - fit: How it fills its element.
    mutating func writeShape(of path: String, _ size: CGSize, _ fit: DrawingFit = .whole) {
        html.attribute("width", number: size.width)
        html.attribute("height", number: size.height)
        definitionCount += 1
        let name = "d\(drawingScope)-\(definitionCount)"
        writeContent(CGRect(origin: .zero, size: size), fit) { page in
            page.html.markup("<mask mask-type=\"alpha\"")
            page.html.attribute("id", name)
            page.html.markup("><image preserveAspectRatio=\"none\"")
            page.html.attribute("href", url: path)
            page.html.attribute("width", number: size.width)
            page.html.attribute("height", number: size.height)
            page.html.markup("/></mask><rect fill=\"currentColor\"")
            page.html.attribute("width", number: size.width)
            page.html.attribute("height", number: size.height)
            page.html.attribute("mask", "url(#\(name))")
            page.html.markup("/>")
        }
    }

    private mutating func writeContent(
        _ drawing: Drawing, _ canvas: CGRect, _ fit: DrawingFit, isTemplate: Bool = false
    ) {
        writeContent(canvas, fit) { page in
            var writer = DrawingWriter(
                scope: page.drawingScope, definitionCount: page.definitionCount, canvas: canvas, isTemplate: isTemplate)
            swap(&writer.styles.bytes, &page.html.bytes)
            writer.write(drawing)
            swap(&writer.styles.bytes, &page.html.bytes)
            page.definitionCount = writer.definitionCount
        }
    }

    /// Writes what `write` writes, in the place that it has in its element, and the ends of the tags.
    private mutating func writeContent(_ canvas: CGRect, _ fit: DrawingFit, _ write: (inout RenderingPass) -> Void) {
        if let aspect = fit.aspect {
            html.beginAttribute("viewBox")
            var separator: StaticString = ""
            for number in [canvas.minX, canvas.minY, canvas.width, canvas.height] {
                html.markup(separator)
                html.bytes.append(number: Double(number))
                separator = " "
            }
            html.endAttribute()
            html.attribute("preserveAspectRatio", aspect)
        }
        html.endTag()
        if fit.aspect == nil { beginPlace(of: canvas, fit) }
        write(&self)
        if fit.aspect == nil { html.markup("</g></svg>") }
        html.close("svg")
    }

    /// Writes what puts a drawing in its own size to a place in a larger or smaller element.
    private mutating func beginPlace(of canvas: CGRect, _ fit: DrawingFit) {
        html.markup("<svg overflow=\"visible\" x=\"")
        html.bytes.append(decimal: fit.across)
        html.markup("%\" y=\"")
        html.bytes.append(decimal: fit.down)
        html.markup("%\"><g transform=\"translate(")
        html.bytes.append(number: Double(-canvas.minX - canvas.width * CGFloat(fit.across) / 100))
        html.markup(" ")
        html.bytes.append(number: Double(-canvas.minY - canvas.height * CGFloat(fit.down) / 100))
        html.markup(")\">")
    }
}

/// How a drawing fills an element of another size.
struct DrawingFit {
    /// What SVG calls it; nil for a drawing that keeps its own size.
    var aspect: StaticString?
    /// Where a drawing of its own size stands from left to right, in percent of the room.
    var across = 50
    /// Where a drawing of its own size stands from top to bottom, in percent of the room.
    var down = 50

    /// As large as it is whole.
    static let whole = DrawingFit(aspect: "xMidYMid meet")

    /// As large as its element, whatever that does to its proportions.
    static let stretched = DrawingFit(aspect: "none")

    private init(aspect: StaticString) {
        self.aspect = aspect
    }

    /// As a content mode says.
    init(_ mode: UIView.ContentMode) {
        switch mode {
        case .scaleToFill, .redraw: aspect = "none"
        case .scaleAspectFit: aspect = "xMidYMid meet"
        case .scaleAspectFill: aspect = "xMidYMid slice"
        case .center: break
        case .top: down = 0
        case .bottom: down = 100
        case .left: across = 0
        case .right: across = 100
        case .topLeft: (across, down) = (0, 0)
        case .topRight: (across, down) = (100, 0)
        case .bottomLeft: (across, down) = (0, 100)
        case .bottomRight: (across, down) = (100, 100)
        }
    }
}

extension UIView {
    /// Whether assistive technology reads the text of the view's drawing: where the view is an element without a label.
    fileprivate var speaksThroughDrawing: Bool {
        isAccessibilityElement && (accessibilityAttributes?.label ?? "").isEmpty
    }
}

extension HTMLWriter {
    /// Writes an attribute with a number of at most three decimal places.
    mutating func attribute(_ name: StaticString, number: CGFloat) {
        beginAttribute(name)
        bytes.append(number: Double(number))
        endAttribute()
    }
}
