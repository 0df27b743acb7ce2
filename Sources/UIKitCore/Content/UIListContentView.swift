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
        }
    }

    /// What the view shows, for renderers.
    package private(set) final var listConfiguration: UIListContentConfiguration

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
