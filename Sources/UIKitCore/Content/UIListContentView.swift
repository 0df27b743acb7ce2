public import Foundation

/// A view that shows the content of a row.
///
/// It has no subviews: what it shows stands in its configuration.
///
/// UIKit: `UIListContentView`.
open class UIListContentView: UIView, UIContentView {
    /// Creates a view that shows some content.
    public init(configuration: UIListContentConfiguration) {
        listConfiguration = configuration
        super.init(frame: .zero)
    }

    /// Creates a view from an archive, without content.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        listConfiguration = .cell()
        super.init(coder: coder)
    }

    /// What the view shows; one that is not of a list is ignored.
    open var configuration: any UIContentConfiguration {
        get { listConfiguration }
        set {
            guard let newValue = newValue as? UIListContentConfiguration, newValue != listConfiguration else { return }
            listConfiguration = newValue
            setNeedsRendering()
            invalidateIntrinsicContentSize()
        }
    }

    /// What the view shows, for renderers.
    package private(set) final var listConfiguration: UIListContentConfiguration

    /// The height of the content with the space around it.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: listConfiguration.contentHeight(forWidth: .infinity, in: traitCollection))
    }

    /// The height of the content, whose lines break at the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: listConfiguration.contentHeight(forWidth: size.width, in: traitCollection))
    }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        let height = listConfiguration.contentHeight(forWidth: width, in: traitCollection)
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    /// Both texts, unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenText }
        set { super.accessibilityLabel = newValue }
    }

    private var spokenText: String? {
        let texts = [
            listConfiguration.attributedText?.string ?? listConfiguration.text,
            listConfiguration.secondaryAttributedText?.string ?? listConfiguration.secondaryText,
        ].compactMap { $0 }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
