public import Foundation

extension UICellAccessory {
    /// How a chevron looks.
    ///
    /// UIKit: `UICellAccessory.DisclosureIndicatorOptions`.
    public struct DisclosureIndicatorOptions: Sendable {
        /// Whether the accessory is hidden; kept for the app.
        public var isHidden: Bool?
        /// The width that is kept for the accessory, in points; kept for the app.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?

        /// Creates the look of an accessory.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How an info button looks.
    public typealias DetailOptions = DisclosureIndicatorOptions

    /// How a tick looks.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions

    /// How controls that move a row look.
    public typealias ReorderOptions = DisclosureIndicatorOptions

    /// How a menu looks.
    public typealias PopUpMenuOptions = DisclosureIndicatorOptions

    /// How a control that deletes, inserts or selects looks.
    ///
    /// UIKit: `UICellAccessory.DeleteOptions`.
    public struct DeleteOptions: Sendable {
        /// Whether the accessory is hidden; kept for the app.
        public var isHidden: Bool?
        /// The width that is kept for the accessory, in points; kept for the app.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?
        /// The colour behind the symbol; nil for the usual one.
        public var backgroundColor: UIColor?

        /// Creates the look of an accessory.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How a control that inserts a row looks.
    public typealias InsertOptions = DeleteOptions

    /// How the mark of a selection looks.
    public typealias MultiselectOptions = DeleteOptions

    /// How a control that unfolds looks, and what is pressed.
    ///
    /// UIKit: `UICellAccessory.OutlineDisclosureOptions`.
    public struct OutlineDisclosureOptions: Sendable {
        /// What of the row is pressed to unfold it.
        ///
        /// UIKit: `UICellAccessory.OutlineDisclosureOptions.Style`.
        public enum Style: Sendable {
            /// The row where it is a header, else the accessory.
            case automatic
            /// The whole row.
            case header
            /// The accessory; the row itself is selected.
            case cell
        }

        /// What of the row is pressed.
        public var style: Style
        /// Whether the accessory is hidden; kept for the app.
        public var isHidden: Bool?
        /// The width that is kept for the accessory, in points; kept for the app.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?

        /// Creates the look of an accessory.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a text looks.
    ///
    /// UIKit: `UICellAccessory.LabelOptions`.
    public struct LabelOptions: Sendable {
        /// Whether the accessory is hidden; kept for the app.
        public var isHidden: Bool?
        /// The width that is kept for the accessory, in points; kept for the app.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont
        /// Whether the font follows the text size that the person prefers.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates the look of a text.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// The width that is kept for an accessory.
    ///
    /// UIKit: `UICellAccessory.LayoutDimension`.
    public enum LayoutDimension: Hashable, Sendable {
        /// What the accessory needs.
        case actual
        /// The usual width.
        case standard
        /// A number of points.
        case custom(CGFloat)
    }

    /// At which end of the row an accessory stands.
    ///
    /// UIKit: `UICellAccessory.Placement`.
    public enum Placement: Sendable {
        /// Gives the place of an accessory among others.
        ///
        /// UIKit: `UICellAccessory.Placement.Position`.
        public typealias Position = @MainActor ([UICellAccessory]) -> Int

        /// Where reading begins.
        case leading(displayed: DisplayedState = .always, at: Position? = nil)
        /// Where reading ends.
        case trailing(displayed: DisplayedState = .always, at: Position? = nil)
    }

    /// A view of the app's own at an end of a row.
    ///
    /// UIKit: `UICellAccessory.CustomViewConfiguration`.
    @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// At which end it stands.
        public let placement: Placement
        /// Whether the accessory is hidden; kept for the app.
        public var isHidden: Bool?
        /// The width that is kept for the accessory, in points; kept for the app.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the usual one.
        public var tintColor: UIColor?
        /// Whether the view keeps its own size; kept for the app.
        public var maintainsFixedSize: Bool?

        /// Creates the description of an accessory.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }

        var displayed: DisplayedState {
            switch placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }
    }
}
