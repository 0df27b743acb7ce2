/// A description of content from which a view can be made and to which one can be brought up to date.
///
/// UIKit: `UIContentConfiguration`.
public protocol UIContentConfiguration {
    /// A new view that shows the content.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The same content as it looks in a state.
    @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a content configuration describes.
///
/// UIKit: `UIContentView`.
@MainActor
public protocol UIContentView: UIView {
    /// What the view shows; setting it brings the view up to date.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show what a configuration describes.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the type that the view shows now.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
