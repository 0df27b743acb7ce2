public import Foundation

/// A view of a collection that is used again and again: a cell, a header or footer, a badge, a background.
///
/// UIKit: `UICollectionReusableView`.
open class UICollectionReusableView: UIView {
    /// Creates a view.
    ///
    /// - Parameter frame: Without effect, as the collection places its views.
    public override init(frame: CGRect) {
        super.init(frame: .zero)
    }

    /// Creates a view from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The name under which the view is used again; nil for one that is used once.
    public internal(set) final var reuseIdentifier: String?

    /// Called before the view is used for another place.
    ///
    /// A place to give up what belonged to the former one, for instance a task that loads an image.
    open func prepareForReuse() {}

    // MARK: Managing layout changes

    /// Called with the place that the layout gives the view.
    ///
    /// - Parameter layoutAttributes: The place, as far as the server knows it.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Asks a view whose size is only estimated for the place that it would rather have.
    ///
    /// Unless overridden it is as large as the constraints and the contents within it ask for; what the layout states
    /// stays. The server uses the sizes that are estimated; on the page the content decides.
    ///
    /// - Parameter layoutAttributes: The place that the layout gives it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fittedAttributes(near: layoutAttributes)
    }

    /// Called before another layout takes the place of the present one.
    ///
    /// - Parameters:
    ///   - oldLayout: The present layout.
    ///   - newLayout: The other one.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after another layout took the place of the former one.
    ///
    /// - Parameters:
    ///   - oldLayout: The former layout.
    ///   - newLayout: The present one.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    // MARK: State

    /// The size that was found for the content, and what for.
    final var fittedContent: FittedContent?

    /// Where the view was last placed.
    package internal(set) final var appliedAttributes: UICollectionViewLayoutAttributes?
}

/// Creates views of classes that an app registered, as ``NSObject/instantiate()`` does for `init()`.
extension UICollectionReusableView {
    /// Forwards to `init(frame:)` of the class it is sent to.
    package convenience init(dynamicallyWith frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("$s9UIKitCore24UICollectionReusableViewC15dynamicallyWithAC10Foundation6CGRectV_tcfC")
    private static func makeInstanceOfDynamicClass(_ frame: CGRect) -> UICollectionReusableView

    /// Creates an instance of this class with its `init(frame:)`.
    ///
    /// - Parameter identifier: The name under which it is used again.
    static func instantiate(reuseIdentifier identifier: String?) -> Self {
        let view = makeInstanceOfDynamicClass(.zero)
        view.reuseIdentifier = identifier
        // The initializer made an instance of the class it was sent to.
        return unsafeDowncast(view, to: self)
    }
}
