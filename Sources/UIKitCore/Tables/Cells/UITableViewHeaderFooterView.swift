public import Foundation

/// The header or footer of a section.
///
/// On the page a header is a heading of its rows, a footer a note below them. A title of the data source is shown with
/// such a view too.
///
/// UIKit: `UITableViewHeaderFooterView`.
open class UITableViewHeaderFooterView: UIView {
    /// Creates a header or footer.
    ///
    /// - Parameter reuseIdentifier: The name under which it is used again, or nil for a view that is used once.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates a header or footer from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Creates a header or footer that is used once.
    ///
    /// - Parameter frame: Without effect, as the table places its sections.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
    }

    /// The name under which the view is used again.
    public internal(set) final var reuseIdentifier: String?

    /// Called before the view is used for another section.
    open func prepareForReuse() {}

    // MARK: Specifying the content

    /// The view that holds the content; made when it is first asked for.
    open var contentView: UIView { loadedContentView() }

    /// The text; made when it is first asked for, nil while a content configuration is set.
    open var textLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if let titleLabel { return titleLabel }
        let label = UILabel(frame: .zero)
        titleLabel = label
        contentView.insertSubview(label, at: 0)
        return label
    }

    /// A smaller text; made when it is first asked for, nil while a content configuration is set.
    open var detailTextLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if let detailLabel { return detailLabel }
        let label = UILabel(frame: .zero)
        detailLabel = label
        contentView.insertSubview(label, at: titleLabel == nil ? 0 : 1)
        return label
    }

    /// A content configuration with the look of a section header of the table's style and no content yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        (parentView as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
    }

    /// The content, as a description that makes and updates the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuredContentView?.configuration }
        set { setContentConfiguration(newValue) }
    }

    /// The background, as a description; nil for the table's usual one.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { setNeedsRendering() }
    }

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// The content view, if it was asked for.
    package internal(set) final var contentViewIfLoaded: UIView?

    private final var titleLabel: UILabel?
    private final var detailLabel: UILabel?
}

extension UITableViewHeaderFooterView: ContentHosting {
    final var contentIndex: Int { backgroundView == nil ? 0 : 1 }

    final func contentWillBeReplaced() {
        titleLabel = nil
        detailLabel = nil
    }
}
