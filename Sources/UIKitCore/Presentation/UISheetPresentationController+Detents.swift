public import Foundation

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

        /// The height of the detent in points; nil when the detent is left out.
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

/// How high a sheet stands on a page of any height.
package enum SheetHeight: Hashable, Sendable {
    /// As high as sheets get.
    case full
    /// Half of the page.
    case half
    /// A part of the page.
    case share(Double)
    /// A number of points.
    case points(Double)
}

/// How high a detent of the app's own is: a number of points, or a part of the greatest height.
struct DetentHeight {
    let points: Double
    let share: Double

    /// The height from its two numbers; nil for some that are none.
    init?(_ numbers: [Double]) {
        guard numbers.count == 2, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
        points = numbers[0]
        share = numbers[1]
    }

    /// The height in points.
    ///
    /// - Parameter maximum: The greatest height that a detent can have.
    func value(of maximum: CGFloat) -> CGFloat { points + share * maximum }
}

extension UISheetPresentationController {
    /// How high a detent is on pages of any height; nil for one that is left out.
    final func height(of detent: Detent) -> DetentHeight? {
        let context = detentContext()
        guard let value = detent.resolvedValue(in: context) else { return nil }
        let doubled = detent.resolvedValue(in: detentContext(factor: 2))
        return DetentHeight(doubled == value ? [value, 0] : [0, value / context.maximumDetentValue])
    }

    /// The detents that are not left out, the lowest first.
    final var activeDetents: [Detent] {
        detents.filter { $0.resolvedValue(in: detentContext()) != nil }
    }

    /// The detent at which the sheet rests.
    final var restingDetent: Detent? {
        let active = activeDetents
        return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    }

    /// The height of the sheet as a part of the container's height, from the selected detent.
    package final var heightFraction: CGFloat {
        let context = detentContext()
        guard let detent = restingDetent, let value = detent.resolvedValue(in: context) else { return 1 }
        return min(max(value / context.maximumDetentValue, 0), 1)
    }

    /// The height of the sheet in a form that holds for pages of other heights than the one that is known: a detent
    /// that follows the greatest height is a part of the page, another one a number of points.
    package final var displayedHeight: SheetHeight {
        let context = detentContext()
        guard let value = restingDetent?.resolvedValue(in: context) else { return .full }
        let fraction = min(max(value / context.maximumDetentValue, 0), 1)
        if fraction > 0.99 { return .full }
        guard let doubled = restingDetent?.resolvedValue(in: detentContext(factor: 2)), doubled == value else {
            return (0.45...0.55).contains(fraction) ? .half : .share(fraction)
        }
        return .points(value)
    }

    /// Whether the page behind the sheet is dimmed and out of reach.
    package final var dimsBackground: Bool {
        guard let largest = largestUndimmedDetentIdentifier, let resting = restingDetent else { return true }
        let active = activeDetents
        guard let limit = active.firstIndex(where: { $0.identifier == largest }),
            let place = active.firstIndex(where: { $0 === resting })
        else { return true }
        return place > limit
    }

    /// Goes to the next detent, from the last one to the first, and tells the delegate.
    final func selectNextDetentByUser() {
        let count = activeDetents.count
        guard count > 1, let place = restingPlace else { return }
        selectDetentByUser(at: (place + 1) % count)
    }

    /// The place of the detent at which the sheet rests among those that are not left out.
    final var restingPlace: Int? {
        guard let resting = restingDetent else { return nil }
        return activeDetents.firstIndex { $0 === resting }
    }

    /// The heights of the detents that are not left out, as parts of the container's height.
    final var activeHeightFractions: [CGFloat] {
        let context = detentContext()
        return detents.compactMap { detent in
            detent.resolvedValue(in: context).map { min(max($0 / context.maximumDetentValue, 0), 1) }
        }
    }

    /// Goes to a detent, and tells the delegate if it is another one.
    ///
    /// - Parameter place: The detent's place among those that are not left out.
    final func selectDetentByUser(at place: Int) {
        let active = activeDetents
        guard active.indices.contains(place), place != restingPlace else { return }
        selectedDetentIdentifier = active[place].identifier
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func detentContext(factor: CGFloat = 1) -> DetentContext {
        let height = container?.bounds.height ?? 0
        return DetentContext(
            containerTraitCollection: container?.traitCollection ?? UITraitCollection(),
            maximumDetentValue: (height > 0 ? height : UIScreen.defaultBounds.height) * factor)
    }
}
