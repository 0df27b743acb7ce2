public import Foundation

/// A rectangle of the page: the parent of everything that can be seen or pressed.
///
/// On the web a view becomes an element of the page. A view without frame and constraints stands in document flow, one
/// with a frame keeps its place in its superview according to its autoresizing mask.
///
/// Source: UIKit, `UIView`.
@MainActor
open class UIView: UIResponder {
    // MARK: Creating a view

    /// Creates a view.
    ///
    /// - Parameter frame: The rectangle in the superview's coordinates, in points. A zero rectangle leaves the place of
    ///   the view to its superview; one with numbers that are not finite is refused as a scene fault.
    public init(frame: CGRect) {
        let isFinite = frame.midX.isFinite && frame.midY.isFinite && frame.width.isFinite && frame.height.isFinite
        bounds = isFinite ? CGRect(origin: .zero, size: frame.size) : .zero
        center = isFinite ? CGPoint(x: frame.midX, y: frame.midY) : .zero
        super.init()
        if !isFinite {
            setFrame(frame)
        } else if frame != .zero {
            viewState.insert(.hasExplicitFrame)
        }
    }

    /// Creates a view from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        bounds = .zero
        center = .zero
        super.init()
        (coder as? InterfaceCoder)?.configure(self)
    }

    /// Creates a view without size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    // MARK: Configuring the visual appearance

    /// The colour behind the content, or nil for none.
    open var backgroundColor: UIColor? {
        willSet { noteLook() }
        didSet { if backgroundColor !== oldValue { setNeedsRendering() } }
    }

    /// Whether the view and everything in it is left out of the page.
    ///
    /// Events on a hidden view are refused.
    open var isHidden: Bool {
        get { viewState.contains(.hidden) }
        set { setHidden(newValue) }
    }

    /// How opaque the view is, from 0 to 1.
    ///
    /// Events on a view below 0.01 are refused.
    open var alpha: CGFloat {
        get { attributesIfPresent?.alpha ?? 1 }
        set {
            noteLook()
            setAttribute(\.alpha, to: min(max(newValue.isNaN ? 1 : newValue, 0), 1))
        }
    }

    /// Whether the view draws everything in its bounds opaquely.
    ///
    /// Kept for the app; the page does not need it.
    open var isOpaque: Bool {
        get { !viewState.contains(.notOpaque) }
        set { viewState.set(.notOpaque, to: !newValue) }
    }

    /// The colour of interactive content; nil inherits it from the superview.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }

    /// Called when ``tintColor`` changed, on this view or on one that it inherits from.
    open func tintColorDidChange() {}

    /// Whether the tint is shown in full or dimmed.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { attributesIfPresent?.tintAdjustmentMode ?? .automatic }
        set { setAttribute(\.tintAdjustmentMode, to: newValue) }
    }

    /// Whether content outside the bounds is cut off.
    open var clipsToBounds: Bool {
        get { viewState.contains(.clipsToBounds) }
        set {
            guard newValue != clipsToBounds else { return }
            viewState.set(.clipsToBounds, to: newValue)
            setNeedsRendering()
        }
    }

    /// The layer with corner radius, border and shadow.
    ///
    /// It is made when it is first asked for.
    open var layer: CALayer { attributes.layer(for: self) }

    /// The class of the layers of views of this class: that of `CALayer` or of one of its subclasses.
    open class var layerClass: AnyClass { CALayer.self }

    /// The view whose shape shows what there is of this one; nil shows all.
    ///
    /// The page cuts to the rectangle of the mask with its rounded corners, or to the shape that is its layer's.
    open var mask: UIView? {
        get { attributesIfPresent?.mask }
        set {
            guard newValue !== mask else { return }
            attributes.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    // MARK: Configuring the event-related behavior

    /// Whether events on the view and everything in it are accepted.
    open var isUserInteractionEnabled: Bool {
        get { !viewState.contains(.interactionDisabled) }
        set {
            guard newValue != isUserInteractionEnabled else { return }
            viewState.set(.interactionDisabled, to: !newValue)
            setNeedsRendering()
        }
    }

    // MARK: Configuring the bounds and frame

    /// The rectangle in the superview's coordinates, in points: the one around the transformed view if it has a transform.
    ///
    /// Setting it takes the view out of document flow.
    open var frame: CGRect {
        get { transformedFrame }
        set { setFrame(newValue) }
    }

    /// The rectangle in the view's own coordinates, in points; numbers that are not finite are refused as a scene fault.
    open var bounds: CGRect {
        willSet { noteLook() }
        didSet {
            guard bounds != oldValue else { return }
            if refusesGeometry(bounds) { bounds = oldValue } else { boundsDidChange(from: oldValue) }
        }
    }

    /// The middle of the frame in the superview's coordinates, in points; numbers that are not finite are refused as a
    /// scene fault.
    open var center: CGPoint {
        willSet { noteLook() }
        didSet {
            guard center != oldValue else { return }
            if refusesGeometry(center) { center = oldValue } else { centerDidChange() }
        }
    }

    /// The transform applied around the center.
    open var transform: CGAffineTransform {
        get { attributesIfPresent?.transform ?? .identity }
        set {
            noteLook()
            setAttribute(\.transform, to: newValue)
        }
    }

    // MARK: Managing the view hierarchy

    /// The view that contains this one.
    public final var superview: UIView? { parentView }

    /// The views directly in this one, from back to front.
    public final var subviews: [UIView] { childViews }

    /// The window the view is in, or nil.
    open var window: UIWindow? {
        var view = self
        while let parent = view.parentView { view = parent }
        return view as? UIWindow
    }

    /// Adds a view in front of the others, removing it from the superview it had.
    ///
    /// - Parameter view: The view to add.
    open func addSubview(_ view: UIView) {
        insert(view, at: childViews.count)
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        removeFromHierarchy()
    }

    /// Adds a view at a place among the subviews.
    ///
    /// - Parameters:
    ///   - view: The view to add.
    ///   - index: The place, from 0 for the back.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Adds a view right behind another one.
    ///
    /// - Parameters:
    ///   - view: The view to add.
    ///   - siblingSubview: The subview that will be right in front of it.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Adds a view right in front of another one.
    ///
    /// - Parameters:
    ///   - view: The view to add.
    ///   - siblingSubview: The subview that will be right behind it.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    /// Swaps two subviews.
    ///
    /// - Parameters:
    ///   - index1: The place of the one.
    ///   - index2: The place of the other.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard childViews.indices.contains(index1), childViews.indices.contains(index2) else { return }
        childViews.swapAt(index1, index2)
        setNeedsRendering()
    }

    /// Moves a subview in front of its siblings.
    ///
    /// - Parameter view: A subview.
    open func bringSubviewToFront(_ view: UIView) {
        move(view, to: childViews.count - 1)
    }

    /// Moves a subview behind its siblings.
    ///
    /// - Parameter view: A subview.
    open func sendSubviewToBack(_ view: UIView) {
        move(view, to: 0)
    }

    /// Whether the view is another one or lies within it.
    ///
    /// - Parameter view: The view that may contain this one.
    open func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.parentView
        }
        return false
    }

    /// The view or the first one within it, depth first, that has a tag.
    ///
    /// - Parameter tag: The tag to look for.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in childViews {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Observing view-related changes

    /// Called after a subview was added.
    ///
    /// - Parameter subview: The new subview.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    ///
    /// - Parameter subview: The subview that goes.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes.
    ///
    /// - Parameter newSuperview: The superview to be, or nil.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview changed.
    open func didMoveToSuperview() {}

    /// Called before the window changes.
    ///
    /// - Parameter newWindow: The window to be, or nil.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window changed.
    open func didMoveToWindow() {}

    // MARK: Laying out subviews

    /// Places the subviews.
    ///
    /// Called by the layout pass before a response is written, when the layout is marked as stale. The default
    /// implementation gives the subviews that constraints place their frames.
    open func layoutSubviews() {
        applySolvedFrames()
    }

    /// Marks the layout as stale, so that ``layoutSubviews()`` is called before the next response is written.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out the view and everything in it now, where the layout is stale.
    ///
    /// Superviews whose layout is stale as well are laid out before, from the outermost that is reached through none but
    /// such ones: the frame of a view that was just added is known after a call of its own method.
    open func layoutIfNeeded() {
        outermostStaleView.layOutStaleViews()
    }

    /// The size that suits the content best, in points.
    ///
    /// - Parameter size: The size that is available. The default implementation returns the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to what ``sizeThatFits(_:)`` says.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame = CGRect(origin: frame.origin, size: size) } else { bounds.size = size }
    }

    /// Whether subviews follow changes of the size by their autoresizing masks.
    open var autoresizesSubviews: Bool {
        get { !viewState.contains(.keepsSubviewSizes) }
        set { viewState.set(.keepsSubviewSizes, to: !newValue) }
    }

    /// How the view follows changes of its superview's size.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { attributesIfPresent?.autoresizingMask ?? [] }
        set { setAttribute(\.autoresizingMask, to: newValue) }
    }

    /// How the content fills the bounds.
    open var contentMode: UIView.ContentMode {
        get { attributesIfPresent?.contentMode ?? .scaleToFill }
        set { setAttribute(\.contentMode, to: newValue) }
    }

    /// Whether the layout is mirrored for right-to-left languages.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { attributesIfPresent?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            setAttribute(\.semanticContentAttribute, to: newValue)
            layoutDirectionDidChange()
        }
    }

    // MARK: Updating properties

    /// Brings what the view shows in line with the model, before the layout.
    ///
    /// Called in the commit when the view first comes into a window, when its traits changed, and after
    /// ``setNeedsUpdateProperties()``. Never call it.
    open func updateProperties() {}

    /// Has ``updateProperties()`` called in the next commit; several requests before it make one call.
    open func setNeedsUpdateProperties() {
        markNeedsUpdateProperties()
    }

    /// Calls ``updateProperties()`` now, where it is due, of the view and everything in it.
    open func updatePropertiesIfNeeded() {
        updateStaleProperties()
    }

    // MARK: Configuring content margins

    /// The space between the edges and the content, in points.
    ///
    /// Setting it says how much is wanted; reading it says how much that is together with the safe area, with the
    /// least that the system wants for the view of a controller, and with the superview's margins where those are kept
    /// free too.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }

    /// The space between the edges and the content by reading direction, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right)
        }
        set {
            layoutMargins = physical(newValue)
        }
    }

    /// Whether the superview's margins are kept free too.
    open var preservesSuperviewLayoutMargins: Bool {
        get { viewState.contains(.preservesSuperviewLayoutMargins) }
        set {
            viewState.set(.preservesSuperviewLayoutMargins, to: newValue)
            announceLayoutMargins()
        }
    }

    /// Whether the margins begin where the safe area ends.
    ///
    /// The default is true.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { !viewState.contains(.ignoresSafeAreaInMargins) }
        set {
            viewState.set(.ignoresSafeAreaInMargins, to: !newValue)
            announceLayoutMargins()
        }
    }

    /// Called when the layout margins changed.
    open func layoutMarginsDidChange() {}

    /// The space taken by bars and by the edges of the screen, in points.
    open var safeAreaInsets: UIEdgeInsets { attributesIfPresent?.safeAreaInsets ?? .zero }

    /// Called when the safe area changed.
    open func safeAreaInsetsDidChange() {}

    // MARK: Using Auto Layout

    /// Whether views of this class make no sense without constraints.
    ///
    /// The default is false.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the view is placed by its frame and autoresizing mask; false for one that is placed by constraints.
    ///
    /// The default is true. Set it to false before constraints place the view.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { viewState.isDisjoint(with: [.usesConstraints, .arranged]) }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// Adds and changes constraints of the view's own; called before its layout after ``setNeedsUpdateConstraints()``.
    ///
    /// Views within this one are asked before it. An override calls `super` last.
    open func updateConstraints() {}

    /// Has ``updateConstraints()`` called before the next layout.
    open func setNeedsUpdateConstraints() {
        markNeedsUpdateConstraints()
    }

    /// Whether ``updateConstraints()`` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool {
        viewState.contains(.needsUpdateConstraints)
    }

    /// Calls ``updateConstraints()`` now, where it is due, of the views within this one and then of this one.
    open func updateConstraintsIfNeeded() {
        updateStaleConstraints()
    }

    /// The active constraints that this view holds: those whose items' nearest common ancestor it is.
    open var constraints: [NSLayoutConstraint] { heldConstraints }

    /// Makes a constraint active and holds it here.
    ///
    /// What it relates must be this view or lie within it; else it is refused as a scene fault. A constraint that becomes
    /// active is added with this method to the nearest common ancestor of its items.
    ///
    /// - Parameter constraint: The constraint.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        hold(constraint)
    }

    /// Makes several constraints active and holds them here.
    ///
    /// - Parameter constraints: The constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Makes a constraint that this view holds inactive.
    ///
    /// A constraint that is made inactive is removed with this method.
    ///
    /// - Parameter constraint: The constraint; one that this view does not hold is left alone.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        letGo(of: constraint)
    }

    /// Makes several constraints that this view holds inactive.
    ///
    /// - Parameter constraints: The constraints; those that this view does not hold are left alone.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        letGo(of: constraints)
    }

    /// The guides that the app added.
    open var layoutGuides: [UILayoutGuide] { layoutAttributesIfPresent?.layoutGuides ?? [] }

    /// Adds a guide, taking it from the view that it belonged to.
    ///
    /// - Parameter layoutGuide: The guide.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        own(layoutGuide)
    }

    /// Removes a guide, and every constraint that relates it.
    ///
    /// - Parameter layoutGuide: A guide of this view.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        disown(layoutGuide)
    }

    /// The size that suits the content, in points; `UIView.noIntrinsicMetric` where the content does not say.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size of content that is higher where it is narrower, such as text of several lines; nil for other content.
    ///
    /// - Parameter width: The width that the content has, in points.
    package func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { nil }

    /// Where the first and last base lines of the view's text are; nil for a view without text, whose edges count.
    ///
    /// - Parameter size: The size of the view, in points.
    package func textBaselines(in size: CGSize) -> TextBaselines? { nil }

    /// Says that ``intrinsicContentSize`` changed.
    open func invalidateIntrinsicContentSize() {
        constrainedContentDidChange()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// How much the view resists being larger than its content.
    ///
    /// - Parameter axis: The direction concerned.
    /// - Returns: The priority; unless it was set, `defaultLow`, and `defaultHigh` for controls of one size.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriority(axis == .horizontal ? \.horizontalHugging : \.verticalHugging)
            ?? usualContentHuggingPriority(for: axis)
    }

    /// How much a view of the class resists being larger than its content, unless set otherwise.
    ///
    /// - Parameter axis: The direction concerned.
    package func usualContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

    /// Sets how much the view resists being larger than its content.
    ///
    /// - Parameters:
    ///   - priority: The priority.
    ///   - axis: The direction concerned.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriority(axis == .horizontal ? \.horizontalHugging : \.verticalHugging, to: priority)
    }

    /// How much the view resists being smaller than its content.
    ///
    /// - Parameter axis: The direction concerned.
    /// - Returns: The priority; `defaultHigh` unless it was set.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriority(axis == .horizontal ? \.horizontalCompression : \.verticalCompression) ?? .defaultHigh
    }

    /// Sets how much the view resists being smaller than its content.
    ///
    /// - Parameters:
    ///   - priority: The priority.
    ///   - axis: The direction concerned.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setContentPriority(axis == .horizontal ? \.horizontalCompression : \.verticalCompression, to: priority)
    }

    /// The smallest size that suits the content and is near a size, in points.
    ///
    /// - Parameter targetSize: The size to be near, such as `UIView.layoutFittingCompressedSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that suits the content and is near a size, in points.
    ///
    /// - Parameters:
    ///   - targetSize: The size to be near.
    ///   - horizontalFittingPriority: How important its width is; `required` keeps it.
    ///   - verticalFittingPriority: How important its height is; `required` keeps it.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Whether other frames of the view would suit its constraints as well.
    open var hasAmbiguousLayout: Bool { isLaidOutAmbiguously }

    /// The active constraints that say where the view is, or how large, in a direction.
    ///
    /// For debugging. They are those that relate the view itself; what its neighbours follow is asked of those.
    ///
    /// - Parameter axis: The direction.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(affecting: self, along: axis)
    }

    /// Gives the view another frame that suits its constraints as well, until its next layout.
    ///
    /// For debugging. Nothing happens to a view whose layout is not ambiguous.
    open func exerciseAmbiguityInLayout() {
        takeAlternativeFrame()
    }

    /// The distances from the frame to the rectangle that constraints align, in points.
    ///
    /// The default is none.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints align when the view has a frame.
    ///
    /// - Parameter frame: The frame, in points.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame of the view when constraints align a rectangle.
    ///
    /// - Parameter alignmentRect: The rectangle, in points.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view whose text gives the first baseline.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose text gives the last baseline.
    open var forLastBaselineLayout: UIView { self }

    /// The view whose bottom or text constraints on the baseline of this one are about.
    @available(*, deprecated, renamed: "forLastBaselineLayout")
    open func viewForBaselineLayout() -> UIView { forLastBaselineLayout }

    // MARK: Drawing and updating the view

    /// Draws what the view shows, into the present context.
    ///
    /// Called in the commit, when the view first has a size in a window, after ``setNeedsDisplay()``, after its traits
    /// changed, and after its size changed if ``contentMode`` is `redraw`. The drawing lies behind the subviews, and is
    /// cut off at the bounds. The default implementation draws nothing. Never call it.
    ///
    /// - Parameter rect: What is to be drawn: the bounds.
    open func draw(_ rect: CGRect) {
        viewState.insert(.drawsNothing)
    }

    /// Marks the view as changed, so that it is drawn and the next response shows it anew.
    open func setNeedsDisplay() {
        markNeedsDisplay()
    }

    /// Marks a part of the view as changed; the whole view is drawn.
    ///
    /// - Parameter rect: The part in the view's coordinates, in points.
    open func setNeedsDisplay(_ rect: CGRect) {
        markNeedsDisplay()
    }

    // MARK: Identifying the view at runtime

    /// A number for finding the view with ``viewWithTag(_:)``.
    open var tag: Int {
        get { attributesIfPresent?.tag ?? 0 }
        set { if newValue != tag { attributes.tag = newValue } }
    }

    // MARK: Interactions

    /// What can be done with the view by objects that were added to it.
    open var interactions: [any UIInteraction] {
        get { attributesIfPresent?.interactions ?? [] }
        set {
            for interaction in interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds an interaction.
    ///
    /// - Parameter interaction: The interaction.
    open func addInteraction(_ interaction: any UIInteraction) {
        appendInteraction(interaction)
    }

    /// Takes an interaction away.
    ///
    /// - Parameter interaction: The interaction.
    open func removeInteraction(_ interaction: any UIInteraction) {
        dropInteraction(interaction)
    }

    // MARK: Restoring state

    /// The name of the view in the preserved state of its controller; nil leaves it out.
    ///
    /// It is unique among the views of one controller.
    open var restorationIdentifier: String? {
        get { attributesIfPresent?.restorationIdentifier }
        set {
            guard newValue != restorationIdentifier else { return }
            attributes.restorationIdentifier = newValue
            owningScene?.preservedViews = nil
        }
    }

    /// Encodes what is to be preserved of the view, when its controller is preserved and it has a restoration identifier.
    ///
    /// Overrides call super, which encodes what a person typed or chose in a view of UIKit's.
    ///
    /// - Parameter coder: Where to put it.
    open func encodeRestorableState(with coder: NSCoder) {
        encodeStateOfClass(with: coder)
    }

    /// Takes up what was preserved of the view; no actions are sent.
    ///
    /// Overrides call super.
    ///
    /// - Parameter coder: Where to find it.
    open func decodeRestorableState(with coder: NSCoder) {
        decodeStateOfClass(with: coder)
    }

    // MARK: Converting between coordinate systems

    /// A point of this view's coordinates in those of another view.
    ///
    /// - Parameters:
    ///   - point: The point, in points.
    ///   - view: The other view, or nil for the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        converted(point, to: view)
    }

    /// A point of another view's coordinates in those of this view.
    ///
    /// - Parameters:
    ///   - point: The point, in points.
    ///   - view: The other view, or nil for the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        converted(point, from: view)
    }

    /// A rectangle of this view's coordinates in those of another view.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - view: The other view, or nil for the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        converted(rect, to: view)
    }

    /// A rectangle of another view's coordinates in those of this view.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - view: The other view, or nil for the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        converted(rect, from: view)
    }

    // MARK: Hit-testing

    /// The front-most view under a point that takes interaction.
    ///
    /// - Parameters:
    ///   - point: The point in this view's coordinates, in points.
    ///   - event: The event concerned, or nil.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
            return nil
        }
        for child in childViews.reversed() {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether a point lies within the bounds.
    ///
    /// - Parameters:
    ///   - point: The point in this view's coordinates, in points.
    ///   - event: The event concerned, or nil.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    // MARK: Responder chain

    /// The controller whose root view this is, else the superview.
    open override var next: UIResponder? { owningViewController ?? parentView }

    /// Takes the focus from the view in this one that has it.
    ///
    /// - Parameter force: Whether the focus goes also where the view or its delegate does not agree.
    /// - Returns: Whether the focus is not in this view any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        endEditingWithin(force: force)
    }

    // MARK: Traits

    /// The traits of the view's environment.
    open var traitCollection: UITraitCollection { environmentTraitCollection }

    /// Called when the traits of the environment changed.
    ///
    /// - Parameter previousTraitCollection: The traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The interface style forced on the view and everything in it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.overriddenInterfaceStyle }
        set { traitOverrides.overriddenInterfaceStyle = newValue }
    }

    // MARK: Working with focus

    /// The group in which the focus moves; on the page, a named group.
    ///
    /// The default is nil: the group around it.
    open var focusGroupIdentifier: String? {
        get { attributesIfPresent?.focusGroupIdentifier }
        set { setAttribute(\.focusGroupIdentifier, to: newValue) }
    }

    /// Where the focus should go in this view, best first.
    ///
    /// The default is the subviews, or what an override of `preferredFocusedView` names.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { olderFocusEnvironment.map { [$0] } ?? subviews }

    /// The view where the focus should go.
    ///
    /// The default is the view itself if it can have the focus.
    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    open var preferredFocusedView: UIView? { canBecomeFocused ? self : nil }

    /// The view that contains this one, or the controller whose view this is.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { owningViewController ?? parentView }

    /// The view itself, which knows its subviews.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// Whether the focus may go to the view: if it can become first responder.
    open var canBecomeFocused: Bool { canBecomeFirstResponder }

    /// Whether the view has the focus: if it is first responder.
    open var isFocused: Bool { canBecomeFocused && isFirstResponder }

    /// Has the focus moved to what is preferred, in the next commit.
    open func setNeedsFocusUpdate() {
        owningScene?.requestFocus(for: self)
    }

    /// Moves the focus to what is preferred now.
    open func updateFocusIfNeeded() {
        moveFocus()
    }

    /// Whether the app lets the focus move.
    ///
    /// - Parameter context: From where to where it moves.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the app moved the focus.
    ///
    /// - Parameters:
    ///   - context: From where to where it moved.
    ///   - coordinator: Runs changes with the movement.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The sound of a movement of the focus; never asked for, as a page makes none.
    ///
    /// - Parameter context: From where to where it moves.
    open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

    // MARK: Accessibility

    /// Whether assistive technology sees the view as one element.
    open var isAccessibilityElement: Bool {
        get { accessibilityAttributes?.isElement ?? false }
        set { setAccessibilityAttribute(\.isElement, to: newValue) }
    }

    /// The name of the view for assistive technology.
    open var accessibilityLabel: String? {
        get { accessibilityAttributes?.label }
        set { setAccessibilityAttribute(\.label, to: newValue) }
    }

    /// What happens when the view is used, for assistive technology.
    open var accessibilityHint: String? {
        get { accessibilityAttributes?.hint }
        set { setAccessibilityAttribute(\.hint, to: newValue) }
    }

    /// The value of the view for assistive technology.
    open var accessibilityValue: String? {
        get { accessibilityAttributes?.value }
        set { setAccessibilityAttribute(\.value, to: newValue) }
    }

    /// The name of the view for assistive technology, with attributes.
    ///
    /// It is the same as ``accessibilityLabel``; of an attributed text the characters are kept.
    ///
    /// Source: UIKit, `UIAccessibility`.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    /// What happens when the view is used, with attributes; the same as ``accessibilityHint``.
    ///
    /// Source: UIKit, `UIAccessibility`.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }

    /// The value of the view for assistive technology, with attributes; the same as ``accessibilityValue``.
    ///
    /// Source: UIKit, `UIAccessibility`.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    /// The language in which the view is read, as a tag such as `fr-CA`; nil for that of the page.
    ///
    /// On the page it is the attribute `lang` of the view's element.
    ///
    /// Source: UIKit, `UIAccessibility`.
    open var accessibilityLanguage: String? {
        get { accessibilityAttributes?.language }
        set { setAccessibilityAttribute(\.language, to: newValue) }
    }

    /// Whether what is in the view is read before what is beside it.
    ///
    /// Pages are read in the order of their elements anyway; the view's is a group.
    ///
    /// Source: UIKit, `UIAccessibility`.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityAttributes?.groupsChildren ?? false }
        set { setAccessibilityAttribute(\.groupsChildren, to: newValue) }
    }

    /// Further things that can be done with the view, for those who cannot use its gestures.
    ///
    /// On the page they are buttons behind the view: for keyboards and assistive technology, seen where they have the focus.
    ///
    /// Source: UIKit, `UIAccessibilityAction`.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityAttributes?.customActions }
        set { setAccessibilityAttribute(\.customActions, to: newValue) }
    }

    /// What assistive technology finds in a view that draws its content: each `UIAccessibilityElement` is written for it alone.
    ///
    /// On the page they stand before the subviews. Subviews among the elements, or around them, are read and reached by the Tab key
    /// in the order that they have here, where their places do not depend on it: where constraints or frames place all subviews
    /// and none covers another. Other subviews are read before them.
    ///
    /// Source: UIKit, `UIAccessibilityContainer`.
    open var accessibilityElements: [Any]? {
        get { accessibilityAttributes?.elements }
        set {
            var accessibility = accessibilityAttributes ?? ViewAccessibilityAttributes()
            accessibility.elements = newValue
            attributes.accessibility = accessibility
            setNeedsRendering()
        }
    }

    /// How many elements assistive technology finds in the view.
    ///
    /// Source: UIKit, `UIAccessibilityContainer`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// An element that assistive technology finds in the view.
    ///
    /// - Parameter index: The place of the element.
    /// - Returns: The element, or nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// What kind of element the view is for assistive technology.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAttributes?.traits ?? .none }
        set { setAccessibilityAttribute(\.traits, to: newValue) }
    }

    /// A name for tests and for the JSON interface, not read to anybody.
    open var accessibilityIdentifier: String? {
        get { accessibilityAttributes?.identifier }
        set { setAccessibilityAttribute(\.identifier, to: newValue) }
    }

    /// Whether assistive technology leaves out the view and everything in it.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityAttributes?.elementsHidden ?? false }
        set { setAccessibilityAttribute(\.elementsHidden, to: newValue) }
    }

    /// What the view is as a container of other elements.
    ///
    /// On the page a landmark with a name is a region, by which screen readers find their way; any other container is a group.
    ///
    /// Source: UIKit, `UIAccessibilityContainer`.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityAttributes?.containerType ?? UIAccessibilityContainerType.none }
        set { setAccessibilityAttribute(\.containerType, to: newValue) }
    }

    /// Called when a person presses the view by keyboard, or without the page's script, before its gesture recognizers are asked.
    ///
    /// A view without recognizers that is an accessibility element and a button or a link, and whose class overrides this, has
    /// a button on the page, which is seen where it has the focus.
    ///
    /// Source: UIKit, `UIAccessibilityAction`.
    ///
    /// - Returns: Whether that was all; false, which is the default, has the recognizers see a tap.
    open func accessibilityActivate() -> Bool { false }

    /// Called when a person adds a step to the value of a view with the trait `adjustable`.
    ///
    /// The page offers both steps as buttons, which are seen where they have the focus. The default does nothing.
    ///
    /// Source: UIKit, `UIAccessibilityAction`.
    open func accessibilityIncrement() {}

    /// Called when a person takes a step from the value of a view with the trait `adjustable`.
    ///
    /// Source: UIKit, `UIAccessibilityAction`.
    open func accessibilityDecrement() {}

    /// Whether the app's view has a value that goes up and down by steps.
    package final var isAdjustable: Bool { accessibilityAttributes?.traits?.contains(.adjustable) ?? false }

    /// Whether screen readers read nothing of the siblings of the view while it is shown.
    ///
    /// On the page a view with a label is a modal dialog then. As on iOS, what lies beside or behind it can be pressed.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityAttributes?.viewIsModal ?? false }
        set { setAccessibilityAttribute(\.viewIsModal, to: newValue) }
    }

    // MARK: Touches

    /// Called when a gesture on the view is about to be recognised.
    ///
    /// Source: UIKit, `UIView.gestureRecognizerShouldBegin(_:)`.
    ///
    /// - Parameter gestureRecognizer: The recognizer.
    /// - Returns: Whether it is; true unless this is overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether pages report touches of the view.
    package var followsTouches: Bool {
        hasRecognizers || accessibilityAttributes?.traits?.contains(.allowsDirectInteraction) == true
    }

    // MARK: User interactions

    /// The interactions the view offers now.
    ///
    /// Views that offer some override this.
    package func userInteractions() -> [UserInteractionEvent] {
        let events: [UserInteractionEvent] = followsTouches ? [.touchUpInside] : []
        return isAdjustable ? events + [.increment, .decrement] : events
    }

    /// Performs an interaction, after the scene checked that the view can be reached.
    ///
    /// - Parameter interaction: What the user did.
    /// - Throws: A refusal; nothing has happened then.
    package func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        switch interaction.event {
        case .increment where isAdjustable: accessibilityIncrement()
        case .decrement where isAdjustable: accessibilityDecrement()
        case .touchUpInside where followsTouches:
            // A press without a place is one by keyboard.
            if interaction.value == nil, accessibilityActivate() { return }
            try recognizesGesture(interaction)
        default: throw .eventNotAvailable(interaction.event)
        }
    }

    /// Whether the view is a field whose value comes with every event of the page.
    package var isValueField: Bool { false }

    /// The value a person gave the view or could give it, as programs see it; nil when it has none.
    ///
    /// Fields and other controls with a value override this.
    package var interactionValue: UserInteractionValue? { nil }

    /// Says whether ``acceptFieldValue(_:)`` would take a value, and takes nothing.
    ///
    /// All fields of a page are checked before the first of them is changed, so that a refused request changes nothing.
    /// Fields whose values can be refused override this.
    ///
    /// - Parameter value: The value of the page.
    /// - Throws: Why the field would not take it.
    package func checkFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        guard isValueField else { throw .readOnly }
    }

    /// Takes the value of a field from the page, sending `editingChanged` or `valueChanged` when it differs.
    ///
    /// - Parameter value: The value of the page.
    /// - Throws: A refusal; the field keeps its value then.
    package func acceptFieldValue(_ value: UserInteractionValue) throws(UserInteractionRefusal) {
        throw .readOnly
    }

    /// Whether the view places a subview itself, whatever constraints say.
    ///
    /// Containers, lists and their cells override this.
    ///
    /// - Parameter subview: A subview.
    package func placesSubview(_ subview: UIView) -> Bool { false }

    // MARK: State

    // A page asks for these so often that the runtime's check for overlapping accesses would take a tenth of its time.
    // Nothing but the main actor uses them, and none is changed in place while other code runs.

    /// The storage of ``superview``.
    @exclusivity(unchecked) package final weak var parentView: UIView?
    /// The storage of ``subviews``.
    @exclusivity(unchecked) package final var childViews: [UIView] = []
    /// The storage of the view's truth values.
    @exclusivity(unchecked) package final var viewState: ViewState = .needsUpdateProperties

    /// The view's number on the page, given by the scene when it is first needed.
    @exclusivity(unchecked) package final var viewIdentifier: Int32?

    /// By what the view was known when its number was last preserved.
    final var preservedMark: UInt32 = 0

    /// What a renderer keeps of the view between responses.
    ///
    /// It is emptied when the view or one in it changes.
    @exclusivity(unchecked) package final var renderingCache: AnyObject?

    /// The rarely used properties, or nil while all have their defaults.
    @exclusivity(unchecked) package final var attributesIfPresent: ViewAttributes?
}
