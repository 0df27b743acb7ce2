extension UIFont {
    /// The font in the size that it has in a view: that of the view's text size where the view adjusts its font.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - adjusts: The view's `adjustsFontForContentSizeCategory`.
    @MainActor
    final func adjusted(in view: UIView, if adjusts: Bool) -> UIFont {
        guard adjusts, attributes.scaling != nil || attributes.textStyle != nil else { return self }
        let adjusted = attributes.adjusted(to: view.traitCollection.preferredContentSizeCategory)
        return adjusted == attributes ? self : UIFont(adjusted)
    }
}
