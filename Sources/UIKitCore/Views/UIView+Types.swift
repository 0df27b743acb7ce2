extension UIView {
    /// How a view follows changes of its superview's size.
    ///
    /// Source: UIKit, `UIView.AutoresizingMask`.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a mask of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The space at the left grows and shrinks.
        public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
        /// The width grows and shrinks.
        public static let flexibleWidth = Self(rawValue: 1 << 1)
        /// The space at the right grows and shrinks.
        public static let flexibleRightMargin = Self(rawValue: 1 << 2)
        /// The space above grows and shrinks.
        public static let flexibleTopMargin = Self(rawValue: 1 << 3)
        /// The height grows and shrinks.
        public static let flexibleHeight = Self(rawValue: 1 << 4)
        /// The space below grows and shrinks.
        public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
    }

    /// How content fills the bounds of a view.
    ///
    /// Source: UIKit, `UIView.ContentMode`.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits, proportions kept.
        case scaleAspectFit = 1
        /// Large enough to cover, proportions kept.
        case scaleAspectFill = 2
        /// Drawn again when the bounds change.
        case redraw = 3
        /// In the middle.
        case center = 4
        /// At the top.
        case top = 5
        /// At the bottom.
        case bottom = 6
        /// At the left.
        case left = 7
        /// At the right.
        case right = 8
        /// In the corner at the top left.
        case topLeft = 9
        /// In the corner at the top right.
        case topRight = 10
        /// In the corner at the bottom left.
        case bottomLeft = 11
        /// In the corner at the bottom right.
        case bottomRight = 12
    }

    /// Whether a tint is shown in full.
    ///
    /// Source: UIKit, `UIView.TintAdjustmentMode`.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview.
        case automatic = 0
        /// In full.
        case normal = 1
        /// Greyed, as behind an alert.
        case dimmed = 2
    }

    /// The flags of an animation in steps, of which the page minds how it gets from step to step.
    ///
    /// Source: UIKit, `UIView.KeyframeAnimationOptions`.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out in the animation.
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        /// Events are accepted while it runs.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// It starts from the present state.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// It repeats.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// It runs back.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// The duration is not that of an animation around it.
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        /// Nothing comes from an animation around it.
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
        /// Even between the steps.
        public static let calculationModeLinear: Self = []
        /// From step to step without motion.
        public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
        /// At one speed over all steps.
        public static let calculationModePaced = Self(rawValue: 2 << 10)
        /// In a smooth curve through the steps.
        public static let calculationModeCubic = Self(rawValue: 3 << 10)
        /// In a smooth curve through the steps, at one speed.
        public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
    }

    /// The curves and flags of an animation.
    ///
    /// Source: UIKit, `UIView.AnimationOptions`.
    public struct AnimationOptions: OptionSet, Sendable {
        /// How one content gives way to another, of which there is one or none.
        var transition: Self { Self(rawValue: rawValue & 7 << 20) }

        /// The bits.
        public let rawValue: UInt

        /// Creates options of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out in the animation.
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        /// Events are accepted while it runs.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// It starts from the present state.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// It repeats.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// It runs back.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// Slow at both ends.
        public static let curveEaseInOut: Self = []
        /// Slow at the start.
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = Self(rawValue: 3 << 16)
        /// The duration is not that of an animation around it.
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        /// The course is not that of an animation around it.
        public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
        /// Views move while they are exchanged.
        public static let allowAnimatedContent = Self(rawValue: 1 << 7)
        /// Views are hidden and shown rather than removed and added.
        public static let showHideTransitionViews = Self(rawValue: 1 << 8)
        /// Nothing comes from an animation around it.
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
        /// Turns around to the other content; on the page it changes at once.
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        /// Turns around to the other content; on the page it changes at once.
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        /// Turns a leaf upwards; on the page the content changes at once.
        public static let transitionCurlUp = Self(rawValue: 3 << 20)
        /// Turns a leaf downwards; on the page the content changes at once.
        public static let transitionCurlDown = Self(rawValue: 4 << 20)
        /// Fades from one content to the other.
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
        /// Turns around to the other content; on the page it changes at once.
        public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
        /// Turns around to the other content; on the page it changes at once.
        public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    }
}

/// Whether a view's layout is mirrored for right-to-left languages.
///
/// Source: UIKit, `UISemanticContentAttribute`.
public enum UISemanticContentAttribute: Int, Sendable {
    /// By the language.
    case unspecified = 0
    /// Playback controls are never mirrored.
    case playback = 1
    /// Controls that mean a direction are never mirrored.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}
