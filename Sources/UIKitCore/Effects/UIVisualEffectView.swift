public import Foundation

/// A view that applies an effect to what lies behind it, with content on top.
///
/// UIKit: `UIVisualEffectView`.
open class UIVisualEffectView: UIView {
    /// Creates a view with an effect.
    ///
    /// - Parameter effect: The effect; nil shows the content only.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        contentView = UIView()
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a view from an archive, without effect.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The effect.
    open var effect: UIVisualEffect? {
        didSet { if effect != oldValue { setNeedsRendering() } }
    }

    /// The rectangle in the view's own coordinates, in points; the content view fills it at once.
    open override var bounds: CGRect {
        didSet { if contentView.bounds != bounds { contentView.place(in: bounds) } }
    }

    package override func placesSubview(_ subview: UIView) -> Bool { subview === contentView }

    /// The view that content is added to.
    public final let contentView: UIView
}
