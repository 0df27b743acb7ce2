import UIKitCore

/// Writes a view whose background is a material.
@MainActor
enum VisualEffectViewRenderer {
    static func render(_ view: UIVisualEffectView, into page: inout RenderingPass) {
        let style = (view.effect as? UIBlurEffect)?.style
        page.openTag(
            "div", for: view, classes: "view effect", style == nil ? "" : "material", style?.thicknessClass ?? "",
            style?.appearanceClass ?? "")
        page.html.endTag()
        page.renderSubviews(of: view)
        page.html.close("div")
    }
}

extension UIBlurEffect.Style {
    /// The class that says how much a material lets through; an empty text for the usual one.
    fileprivate var thicknessClass: StaticString {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: "ultra-thin"
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: "thin"
        case .extraLight, .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: ""
        case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: "thick"
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: "chrome"
        }
    }

    /// The class of a material that does not follow the appearance of the page; an empty text for those that do.
    fileprivate var appearanceClass: StaticString {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            "always-light"
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            "always-dark"
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            ""
        }
    }
}
