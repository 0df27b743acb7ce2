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
    open var contentView: UIView {
        if let contentViewIfLoaded { return contentViewIfLoaded }
        let view = UIView(frame: .zero)
        replaceContentView(with: view)
        return view
    }

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
        get { (contentViewIfLoaded as? any UIView & UIContentView)?.configuration }
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
    package private(set) final var contentViewIfLoaded: UIView?

    private final var titleLabel: UILabel?
    private final var detailLabel: UILabel?

    private func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            if contentConfiguration != nil { replaceContentView(with: nil) }
            return
        }
        if let present = contentViewIfLoaded as? any UIView & UIContentView, present.supports(configuration) {
            present.configuration = configuration
            return
        }
        titleLabel = nil
        detailLabel = nil
        replaceContentView(with: configuration.makeContentView())
    }

    private func replaceContentView(with view: UIView?) {
        contentViewIfLoaded?.removeFromSuperview()
        contentViewIfLoaded = view
        if let view { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
    }
}
