public import Foundation

/// A view in place of content that is missing.
///
/// Image and texts stand in its configuration; its subviews are the buttons, and a turning wheel while content is being
/// loaded.
///
/// UIKit: `UIContentUnavailableView`.
open class UIContentUnavailableView: UIView, UIContentView {
    /// Creates a view that shows a description.
    public init(configuration: UIContentUnavailableConfiguration) {
        shownConfiguration = configuration
        super.init(frame: .zero)
        rebuildSubviews()
    }

    /// Creates a view from an archive, which shows nothing.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        shownConfiguration = .empty()
        super.init(coder: coder)
    }

    /// What the view shows; a configuration of another type is ignored.
    open var configuration: any UIContentConfiguration {
        get { shownConfiguration }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration, newValue != shownConfiguration else {
                return
            }
            shownConfiguration = newValue
            rebuildSubviews()
            setNeedsRendering()
            invalidateIntrinsicContentSize()
        }
    }

    /// What the view shows, for renderers.
    package private(set) final var shownConfiguration: UIContentUnavailableConfiguration

    /// The height of image, texts and buttons with the space around them.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: heightOfContent(forWidth: .infinity))
    }

    /// The height of image, texts and buttons, whose lines break at the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: heightOfContent(forWidth: size.width))
    }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        CGSize(width: UIView.noIntrinsicMetric, height: heightOfContent(forWidth: width))
    }

    private func rebuildSubviews() {
        for subview in subviews { subview.removeFromSuperview() }
        let shown = shownConfiguration
        if shown.purpose == .loading {
            let wheel = UIActivityIndicatorView(style: .large)
            wheel.startAnimating()
            addSubview(wheel)
        }
        addButton(shown.button, shown.buttonProperties)
        addButton(shown.secondaryButton, shown.secondaryButtonProperties)
    }

    private func addButton(
        _ look: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        guard look.title != nil || look.attributedTitle != nil || look.image != nil else { return }
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        button.role = properties.role
        button.isEnabled = properties.isEnabled
        if let menu = properties.menu {
            button.menu = menu
            button.showsMenuAsPrimaryAction = properties.primaryAction == nil
        }
        addSubview(button)
    }
}
