import UIKitCore

extension UIView {
    /// Whether subviews stand where their frames are.
    var placesSubviewsByFrame: Bool { true }

    /// Whether the view shows no more of its content than fits.
    var clipsContent: Bool { clipsToBounds }

    /// What assistive technology says for the view: its label, or the texts in it.
    var spokenText: String {
        if let label = accessibilityLabel, !label.isEmpty { return label }
        return childViews.lazy.filter { !$0.isHidden }.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
