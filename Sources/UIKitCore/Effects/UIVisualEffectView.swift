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
        addContentView()
    }

    /// Creates a view from an archive, without effect.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        addContentView()
    }

    /// Has the content view fill this view, and what constraints hold in it decide how large this view is.
    private func addContentView() {
        contentView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(contentView)
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    /// The effect.
    open var effect: UIVisualEffect? {
        didSet { if effect != oldValue { setNeedsRendering() } }
    }

    /// The rectangle in the view's own coordinates, in points; the content view fills it at once.
    open override var bounds: CGRect {
        didSet { if contentView.bounds != bounds { contentView.place(in: bounds) } }
    }

    /// The view that content is added to.
    public final let contentView: UIView
}
