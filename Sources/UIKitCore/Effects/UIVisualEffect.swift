public import Foundation

/// An effect on what lies behind a view.
///
/// UIKit: `UIVisualEffect`.
///
/// Unchecked `Sendable`: neither it nor its subclasses have anything but constants of `Sendable` types.
open class UIVisualEffect: NSObject, @unchecked Sendable {
    /// An effect that changes nothing.
    public override init() {
        super.init()
    }
}

/// An effect that blurs what lies behind a view; `backdrop-filter` on the page.
///
/// UIKit: `UIBlurEffect`.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How strong the blur is.
    package let style: Style

    /// A blur of a style.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    /// How much a blur lets through.
    ///
    /// UIKit: `UIBlurEffect.Style`.
    public enum Style: Int, Sendable {
        /// Very light.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// As the appearance, a little.
        case regular = 4
        /// As the appearance, more.
        case prominent = 5
        /// Lets almost everything through.
        case systemUltraThinMaterial = 6
        /// Lets much through.
        case systemThinMaterial = 7
        /// Lets something through.
        case systemMaterial = 8
        /// Lets little through.
        case systemThickMaterial = 9
        /// As bars have it.
        case systemChromeMaterial = 10
        /// Lets almost everything through; always light.
        case systemUltraThinMaterialLight = 11
        /// Lets much through; always light.
        case systemThinMaterialLight = 12
        /// Lets something through; always light.
        case systemMaterialLight = 13
        /// Lets little through; always light.
        case systemThickMaterialLight = 14
        /// As bars have it; always light.
        case systemChromeMaterialLight = 15
        /// Lets almost everything through; always dark.
        case systemUltraThinMaterialDark = 16
        /// Lets much through; always dark.
        case systemThinMaterialDark = 17
        /// Lets something through; always dark.
        case systemMaterialDark = 18
        /// Lets little through; always dark.
        case systemThickMaterialDark = 19
        /// As bars have it; always dark.
        case systemChromeMaterialDark = 20
    }

    /// Whether the other object is a blur of the same style.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    /// A number that is the same for equal effects.
    open override var hash: Int { style.hashValue }
}

/// An effect that lets content stand out from a blur; the page shows the content as it is.
///
/// UIKit: `UIVibrancyEffect`.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// The blur behind the content.
    package let blurEffect: UIBlurEffect

    /// What the content is.
    package let style: UIVibrancyEffectStyle

    /// An effect for content on a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// An effect for content of some kind on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }
}

/// What stands out from a blur by a vibrancy effect.
///
/// UIKit: `UIVibrancyEffectStyle`.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text.
    case label = 0
    /// Less important text.
    case secondaryLabel = 1
    /// Still less important text.
    case tertiaryLabel = 2
    /// The least important text.
    case quaternaryLabel = 3
    /// Large areas.
    case fill = 4
    /// Less important large areas.
    case secondaryFill = 5
    /// The least important large areas.
    case tertiaryFill = 6
    /// Lines.
    case separator = 7
}
