/// The looks of a navigation bar, or those that one of its items brings along.
struct NavigationBarAppearances {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?

    /// The look while something is scrolled beneath the bar.
    func scrolled(isCompact: Bool) -> UINavigationBarAppearance? {
        isCompact ? compact ?? standard : standard
    }

    /// The look with nothing scrolled beneath the bar.
    func atEdge(isCompact: Bool) -> UINavigationBarAppearance? {
        isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
    }
}

extension UINavigationItem {
    /// Keeps a copy of a look.
    final func setAppearance(
        _ place: WritableKeyPath<NavigationBarAppearances, UINavigationBarAppearance?>,
        to appearance: UINavigationBarAppearance?
    ) {
        appearances[keyPath: place] = appearance?.copy { [weak self] in self?.itemDidChange() }
        itemDidChange()
    }
}

extension UINavigationBar {
    /// Keeps a copy of a look.
    final func setAppearance(
        _ place: WritableKeyPath<NavigationBarAppearances, UINavigationBarAppearance?>,
        to appearance: UINavigationBarAppearance?
    ) {
        appearances[keyPath: place] = appearance?.copy { [weak self] in self?.setNeedsRendering() }
        setNeedsRendering()
    }

    private var isVerticallyCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// The image of the background that was set for the present size of the bar.
    package final var displayedBackgroundImage: UIImage? {
        let hasPrompt = topItem?.prompt != nil
        let compact: [UIBarMetrics] = hasPrompt ? [.compactPrompt, .compact] : [.compact]
        let regular: [UIBarMetrics] = hasPrompt ? [.defaultPrompt, .default] : [.default]
        let metrics = isVerticallyCompact ? compact + regular : regular
        return metrics.lazy.compactMap { self.backgroundImages[$0] }.first
    }

    /// The look while something is scrolled beneath the bar.
    package final var displayedAppearance: UINavigationBarAppearance {
        topItem?.appearances.scrolled(isCompact: isVerticallyCompact)
            ?? appearances.scrolled(isCompact: isVerticallyCompact) ?? standardAppearance
    }

    /// The look with nothing scrolled beneath the bar; nil for the usual one, which has no background.
    package final var displayedScrollEdgeAppearance: UINavigationBarAppearance? {
        topItem?.appearances.atEdge(isCompact: isVerticallyCompact)
            ?? appearances.atEdge(isCompact: isVerticallyCompact)
    }
}
