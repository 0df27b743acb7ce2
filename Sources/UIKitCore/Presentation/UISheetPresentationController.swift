public import Foundation

/// The presentation controller of sheets: cards over the page that the user can close.
///
/// Source: UIKit, `UISheetPresentationController`.
open class UISheetPresentationController: UIPresentationController {
    // MARK: Configuring the sheet

    /// The heights at which the sheet can rest, the lowest first.
    open var detents: [Detent] = [.large()] {
        didSet { sheetDidChange() }
    }

    /// The detent at which the sheet rests; nil for the first one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
    }

    /// The highest detent at which the page behind is not dimmed and can be used; nil dims always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { sheetDidChange() } }
    }

    /// Whether the sheet shows a grabber at its top.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { sheetDidChange() } }
    }

    /// Whether scrolling at the top of the content resizes the sheet on iOS.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge on compact height.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { sheetDidChange() } }
    }

    /// Whether an edge-attached sheet has the width that its content prefers.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { sheetDidChange() } }
    }

    /// The radius of the corners in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { sheetDidChange() } }
    }

    /// The view that the sheet is centred on, on iOS.
    open weak var sourceView: UIView?

    /// Makes changes that are animated on iOS.
    ///
    /// - Parameter changes: The changes, made at once.
    open func animateChanges(_ changes: @MainActor () -> Void) {
        changes()
    }

    /// Has the sheet find out anew how high its detents are.
    open func invalidateDetents() {
        sheetDidChange()
    }

    /// The height of the sheet as a part of the container's height, from the selected detent.
    package final var heightFraction: CGFloat {
        let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
        let available = container?.bounds.height ?? 0
        guard available > 0 else { return detent.identifier == .medium ? 0.5 : 1 }
        let context = DetentContext(
            containerTraitCollection: container?.traitCollection ?? UITraitCollection(), maximumDetentValue: available)
        return min(max((detent.resolvedValue(in: context) ?? available) / available, 0), 1)
    }

    /// The card: as high as the selected detent, and in the middle on regular width.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, effectiveStyle == .pageSheet || effectiveStyle == .formSheet else {
            return super.frameOfPresentedViewInContainerView
        }
        return container.cardFrame(
            maximum: effectiveStyle == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: 9_999),
            preferred: presented?.preferredContentSize ?? .zero, heightFraction: heightFraction)
    }

    override func allowsDismissalByUser() -> Bool {
        switch effectiveStyle {
        case .pageSheet, .formSheet:
            stage == .presented && (presented?.isModalInPresentation == false || delegate != nil)
        default: false
        }
    }

    private func sheetDidChange() {
        container?.setNeedsRendering()
        container?.setNeedsLayout()
    }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    ///
    /// Source: UIKit, `UISheetPresentationController.Detent`.
    @MainActor
    public final class Detent: NSObject {
        /// Names a detent.
        ///
        /// Source: UIKit, `UISheetPresentationController.Detent.Identifier`.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates an identifier.
            ///
            /// - Parameter rawValue: The name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier.
            ///
            /// - Parameter rawValue: The name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// Half of the container.
            public static let medium = Self("com.apple.UIKit.medium")
            /// The whole height.
            public static let large = Self("com.apple.UIKit.large")
        }

        /// The name of the detent.
        public let identifier: Identifier
        private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            identifier: Identifier,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// The detent at half of the height.
        public static func medium() -> Detent { Detent(identifier: .medium) { $0.maximumDetentValue / 2 } }

        /// The detent at the whole height.
        public static func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }

        /// A detent of a height that a closure computes.
        ///
        /// - Parameters:
        ///   - identifier: The name; nil makes one.
        ///   - resolver: Returns the height in points, nil to leave the detent out.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier: identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        /// The height of the detent in points.
        ///
        /// - Parameter context: The space there is.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// What a detent may use to compute its height.
///
/// Source: UIKit, `UISheetPresentationControllerDetentResolutionContext`.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height that a detent can have, in points.
    var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
}
