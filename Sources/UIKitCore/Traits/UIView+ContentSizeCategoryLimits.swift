/// The smallest and the largest size of text that a view takes on.
struct ContentSizeCategoryLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// The size nearest to a wished one; the smallest where the limits contradict each other.
    func nearest(to category: UIContentSizeCategory) -> UIContentSizeCategory {
        var nearest = category
        if let maximum, nearest > maximum { nearest = maximum }
        if let minimum, nearest < minimum { nearest = minimum }
        return nearest
    }
}

extension UIView {
    /// The smallest size of text in the view and in everything in it; nil, as unless set, for any.
    ///
    /// Smaller sizes that the person prefers become this one in the traits of the view, which its fonts follow.
    ///
    /// Source: UIKit, `UIView.minimumContentSizeCategory`.
    public final var minimumContentSizeCategory: UIContentSizeCategory? {
        get { attributesIfPresent?.contentSizeCategoryLimits?.minimum }
        set { limitContentSizeCategory { $0.minimum = newValue } }
    }

    /// The largest size of text in the view and in everything in it; nil, as unless set, for any.
    ///
    /// Larger sizes that the person prefers become this one in the traits of the view, which its fonts follow. The page still
    /// follows the person who enlarges it.
    ///
    /// Source: UIKit, `UIView.maximumContentSizeCategory`.
    public final var maximumContentSizeCategory: UIContentSizeCategory? {
        get { attributesIfPresent?.contentSizeCategoryLimits?.maximum }
        set { limitContentSizeCategory { $0.maximum = newValue } }
    }

    /// The limits on the size of text that hold for the view by itself and by what contains it, for logs.
    ///
    /// Source: UIKit, `UIView.appliedContentSizeCategoryLimitsDescription`.
    public final var appliedContentSizeCategoryLimitsDescription: String {
        let limited = sequence(first: self, next: \.parentView).compactMap { view in
            view.attributesIfPresent?.contentSizeCategoryLimits.map { limits in
                let bounds = [limits.minimum, limits.maximum].map { $0?.rawValue ?? "none" }
                return "\(type(of: view)): minimum \(bounds[0]), maximum \(bounds[1])"
            }
        }
        return limited.isEmpty ? "none" : limited.joined(separator: "; ")
    }

    private func limitContentSizeCategory(_ change: (inout ContentSizeCategoryLimits) -> Void) {
        let old = attributesIfPresent?.contentSizeCategoryLimits ?? ContentSizeCategoryLimits()
        var new = old
        change(&new)
        guard new != old else { return }
        changeTraits { attributes.contentSizeCategoryLimits = new == ContentSizeCategoryLimits() ? nil : new }
    }
}

extension UITraitCollection {
    /// The collection with the nearest size of text within limits; the same one where it has that.
    final func limited(by limits: ContentSizeCategoryLimits?) -> UITraitCollection {
        guard let nearest = limits?.nearest(to: preferredContentSizeCategory), nearest != preferredContentSizeCategory
        else { return self }
        return modifyingTraits { $0.preferredContentSizeCategory = nearest }
    }
}
