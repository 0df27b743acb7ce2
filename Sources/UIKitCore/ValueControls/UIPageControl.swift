public import Foundation

/// A row of dots or images, one for each page, of which the current one stands out.
///
/// On the page it is two buttons, to the page before and the page after. A change sends `valueChanged`.
///
/// UIKit: `UIPageControl`.
open class UIPageControl: UIControl {
    /// Creates a control without pages.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How many pages there are, at least 0.
    open var numberOfPages: Int {
        get { pageCount }
        set {
            guard max(newValue, 0) != pageCount else { return }
            pageCount = max(newValue, 0)
            setNeedsRendering()
            show(storedPage)
        }
    }

    /// The position of the current page, cut off at the ends.
    ///
    /// Setting it sends no event.
    open var currentPage: Int {
        get { storedPage }
        set { show(newValue) }
    }

    /// Whether nothing is shown while there is one page at most.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { setNeedsRendering() } }
    }

    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor? {
        didSet { if pageIndicatorTintColor != oldValue { setNeedsRendering() } }
    }

    /// The colour of the current page's dot.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { if currentPageIndicatorTintColor != oldValue { setNeedsRendering() } }
    }

    /// The image of every page that has none of its own, in the colour of the dots; nil for a dot.
    open var preferredIndicatorImage: UIImage? {
        didSet { if preferredIndicatorImage != oldValue { setNeedsRendering() } }
    }

    /// The image of the current page if that has none of its own; nil for the one that it has when it is not current.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { if preferredCurrentPageIndicatorImage != oldValue { setNeedsRendering() } }
    }

    /// Sets the image of a page.
    ///
    /// - Parameters:
    ///   - image: The image; nil for ``preferredIndicatorImage``.
    ///   - page: The position of the page.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard indicatorImages[page] != image else { return }
        indicatorImages[page] = image
        setNeedsRendering()
    }

    /// The image that was set for a page.
    ///
    /// - Parameter page: The position of the page.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

    /// Sets the image of a page for when it is current.
    ///
    /// - Parameters:
    ///   - image: The image; nil for ``preferredCurrentPageIndicatorImage``.
    ///   - page: The position of the page.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard currentPageIndicatorImages[page] != image else { return }
        currentPageIndicatorImages[page] = image
        setNeedsRendering()
    }

    /// The image that was set for a page for when it is current.
    ///
    /// - Parameter page: The position of the page.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentPageIndicatorImages[page] }

    /// The image that stands for a page now; nil for a dot.
    package final func displayedIndicatorImage(forPage page: Int) -> UIImage? {
        let usual = indicatorImages[page] ?? preferredIndicatorImage
        guard page == storedPage else { return usual }
        return currentPageIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? usual
    }

    private var indicatorImages: [Int: UIImage] = [:]
    private var currentPageIndicatorImages: [Int: UIImage] = [:]

    /// Which way the pages go.
    open var direction = UIPageControl.Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsRendering()
        }
    }

    /// Which way the pages of a page control go.
    ///
    /// UIKit: `UIPageControl.Direction`.
    public enum Direction: Int, Sendable {
        /// As text does.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// From the top down.
        case topToBottom = 3
        /// From the bottom up.
        case bottomToTop = 4
    }

    /// Whether the background is shown.
    open var backgroundStyle = UIPageControl.BackgroundStyle.automatic {
        didSet { if backgroundStyle != oldValue { setNeedsRendering() } }
    }

    /// Whether a moving finger turns pages; kept for the app.
    open var allowsContinuousInteraction = true

    /// Whether the background of a page control is shown.
    ///
    /// UIKit: `UIPageControl.BackgroundStyle`.
    public enum BackgroundStyle: Int, Sendable {
        /// While it is used.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    // MARK: Size

    /// The size in which a number of pages is shown, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        // Dots of seven points stand nine apart.
        let length = pageCount > 0 ? CGFloat(min(pageCount, 10_000)) * 16 - 9 : 0
        let isVertical = direction == .topToBottom || direction == .bottomToTop
        return isVertical ? CGSize(width: 27.5, height: length) : CGSize(width: length, height: 27.5)
    }

    /// The size in which all pages are shown.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

    /// The size in which all pages are shown.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: pageCount) }

    // MARK: User interactions

    package override var interactionValue: UserInteractionValue? { .number(Double(currentPage)) }

    package override func userInteractions() -> [UserInteractionEvent] {
        var events = super.userInteractions()
        if storedPage + 1 < pageCount { events.append(.increment) }
        if storedPage > 0 { events.append(.decrement) }
        if pageCount > 1 { events.append(.valueChanged) }
        return events
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        switch interaction.event {
        case .increment where storedPage + 1 < pageCount: turn(to: storedPage + 1)
        case .decrement where storedPage > 0: turn(to: storedPage - 1)
        case .valueChanged:
            guard let page = interaction.value?.integer, (0..<pageCount).contains(page) else {
                throw .valueNotAllowed(
                    reason: ValueRefusalReason(
                        "There is no such page.", told: .choiceGone))
            }
            turn(to: page)
        default: try super.perform(interaction)
        }
    }

    private func turn(to page: Int) {
        guard page != storedPage else { return }
        show(page)
        sendValueChanged()
    }

    // MARK: Accessibility

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// Which page of how many is shown, unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (pageCount > 0 ? "page \(storedPage + 1) of \(pageCount)" : nil) }
        set { super.accessibilityValue = newValue }
    }

    /// Adjustable, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAttributes?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Storage

    private var pageCount = 0
    private var storedPage = 0

    private func show(_ page: Int, by cause: StaticString = #function) {
        let usable = min(max(page, 0), max(pageCount - 1, 0))
        guard usable != storedPage else { return }
        storedPage = usable
        setNeedsRendering(cause)
    }
}
