import Foundation
import UIKitCore

extension RenderingPass {
    /// Writes the attributes that say what the app set for assistive technology.
    mutating func writeAccessibility(of view: UIView) {
        if let group = view.attributesIfPresent?.focusGroupIdentifier { html.attribute("data-focus-group", group) }
        writeMovedFocus(of: view)
        if let text = view.toolTipText { html.attribute("title", text) }
        guard let accessibility = view.accessibilityAttributes else { return }
        if let language = accessibility.language, !language.isEmpty { html.attribute("lang", language) }
        if let label = accessibility.label, !label.isEmpty { html.attribute("aria-label", label) }
        if let hint = accessibility.hint, !hint.isEmpty { html.attribute("aria-description", hint) }
        if accessibility.elementsHidden == true { html.attribute("aria-hidden", "true") }
        let traits = accessibility.traits ?? []
        if traits.contains(.updatesFrequently) { html.attribute("aria-live", "polite") }
        // Controls, rows and items say so by themselves.
        if traits.contains(.selected), !(view is UIControl), !(view is any ItemCell) {
            html.attribute("aria-current", "true")
        }
    }

    /// Writes the rules for a view's opacity, tint, background, layer and place, if it needs any.
    ///
    /// What stands beside a text field, within its border, is within all that the field looks like.
    mutating func writeAppearance(of view: UIView, _ identifier: Int32) {
        guard view.mayBeWrapped else {
            return writeRule(for: identifier, withWrapper: false) { pass in
                pass.writeLook(of: view)
                pass.writePlace(of: view)
            }
        }
        writeRule(for: identifier, withWrapper: view is UITextField) { $0.writeLook(of: view) }
        writeRule(for: identifier, withWrapper: true) { $0.writePlace(of: view) }
    }

    private mutating func writeLook(of view: UIView) {
        if let color = view.backgroundColor, !view.hasUsualBackground {
            styles.declare("background", color, as: .shape)
        }
        if view.viewState.contains(.clipsToBounds), !(view is UIScrollView) { styles.declare("overflow:hidden") }
        if let attributes = view.attributesIfPresent { writeAttributes(attributes, of: view) }
    }

    private mutating func writeAttributes(_ attributes: ViewAttributes, of view: UIView) {
        if attributes.alpha < 1 { styles.declare("opacity", number: attributes.alpha) }
        if let tint = attributes.tintColor {
            styles.declare("--tint", tint, as: .ink)
            styles.declare("--tint-fill", tint, as: .fill)
        }
        switch attributes.tintAdjustmentMode {
        case .dimmed: styles.declare("--tint:var(--ink-gray);--tint-fill:var(--fill-gray)")
        case .automatic, .normal: break
        }
        switch attributes.imposedInterfaceStyle {
        case .light: styles.declare("color-scheme:light;color:var(--label)")
        case .dark: styles.declare("color-scheme:dark;color:var(--label)")
        default: break
        }
        switch attributes.imposedLayoutDirection {
        case .leftToRight: styles.declare("direction:ltr")
        case .rightToLeft: styles.declare("direction:rtl")
        case .unspecified: break
        }
        switch attributes.semanticContentAttribute {
        case .forceLeftToRight: styles.declare("direction:ltr")
        case .forceRightToLeft: styles.declare("direction:rtl")
        default: break
        }
        if !attributes.transform.isIdentity { styles.declare(attributes.transform) }
        guard let layer = attributes.layer else { return }
        writeLayer(layer)
        guard layer.shadowOpacity > 0, layer.cornerRadius == 0, view.backgroundColor == nil else { return }
        if let shape = view.shapeOfContent { writeCorners(of: shape) }
    }

    private mutating func writeLayer(_ layer: CALayer) {
        if layer.cornerRadius > 0 { writeCorners(of: layer) }
        if layer.borderWidth > 0 {
            styles.begin("border")
            styles.bytes.append(points: layer.borderWidth)
            styles.bytes.append(" solid " as StaticString)
            styles.append(layer.borderColor, orElse: "#000")
            styles.end()
        }
        if layer.mask != nil { styles.declareMask(of: layer) }
        if layer.shadowOpacity > 0 {
            styles.begin("box-shadow")
            styles.bytes.append(points: layer.shadowOffset.width)
            styles.bytes.append(UInt8(ascii: " "))
            styles.bytes.append(points: layer.shadowOffset.height)
            styles.bytes.append(UInt8(ascii: " "))
            // A blur radius of CSS reaches half as far as the standard deviation that a layer states.
            styles.bytes.append(points: layer.shadowRadius * 2)
            styles.bytes.append(" color-mix(in srgb," as StaticString)
            styles.append(layer.shadowColor, orElse: "#000")
            styles.bytes.append(UInt8(ascii: " "))
            styles.bytes.append(number: Double(min(max(layer.shadowOpacity, 0), 1)) * 100)
            styles.bytes.append("%,transparent)" as StaticString)
            styles.end()
        }
    }

    private mutating func writeCorners(of layer: CALayer) {
        guard layer.maskedCorners != .all else {
            return styles.declare("border-radius", points: layer.cornerRadius)
        }
        let corners: [(CACornerMask, StaticString)] = [
            (.layerMinXMinYCorner, "border-top-left-radius"), (.layerMaxXMinYCorner, "border-top-right-radius"),
            (.layerMinXMaxYCorner, "border-bottom-left-radius"), (.layerMaxXMaxYCorner, "border-bottom-right-radius"),
        ]
        for (corner, property) in corners where layer.maskedCorners.contains(corner) {
            styles.declare(property, points: layer.cornerRadius)
        }
    }
}

extension StyleWriter {
    /// Writes a layer's colour, in every appearance if it came from a dynamic one.
    mutating func append(_ color: CGColor?, orElse fallback: StaticString) {
        guard let color else { return bytes.append(fallback) }
        if let source = color.source {
            append(source, as: .shape)
        } else {
            append(color.resolved)
        }
    }

    /// Writes a transform.
    mutating func declare(_ transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard numbers.allSatisfy(\.isFinite) else { return }
        begin("transform")
        var separator: StaticString = "matrix("
        for number in numbers {
            bytes.append(separator)
            bytes.append(number: number)
            separator = ","
        }
        bytes.append(UInt8(ascii: ")"))
        end()
    }
}

extension UIView {
    /// The layer of the subview that is as large as the view and has round corners, which a shadow of the view has then; nil
    /// where there is none.
    fileprivate var shapeOfContent: CALayer? {
        childViews.lazy.filter { !$0.isHidden && $0.untransformedFrame.size == self.bounds.size }
            .compactMap { $0.attributesIfPresent?.layer }.first { $0.cornerRadius > 0 }
    }
}
