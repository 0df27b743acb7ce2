import Foundation
import UIKitCore

/// Writes an image view: a symbol as a drawing in the tint colour, a picture as an `img` element.
@MainActor
enum ImageViewRenderer {
    static func render(_ view: UIImageView, into page: inout RenderingPass) {
        guard let image = view.displayedImage, image.hasContent else {
            page.openTag("div", for: view, class: "image")
            page.html.endTag()
            page.html.close("div")
            return
        }
        if view.hasTapArea { page.html.markup("<span class=\"tap-group\">") }
        if let name = image.symbolName {
            renderSymbol(name, image, view, into: &page)
        } else if let drawn = image.drawnImage {
            renderDrawing(drawn, image, view, into: &page)
        } else if let path = image.urlPath {
            renderPicture(path, image, view, into: &page)
        }
        page.writeTapArea(of: view)
        if view.hasTapArea { page.html.close("span") }
        for child in view.childViews { page.render(child) }
    }

    private static func renderSymbol(
        _ name: String, _ image: UIImage, _ view: UIImageView, into page: inout RenderingPass
    ) {
        let isDirectional = SymbolNames.isDirectional(name)
        let isScaled = scalesSymbol(of: view, image)
        let isCentered = isCentered(view.contentMode)
        let fillsColumn = isCentered && view.fillsColumnOfStack && !view.isHeldInWidth
        let isInMiddle = isCentered && !fillsColumn && !view.standsAtSideOfColumn
        page.openTag(
            "svg", for: view, classes: isInMiddle ? "image symbol centered" : "image symbol",
            isDirectional ? "directional" : "", isScaled ? "scaled" : "", view.symbolEffects.isEmpty ? "" : "moving")
        if view.accessibilityAttributes?.label == nil {
            page.html.attribute("aria-hidden", "true")
        } else {
            page.html.attribute("role", "img")
        }
        page.html.endTag()
        let keepsSize =
            keepsSymbol(of: view)
            && (view.standsByFrame || view.isPlacedByConstraints || view.superview is UIStackView)
        page.writeSymbolUse(name, size: keepsSize ? image.size : nil)
        page.html.close("svg")
        page.writeRule(for: view) { rule in
            rule.declareSymbol(image, isSized: !isScaled && !view.standsByFrame)
            // The background of a view that fills its column is as wide as that; the symbol is in the middle of it.
            if fillsColumn {
                rule.declare("min-inline-size:100%")
                if view.hasShape { rule.declare("block-size:auto") }
            } else if isCentered, view.contentMode != .center, !view.standsByFrame,
                view.isHeldInHeight, view.superview is UIStackView
            {
                // What is fitted into a view of a given height is as large as that lets it be.
                rule.declare("inline-size:auto;min-inline-size", points: min(view.bounds.width, view.bounds.height))
            }
        }
        if !view.symbolEffects.isEmpty { page.writeRule(for: view) { $0.declare(view.symbolEffects) } }
        if keepsSize { page.writeRule(for: view, ">use") { $0.declareSymbolPlace(image.size, view.contentMode) } }
    }

    /// Whether a symbol is drawn in its own size, whatever that of its view.
    private static func keepsSymbol(of view: UIImageView) -> Bool {
        switch view.contentMode {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: false
        default: true
        }
    }

    /// Whether something other than the symbol decides how large it is drawn.
    private static func scalesSymbol(of view: UIImageView, _ image: UIImage) -> Bool {
        switch view.contentMode {
        case .scaleAspectFit, .scaleAspectFill, .scaleToFill, .redraw: break
        default: return false
        }
        guard view.isPlacedByConstraints, !view.bounds.isEmpty, !(view.superview is UIStackView) else { return false }
        let size = (own: image.size, shown: view.bounds.size)
        return abs(size.own.width - size.shown.width) > 1 || abs(size.own.height - size.shown.height) > 1
    }

    private static func renderDrawing(
        _ drawn: DrawnImage, _ image: UIImage, _ view: UIImageView, into page: inout RenderingPass
    ) {
        let isTemplate = image.isTemplate(whereShapesAreUsual: false)
        openDrawing(image, view, isTemplate: isTemplate, into: &page)
        writeStretching(of: view, image, into: &page)
        page.writeContent(of: drawn, DrawingFit(view.contentMode), isTemplate: isTemplate)
    }

    /// Writes that a picture is as wide as the stack around it, which does not make it higher.
    private static func writeStretching(of view: UIImageView, _ image: UIImage, into page: inout RenderingPass) {
        guard view.fillsColumnOfStack else { return }
        page.writeRule(for: view) { rule in
            rule.declare("inline-size:100%")
            if !view.isHeldInHeight, !view.hasShape { rule.declare("block-size", points: image.size.height) }
        }
    }

    /// Writes the beginning of the start tag of a drawing, and the colour that it is filled with.
    private static func openDrawing(
        _ image: UIImage, _ view: UIImageView, isTemplate: Bool, into page: inout RenderingPass
    ) {
        page.openTag("svg", for: view, classes: "image drawn", isTemplate ? "template" : "")
        if view.accessibilityAttributes?.label == nil {
            page.html.attribute("aria-hidden", "true")
        } else {
            page.html.attribute("role", "img")
        }
        guard let tint = image.treatment.tintColor, isTemplate else { return }
        page.writeRule(for: view) { $0.declare("color", tint, as: .shape) }
    }

