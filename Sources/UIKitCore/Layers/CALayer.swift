public import Foundation

/// The decoration of a view: rounded corners, a border and a shadow.
///
/// A view makes its layer when it is first asked for it; what a layer says about its place, its background, its
/// opacity and its visibility is what the view says. Layers of the app's own are kept but not shown.
///
/// QuartzCore: `CALayer`.
@MainActor
open class CALayer: NSObject {
    /// A layer without decoration.
    public override init() {
        super.init()
    }

    /// The view whose layer this is.
    package final weak var owningView: UIView?

    private func didChange() {
        owningView?.setNeedsRendering()
    }

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
        get { owningView?.clipsToBounds ?? ownMasksToBounds }
        set {
            ownMasksToBounds = newValue
            owningView?.clipsToBounds = newValue
        }
    }

    private var ownMasksToBounds = false

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

    /// Whether the page shows a shadow.
    package final var showsShadow: Bool {
        shadowOpacity > 0 && shadowColor != nil
    }

    // MARK: What the view says

    /// The colour behind the content.
    open var backgroundColor: CGColor? {
        get { owningView.map { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            owningView?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
        }
    }

    private var ownBackgroundColor: CGColor?

    /// The opacity of the view, from 0 to 1.
    open var opacity: Float {
        get { owningView.map { Float($0.alpha) } ?? ownOpacity }
        set {
            ownOpacity = newValue
            owningView?.alpha = CGFloat(newValue)
        }
    }

    private var ownOpacity: Float = 1

    /// Whether the layer is left out of the page.
    open var isHidden: Bool {
        get { owningView?.isHidden ?? ownIsHidden }
        set {
            ownIsHidden = newValue
            owningView?.isHidden = newValue
        }
    }

    private var ownIsHidden = false

    /// The rectangle in the coordinates of the layer around it, in points.
    open var frame: CGRect {
        get { owningView?.frame ?? ownFrame }
        set {
            ownFrame = newValue
            owningView?.frame = newValue
        }
    }

    private var ownFrame = CGRect.zero

    /// The rectangle in the layer's own coordinates, in points.
    open var bounds: CGRect {
        get { owningView?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set {
            ownFrame.size = newValue.size
            owningView?.bounds = newValue
        }
    }

    /// The middle of the frame in the coordinates of the layer around it, in points.
    open var position: CGPoint {
        get { owningView?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
        set {
            ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
            owningView?.center = newValue
        }
    }

    /// A name for finding the layer.
    open var name: String?

    /// Marks the view as changed.
    open func setNeedsDisplay() {
        didChange()
    }

    /// Marks the layout of the view as stale.
    open func setNeedsLayout() {
        owningView?.setNeedsLayout()
    }

    // MARK: Layers of the app's own

    /// The layers that were added to this one.
    public private(set) final var sublayers: [CALayer]?

    /// The layer that this one was added to.
    public private(set) final weak var superlayer: CALayer?

    /// Adds a layer; it is kept, but the page does not show it.
    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        sublayers = (sublayers ?? []) + [layer]
        layer.superlayer = self
    }

    /// Takes the layer out of the one it was added to.
    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        let remaining = (superlayer.sublayers ?? []).filter { $0 !== self }
        superlayer.sublayers = remaining.isEmpty ? nil : remaining
        self.superlayer = nil
    }
}
