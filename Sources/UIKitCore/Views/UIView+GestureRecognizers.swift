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
        setNeedsRendering()
    }

    /// Removes a recognizer.
    ///
    /// - Parameter gestureRecognizer: The recognizer.
    public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        attributes.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        setNeedsRendering()
    }

    /// The recognizer that a press on this view triggers.
    package final var tapGestureRecognizer: UITapGestureRecognizer? {
        attributesIfPresent?.gestureRecognizers.lazy.compactMap { $0 as? UITapGestureRecognizer }
            .first { $0.isEnabled }
    }
}
