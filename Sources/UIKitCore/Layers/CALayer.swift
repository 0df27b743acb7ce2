public import Foundation

/// A rectangle with decoration and content: rounded corners, a border, a shadow, layers within it.
///
/// A view makes its layer when it is first asked for it; what a layer says about its place, its background, its
/// opacity and its visibility is what the view says. Layers that an app adds are a drawing on the page, behind the
/// subviews of the view, or before them if they were there when the layer was added.
///
/// QuartzCore: `CALayer`.
@MainActor
open class CALayer: NSObject {
    /// A layer without decoration.
    ///
    /// - Note: unlike Apple's, the initialiser is required, because a view makes its layer of a class that it names.
    public required override init() {
        super.init()
    }

    /// A layer that looks like another one.
    ///
    /// - Parameter layer: The other layer.
    public convenience init(layer: Any) {
        self.init()
        if let other = layer as? CALayer { copyDecoration(of: other) }
    }

    /// The view whose layer this is.
    package final weak var owningView: UIView?
    /// The layer that this one is the mask of.
    final weak var maskedLayer: CALayer?
    /// The place and look of a layer that is not a view's.
    final var own = LayerProperties()
    /// The animations that were added, by their names.
    final var addedAnimations: [String: CAAnimation] = [:]

    /// Has the page show the layer anew.
    final func didChange() {
        var layer: CALayer? = self
        // Nobody nests layers as deep as this.
        for _ in 0..<Self.mostLayersWithinEachOther {
            guard let current = layer else { return }
            if let view = current.owningView { return view.setNeedsRendering() }
            layer = current.superlayer ?? current.maskedLayer
        }
    }

    static let mostLayersWithinEachOther = 64

    // MARK: Corners

