extension UIView {
    /// The recognizers of gestures on this view.
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            guard let recognizers = attributesIfPresent?.gestureRecognizers, !recognizers.isEmpty else { return nil }
            return recognizers
        }
        set {
            for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Adds a recognizer, taking it from the view it belonged to.
    ///
    /// - Parameter gestureRecognizer: The recognizer.
    public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        attributes.gestureRecognizers.append(gestureRecognizer)
        recognizersDidChange()
    }

    /// Removes a recognizer.
    ///
    /// - Parameter gestureRecognizer: The recognizer.
    public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        attributes.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        recognizersDidChange()
    }

    /// Has the page say anew what recognizers wait for.
    final func recognizersDidChange() {
        setNeedsRendering()
        guard self is any CellList else { return }
        for cell in childViews where cell is any ItemCell { cell.setNeedsRendering() }
    }

    /// Whether a gesture on this view may be recognised.
    final var hasRecognizers: Bool {
        attributesIfPresent?.gestureRecognizers.contains { $0.isEnabled && $0.isReportable } ?? false
    }

    /// What a pointer does on the view that is more than a press.
    package final var reportedDrags: ReportedDrags {
        var drags: ReportedDrags = []
        if accessibilityAttributes?.traits?.contains(.allowsDirectInteraction) == true { drags.formUnion(.all) }
        // What is dragged down or up in a list scrolls it, also where a control is.
        if self is UIControl { drags.formUnion(.across) }
        for recognizer in attributesIfPresent?.gestureRecognizers ?? [] where recognizer.isEnabled {
            drags.formUnion(recognizer.reportedDrags)
        }
        return drags
    }

    /// Whether a press, which every page can report, does something.
    package final var isPressable: Bool {
        if self is UIControl { return true }
        return attributesIfPresent?.gestureRecognizers.contains { $0.isEnabled && $0.isPressable } ?? false
    }

    /// Whether a press does something besides opening a context menu.
    final var hasPressesOfItsOwn: Bool {
        if self is UIControl { return true }
        return attributesIfPresent?.gestureRecognizers.contains {
            $0.isEnabled && $0.isPressable && !($0 is ContextMenuGestureRecognizer)
        } ?? false
    }

    /// After how many milliseconds a press that lasts is recognised; nil where none is.
    package final var holdTime: Int? {
        attributesIfPresent?.gestureRecognizers.lazy.compactMap { $0 as? UILongPressGestureRecognizer }
            .filter { $0.isEnabled && $0.minimumPressDuration >= 0 && $0.minimumPressDuration < 60 }
            .map { Int($0.minimumPressDuration * 1000) }.min()
    }

    /// How many taps of a pointer are waited for, where something is for several; nil elsewhere.
    package final var awaitedTaps: Int? {
        guard let most = numbersOfTaps.max(), most > 1 else { return nil }
        return min(most, 9)
    }

    /// How many taps are asked for besides fewer, for which a press without a pointer counts; nil where one number is.
    final var tapsBesidesPress: Int? {
        let taps = numbersOfTaps
        guard let most = taps.max(), let fewest = taps.min(), most > fewest else { return nil }
        return min(most, 9)
    }

    private var numbersOfTaps: [Int] {
        (attributesIfPresent?.gestureRecognizers ?? [])
            .compactMap { ($0 as? UITapGestureRecognizer).flatMap { $0.isEnabled ? $0.numberOfTapsRequired : nil } }
    }
}

/// The drags that a page reports of a view.
package struct ReportedDrags: OptionSet, Sendable {
    /// The bits of the directions.
    package let rawValue: Int

    /// Drags by their bits.
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// To the sides.
    package static let across = ReportedDrags(rawValue: 1 << 0)
    /// Up and down.
    package static let down = ReportedDrags(rawValue: 1 << 1)
    /// In any direction.
    package static let all: ReportedDrags = [.across, .down]
}

extension UIGestureRecognizer {
    /// Whether pages report what the recognizer needs.
    fileprivate var isReportable: Bool {
        !(self is UIPinchGestureRecognizer || self is UIRotationGestureRecognizer || self is UIHoverGestureRecognizer
            || self is UIScreenEdgePanGestureRecognizer)
    }

    /// Whether a press without a drag may be recognised.
    fileprivate var isPressable: Bool {
        isReportable
            && (self is ContextMenuGestureRecognizer
                || !(self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer
                    || self is UILongPressGestureRecognizer))
    }

    fileprivate var reportedDrags: ReportedDrags {
        switch self {
        case is UITapGestureRecognizer, is UILongPressGestureRecognizer: []
        case let swipe as UISwipeGestureRecognizer:
            swipe.direction.isDisjoint(with: [.left, .right])
                ? .down
                : swipe.direction.isDisjoint(with: [.up, .down]) ? .across : .all
        default: isReportable ? .all : []
        }
    }
}
