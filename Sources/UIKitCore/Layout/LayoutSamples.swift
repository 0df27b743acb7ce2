package import Foundation

/// The frames that constraints give views at several sizes of the view around them whose own size is given.
///
/// From the difference between two sizes follows what grows with that view and what does not, without a look at the
/// constraints that bring it about.
package struct LayoutSamples {
    /// Where a view is at one size, and how large its content is there.
    package struct Place {
        /// The frame in the coordinates of the superview, in points, not rounded.
        package var frame: CGRect
        /// The size that the content has of its own; negative in a direction in which it has none.
        package var content: CGSize
        /// The size of the content of a scroll view, where constraints give one; else the size of the frame.
        package var scrollContent: CGSize
    }

    /// A width at which the layout was solved three times: at the width itself, and with a step more of each length.
    package struct Width {
        /// The width, in points.
        package let value: CGFloat
        fileprivate let index: Int

        /// The number of the sample at the width itself.
        package var now: Int { index }
        /// The number of the sample at a step more of width.
        package var wider: Int { index + 1 }
        /// The number of the sample at a step more of height.
        package var taller: Int { index + 2 }
    }

    /// How much larger the second size of a pair is, in points: so little that few layouts change within it.
    package static let step: CGFloat = 4

    /// The widths at which the layout is solved besides the present one where the page may be narrower or wider: those
    /// of phones, of tablets and of desktop windows.
    static let otherWidths: [CGFloat] = [320, 600, 768, 1024, 1440]

    /// The view whose size is given.
    package private(set) weak var host: UIView?
    /// What the solver's constraints were when the places were found: while that holds, so do they.
    package let revision: Int
    /// The widths, from the narrowest to the widest.
    package let widths: [Width]
    /// The present width.
    package let present: Width
    private var places: [ObjectIdentifier: [Place]]

    /// Takes the places at the given widths: three for each, the present width's first.
    init(of host: UIView, revision: Int, widths: [CGFloat], places: [ObjectIdentifier: [Place]]) {
        self.host = host
        self.revision = revision
        let all = widths.enumerated().map { Width(value: $1, index: $0 * 3) }
        present = all[0]
        self.widths = all.sorted { $0.value < $1.value }
        self.places = places
    }

    /// Where a view is in a sample; nil for a view that constraints do not place, unless it fills a screen that they place
    /// other views in.
    @MainActor
    package func place(of view: UIView, in sample: Int) -> Place? {
        if let places = places[ObjectIdentifier(view)] {
            return places.indices.contains(sample) ? places[sample] : nil
        }
        guard view.scrollsScreen, let screen = view.superview, let places = places[ObjectIdentifier(screen)],
            places.indices.contains(sample)
        else { return nil }
        let size = places[sample].frame.size
        let none = UIView.noIntrinsicMetric
        return Place(
            frame: CGRect(origin: .zero, size: size), content: CGSize(width: none, height: none), scrollContent: size)
    }
}

extension UIView {
    /// The places of the views that constraints place around this one, at several sizes; nil where nothing says how
    /// large the view is.
    ///
    /// Computed when first asked for after a change, and kept until the next.
    package final var layoutSamples: LayoutSamples? { presentLayoutEngine?.samples() }

    /// Whether the view is the root of a screen, which is as wide as the part of the page that it is in.
    package final var isScreenRoot: Bool {
        guard owningViewController != nil, let parentView else { return false }
        return parentView.placesSubview(self) || parentView.isScreenRoot && fillsSuperview
    }
}