    /// The radius of the rounded corners, in points.
    open var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { didChange() } }
    }

    /// The corners that ``cornerRadius`` rounds; all of them unless set.
    open var maskedCorners: CACornerMask = .all {
        didSet { if maskedCorners != oldValue { didChange() } }
    }

    /// The shape of rounded corners; the page draws circular ones.
    open var cornerCurve = CALayerCornerCurve.circular

    /// Whether content outside the layer is cut off, as ``UIView/clipsToBounds`` says.
    open var masksToBounds: Bool {
        get { owningView?.clipsToBounds ?? own.masksToBounds }
        set {
            own.masksToBounds = newValue
            if let owningView { owningView.clipsToBounds = newValue } else { didChange() }
        }
    }

    /// The layer whose opaque parts show what there is of this one; nil shows all.
    ///
    /// The mask of a view's layer can be a shape, a rectangle with rounded corners, or colours from one side to another.
    open var mask: CALayer? {
        didSet {
            oldValue?.maskedLayer = nil
            mask?.maskedLayer = self
            didChange()
        }
    }

    // MARK: Border

    /// The width of the border, in points; 0 draws none.
    open var borderWidth: CGFloat = 0 {
        didSet { if borderWidth != oldValue { didChange() } }
    }

    /// The colour of the border; black unless set.
    open var borderColor: CGColor? = UIColor.black.cgColor {
        didSet { if borderColor != oldValue { didChange() } }
    }

    // MARK: Shadow

    /// The colour of the shadow; black unless set.
    open var shadowColor: CGColor? = UIColor.black.cgColor {
        didSet { if shadowColor != oldValue { didChange() } }
    }

    /// The opacity of the shadow, from 0, which draws none, to 1.
    open var shadowOpacity: Float = 0 {
        didSet { if shadowOpacity != oldValue { didChange() } }
    }

    /// The displacement of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { if shadowOffset != oldValue { didChange() } }
    }

    /// How blurred the edge of the shadow is, in points.
    open var shadowRadius: CGFloat = 3 {
        didSet { if shadowRadius != oldValue { didChange() } }
    }

    /// Kept for the app: the page's shadows are those of what is shown.
    open var shadowPath: CGPath?

    /// Whether the page shows a shadow.
    package final var showsShadow: Bool {
        shadowOpacity > 0 && shadowColor != nil
    }

    // MARK: Look

    /// The colour behind the content.
    open var backgroundColor: CGColor? {
        get { owningView.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
        set {
            own.backgroundColor = newValue
            if let owningView {
                owningView.backgroundColor = newValue.map { UIColor(cgColor: $0) }
            } else {
                didChange()
            }
        }
    }

    /// The opacity, from 0 to 1.
    open var opacity: Float {
        get { owningView.map { Float($0.alpha) } ?? own.opacity }
        set {
            own.opacity = newValue
            if let owningView { owningView.alpha = CGFloat(newValue) } else { didChange() }
        }
    }

    /// Whether the layer is left out of the page.
    open var isHidden: Bool {
        get { owningView?.isHidden ?? own.isHidden }
        set {
            own.isHidden = newValue
            if let owningView { owningView.isHidden = newValue } else { didChange() }
        }
    }

    /// What the layer shows: a `UIImage`; nil for nothing.
    open var contents: Any? {
        didSet { didChange() }
    }

    /// How ``contents`` fill the layer.
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { didChange() } }
    }

    /// Kept for the app: drawings have no pixels.
    open var contentsScale: CGFloat = 1

    // MARK: Place

    /// The rectangle in the coordinates of the layer around it, in points.
    open var frame: CGRect {
        get { owningView?.frame ?? own.frame }
        set {
            own.setFrame(newValue)
            if let owningView { owningView.frame = newValue } else { geometryDidChange() }
        }
    }

    /// The rectangle in the layer's own coordinates, in points.
    open var bounds: CGRect {
        get { owningView?.bounds ?? own.bounds }
        set {
            own.bounds = newValue
            if let owningView { owningView.bounds = newValue } else { geometryDidChange() }
        }
    }

    /// Where ``anchorPoint`` is in the coordinates of the layer around it, in points.
    open var position: CGPoint {
        get { owningView?.center ?? own.position }
        set {
            own.position = newValue
            if let owningView { owningView.center = newValue } else { didChange() }
        }
    }

    /// The point of the layer that ``position`` places and transforms keep, in shares of its size; the middle unless set.
    ///
    /// It is kept out of account where the layer is a view's.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            own.anchorPoint = anchorPoint
            if anchorPoint != oldValue { didChange() }
        }
    }

    /// How near the layer is, among those of the same layer around it.
    open var zPosition: CGFloat = 0 {
        didSet { if zPosition != oldValue { didChange() } }
    }

    /// The transform around the anchor point; the page shows what it does in the plane.
    open var transform: CATransform3D {
        get { owningView.map { CATransform3DMakeAffineTransform($0.transform) } ?? own.transform }
        set {
            own.transform = newValue
            if let owningView {
                owningView.transform = CATransform3DGetAffineTransform(newValue)
            } else {
                didChange()
            }
        }
    }

    /// What ``transform`` does in the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets ``transform`` to one in the plane.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// A name for finding the layer.
    open var name: String?

    private func geometryDidChange() {
        setNeedsLayout()
        didChange()
    }

    // MARK: Drawing

    /// Kept for the app: the browser decides what it draws beforehand.
    open var shouldRasterize = false

    /// Kept for the app: the browser decides at which scale it draws beforehand.
    open var rasterizationScale: CGFloat = 1

    /// Kept for the app: the browser decides when it draws.
    open var drawsAsynchronously = false

    /// Kept for the app: the browser smooths edges.
    open var allowsEdgeAntialiasing = false

    /// Kept for the app: whether it promises that nothing shines through.
    open var isOpaque = false

    /// Has the page show the layer anew.
    open func setNeedsDisplay() {
        if let owningView { owningView.setNeedsDisplay() } else { didChange() }
    }

    /// Has the page show the layer anew.
    ///
    /// - Parameter rect: The part that changed; the page shows the whole layer anew.
    open func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    /// Draws what the layer shows besides its decoration.
    ///
    /// Called whenever the page shows the layer anew. The default implementation draws nothing.
    ///
    /// - Parameter context: Where to draw; it is the present context too.
    open func draw(in context: CGContext) {}

    /// Draws the layer and everything in it.
    ///
    /// The subviews of a view are not among what its layer draws.
    ///
    /// - Parameter context: Where to draw.
    open func render(in context: CGContext) {
        recordWithoutPlace(into: context, depth: 0)
    }

    // MARK: Layout

    /// Marks the layout of the layer, or of the view that it is of, as stale.
    open func setNeedsLayout() {
        if let owningView { owningView.setNeedsLayout() } else { needsLayout = true }
    }

    /// Lays the layer out now, where that is due.
    open func layoutIfNeeded() {
        if let owningView { return owningView.layoutIfNeeded() }
        guard needsLayout else { return }
        needsLayout = false
        layoutSublayers()
    }

    /// Places the layers in this one; called before the page shows the layer, after its size changed.
    open func layoutSublayers() {}

    private final var needsLayout = true

    // MARK: Layers within the layer

    /// The layers that were added to this one, from back to front.
    ///
    /// The layers of subviews are not among them.
    public internal(set) final var sublayers: [CALayer]?

    /// The layer that this one was added to.
    public internal(set) final weak var superlayer: CALayer?

    /// The subview that was the front-most one when the layer was added to that of a view.
    final weak var subviewBeneath: UIView?

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: sublayers?.count ?? 0)
        layer.subviewBeneath = owningView?.childViews.last
    }

    /// Adds a layer at a place among the others, from 0 for the back.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    /// Adds a layer right behind another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Adds a layer right in front of another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    /// Puts a layer in the place of another one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    /// Takes the layer out of the one it was added to.
    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        let remaining = (superlayer.sublayers ?? []).filter { $0 !== self }
        superlayer.sublayers = remaining.isEmpty ? nil : remaining
        superlayer.didChange()
        self.superlayer = nil
        subviewBeneath = nil
    }

    // MARK: Points

    /// Whether a point lies within the bounds.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
