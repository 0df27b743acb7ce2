import Foundation

extension UISplitViewController {
    /// The width from which three columns stand beside each other unless the app says otherwise, in points.
    private static let widthForThreeColumns: CGFloat = 1100

    /// The arrangement of the columns, with the automatic one resolved.
    final var currentMode: DisplayMode {
        let mode = chosenMode ?? preferredDisplayMode
        return (mode == .automatic ? automaticMode : mode).limited(to: style)
    }

    /// How the columns share the room, with the automatic way resolved.
    final var currentBehavior: SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        return switch currentMode {
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        default: .tile
        }
    }

    private var automaticMode: DisplayMode {
        switch preferredSplitBehavior {
        case .overlay: .secondaryOnly
        case .displace: style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
        case .automatic, .tile: style == .tripleColumn && isWide ? .twoBesideSecondary : .oneBesideSecondary
        }
    }

    /// Whether there is room for three columns, as far as anybody knows.
    private var isWide: Bool {
        guard traitCollection.horizontalSizeClass == .regular else { return false }
        let own = viewIfLoaded?.bounds.width ?? 0
        let width = own > 0 ? own : UIApplication.shared.sceneInTurn?.screen.bounds.width ?? 0
        return width >= Self.widthForThreeColumns
    }

    /// Goes back to the preferred arrangement.
    final func preferenceDidChange() {
        chosenMode = nil
        showColumns(animated: true)
    }

    /// Changes the arrangement.
    final func choose(_ mode: DisplayMode) {
        guard mode != currentMode else { return }
        chosenMode = mode
        showColumns(animated: true)
    }

    /// Tells the delegate of a new arrangement, once.
    final func announceMode() {
        let mode = currentMode
        guard !isMerged, mode != announcedMode else { return }
        announcedMode = mode
        delegate?.splitViewController(self, willChangeTo: mode)
    }

    // MARK: Targets

    /// The arrangement with one more column at the beginning.
    final var modeWithMore: DisplayMode {
        switch (currentMode, style) {
        case (.secondaryOnly, _): preferredSplitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
        case (.oneBesideSecondary, .tripleColumn):
            switch preferredSplitBehavior {
            case .overlay: .twoOverSecondary
            case .displace: .twoDisplaceSecondary
            case .tile: .twoBesideSecondary
            case .automatic: isWide ? .twoBesideSecondary : .twoOverSecondary
            }
        case (.oneOverSecondary, .tripleColumn): .twoOverSecondary
        default: currentMode
        }
    }

    /// The arrangement with one column less at the beginning.
    final var modeWithLess: DisplayMode {
        switch currentMode {
        case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
        case .twoOverSecondary: preferredSplitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
        default: .secondaryOnly
        }
    }

    /// The arrangement in which nothing lies over the secondary column.
    private var modeWithoutOverlay: DisplayMode {
        switch currentMode {
        case .oneOverSecondary: .secondaryOnly
        case .twoOverSecondary: preferredSplitBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary
        default: currentMode
        }
    }

    // MARK: The user's choice

    /// Whether the user can close what lies over the secondary column.
    package final var isOverlaid: Bool { !columnsOverSecondary.isEmpty }

    /// Takes away what lies over the secondary column.
    final func removeOverlay() {
        choose(modeWithoutOverlay)
    }

    /// Does what the display mode button does.
    final func toggleDisplayMode() {
        guard !isMerged else { return }
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard target == .automatic else { return choose(target.limited(to: style)) }
        let more = modeWithMore
        if currentMode == .oneOverSecondary || more == currentMode { choose(modeWithLess) } else { choose(more) }
    }
}

extension UISplitViewController.DisplayMode {
    /// The nearest mode that a style has.
    fileprivate func limited(to style: UISplitViewController.Style) -> Self {
        guard style != .tripleColumn else { return self }
        return switch self {
        case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
        case .twoOverSecondary: .oneOverSecondary
        default: self
        }
    }
}