    private static func renderPicture(
        _ path: String, _ image: UIImage, _ view: UIImageView, into page: inout RenderingPass
    ) {
        if image.isTemplate(whereShapesAreUsual: false), let shape = image.shapePath {
            openDrawing(image, view, isTemplate: true, into: &page)
            writeStretching(of: view, image, into: &page)
            return page.writeShape(of: shape, image.size, DrawingFit(view.contentMode))
        }
        page.writePicture(image, isDark: view.imposedDarkness) { page in
            page.openTag("img", for: view, classes: "image", fit(of: view.contentMode))
            page.writeImageSource(of: image, path: path, isDark: view.imposedDarkness)
            page.html.attribute("alt", view.accessibilityAttributes?.label ?? "")
            page.html.endTag()
        }
        writeStretching(of: view, image, into: &page)
    }

    /// Whether a symbol stands in the middle of a view that is wider than it.
    private static func isCentered(_ mode: UIView.ContentMode) -> Bool {
        switch mode {
        case .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom: true
        default: false
        }
    }

    private static func fit(of mode: UIView.ContentMode) -> StaticString {
        switch mode {
        case .scaleToFill, .redraw: ""
        case .scaleAspectFit: "aspect-fit"
        case .scaleAspectFill: "aspect-fill"
        case .center: "fit-none"
        case .top: "fit-none at-top"
        case .bottom: "fit-none at-bottom"
        case .left: "fit-none at-left"
        case .right: "fit-none at-right"
        case .topLeft: "fit-none at-top-left"
        case .topRight: "fit-none at-top-right"
        case .bottomLeft: "fit-none at-bottom-left"
        case .bottomRight: "fit-none at-bottom-right"
        }
    }
}

extension UIImageView {
    /// Whether the view is as wide as the stack around it, one below the other with its other views.
    fileprivate var fillsColumnOfStack: Bool {
        guard let stack = superview as? UIStackView, stack.axis == .vertical, stack.alignment == .fill else {
            return false
        }
        return !stack.placesByFrame(self)
    }

    /// Whether the stack around the view has it at a side, one below the other with its other views.
    fileprivate var standsAtSideOfColumn: Bool {
        guard let stack = superview as? UIStackView, stack.axis == .vertical else { return false }
        return stack.alignment == .leading || stack.alignment == .trailing
    }

    /// Whether constraints decide the width, so that the stack around the view does not.
    fileprivate var isHeldInWidth: Bool {
        hasShape && isHeldInHeight
            || layoutAttributesIfPresent?.constraints.contains {
                $0.firstItem === self && $0.firstAttribute == .width && $0.secondItem !== self
            } ?? false
    }

    /// Whether a constraint relates the height to the width.
    fileprivate var hasShape: Bool {
        layoutAttributesIfPresent?.constraints.contains { $0.firstItem === self && $0.secondItem === self } ?? false
    }
}

extension StyleWriter {
    /// Writes how a symbol moves, or how it stays after it moved.
    fileprivate mutating func declare(_ effects: [ShownSymbolEffect]) {
        var motions: [(name: StaticString, duration: Double)] = []
        for effect in effects {
            switch effect.motion {
            case .scaleUp: declare("scale:1.2")
            case .scaleDown: declare("scale:0.8")
            case .disappear: declare("opacity:0;visibility:hidden")
            case .appear, .replace: break
            case .bounce: motions.append(("symbol-bounce", 1 / effect.speed))
            case .breathe: motions.append(("symbol-breathe", 3 / effect.speed))
            case .pulse: motions.append(("symbol-pulse", 2 / effect.speed))
            case .variableColor: motions.append(("symbol-pulse", 1.2 / effect.speed))
            case .rotate: motions.append(("symbol-rotate", 2 / effect.speed))
            case .wiggle: motions.append(("symbol-wiggle", 1 / effect.speed))
            }
        }
        guard !motions.isEmpty else { return }
        begin("--motions")
        for (index, motion) in motions.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(motion.name)
            bytes.append(UInt8(ascii: " "))
            bytes.append(number: motion.duration)
            bytes.append("s infinite" as StaticString)
        }
        end()
    }

    /// Writes where in its view a symbol that keeps its size is drawn.
    fileprivate mutating func declareSymbolPlace(_ size: CGSize, _ mode: UIView.ContentMode) {
        let (horizontal, vertical): (CGFloat, CGFloat)
        switch mode {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: return
        case .center: (horizontal, vertical) = (0.5, 0.5)
        case .top: (horizontal, vertical) = (0.5, 0)
        case .bottom: (horizontal, vertical) = (0.5, 1)
        case .left: (horizontal, vertical) = (0, 0.5)
        case .right: (horizontal, vertical) = (1, 0.5)
        case .topLeft: (horizontal, vertical) = (0, 0)
        case .topRight: (horizontal, vertical) = (1, 0)
        case .bottomLeft: (horizontal, vertical) = (0, 1)
        case .bottomRight: (horizontal, vertical) = (1, 1)
        }
        declare("x", share: horizontal, ofRoomAround: size.width)
        declare("y", share: vertical, ofRoomAround: size.height)
    }

    /// Writes a distance that is a share of the room that a length leaves.
    private mutating func declare(_ property: StaticString, share: CGFloat, ofRoomAround length: CGFloat) {
        guard share > 0 else { return }
        begin(property)
        bytes.append("calc((100% - " as StaticString)
        bytes.append(number: length / 16)
        bytes.append("rem)*" as StaticString)
        bytes.append(number: share)
        bytes.append(UInt8(ascii: ")"))
        end()
    }
}

extension RenderingPass {
    /// Writes a rule for a view's element, or for a part of it, unless it has no declarations.
    mutating func writeRule(
        for view: UIView, _ suffix: StaticString = "", _ declarations: (inout StyleWriter) -> Void
    ) {
        let start = styles.bytes.count
        styles.beginRule(for: identifier(of: view), suffix)
        let empty = styles.bytes.count
        declarations(&styles)
        if styles.bytes.count == empty {
            styles.bytes.removeSubrange(start...)
        } else {
            styles.endRule()
        }
    }
}
