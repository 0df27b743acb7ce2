import Foundation
import UIKitCore

/// The look of a button: classes of the stylesheet for what UIKit defines, a rule for what the app sets.
@MainActor
enum ButtonLook {
    static func styleClass(of button: UIButton, _ configuration: UIButton.Configuration?) -> StaticString {
        guard let configuration else { return button.buttonType == .close ? "close" : "bare" }
        return switch configuration.style {
        case .plain, .borderless: ""
        case .gray, .bordered: "gray"
        case .tinted, .borderedTinted: "tinted"
        case .filled, .borderedProminent: "filled"
        }
    }

    static func sizeClass(of configuration: UIButton.Configuration?) -> StaticString {
        switch configuration?.buttonSize {
        case .mini: "mini"
        case .small: "small"
        case .large: "large"
        case .medium, nil: ""
        }
    }

    static func cornerClass(of configuration: UIButton.Configuration?) -> StaticString {
        switch configuration?.cornerStyle {
        case .capsule: "capsule"
        case .small: "corner-small"
        case .medium: "corner-medium"
        case .large: "corner-large"
        case .dynamic, .fixed, nil: ""
        }
    }

    static func placementClass(of configuration: UIButton.Configuration?) -> StaticString {
        switch configuration?.imagePlacement {
        case .some(.trailing): "image-trailing"
        case .some(.top): "image-top"
        case .some(.bottom): "image-bottom"
        default: ""
        }
    }

    /// Writes what the app set; a disabled button has the stylesheet's colours.
    static func writeRule(
        of button: UIButton, _ shown: ShownButton, into page: inout RenderingPass
    ) {
        page.writeRule(for: button) { rule in
            if let configuration = shown.configuration {
                if button.isEnabled { declareColors(of: configuration, in: &rule) }
                declareShape(of: configuration, in: &rule)
            } else {
                declareOwnLook(of: button, in: &rule)
            }
            switch button.contentHorizontalAlignment {
            case .leading: rule.declare("justify-content:flex-start")
            case .trailing: rule.declare("justify-content:flex-end")
            case .left: rule.declare("justify-content:left")
            case .right: rule.declare("justify-content:right")
            default: break
            }
        }
        guard let image = shown.image else { return }
        if shown.configuration == nil, button.isEnabled, button.displayedTitleColor != .tintColor {
            // The colour of a title is not that of an image beside it.
            page.writeRule(for: button, ">:is(.symbol,.drawn)") { $0.declare("color:var(--tint)") }
        }
        if image.isSymbolImage {
            page.writeRule(for: button, ">.symbol") { $0.declareSymbol(image) }
        }
    }

    private static func declareColors(of configuration: UIButton.Configuration, in rule: inout StyleWriter) {
        if let color = configuration.baseForegroundColor { rule.declare("--foreground", color, as: .ink) }
        if let color = configuration.baseBackgroundColor ?? configuration.background.backgroundColor {
            switch configuration.style {
            case .filled, .borderedProminent: rule.declare("--tint-fill", color, as: .fill)
            case .tinted, .borderedTinted: rule.declare("--tint", color, as: .ink)
            default: rule.declare("background", color, as: .shape)
            }
        }
        if configuration.background.strokeWidth > 0 {
            rule.begin("border")
            rule.bytes.append(points: configuration.background.strokeWidth)
            rule.bytes.append(" solid " as StaticString)
            rule.append(configuration.background.resolvedStrokeColor(for: .tintColor), as: .shape)
            rule.end()
        }
    }

    private static func declareShape(of configuration: UIButton.Configuration, in rule: inout StyleWriter) {
        if configuration.cornerStyle == .fixed {
            rule.declare("border-radius", points: configuration.background.cornerRadius)
        }
        if configuration.imagePadding > 0 { rule.declare("gap", points: configuration.imagePadding) }
        if let insets = configuration.customContentInsets {
            rule.begin("padding-block")
            rule.bytes.append(points: insets.top)
            rule.bytes.append(UInt8(ascii: " "))
            rule.bytes.append(points: insets.bottom)
            rule.end()
            rule.begin("padding-inline")
            rule.bytes.append(points: insets.leading)
            rule.bytes.append(UInt8(ascii: " "))
            rule.bytes.append(points: insets.trailing)
            rule.end()
        }
    }

    private static func declareOwnLook(of button: UIButton, in rule: inout StyleWriter) {
        let color = button.displayedTitleColor
        if button.isEnabled, color != .tintColor { rule.declare("--foreground", color, as: .ink) }
        if let label = button.titleLabelIfPresent, label.font != .systemFont(ofSize: 15) { rule.declare(label.font) }
        let insets = button.contentEdgeInsets
        guard insets != .zero else { return }
        rule.declare("padding", insets)
    }
}
