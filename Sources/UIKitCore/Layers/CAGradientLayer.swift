public import Foundation

/// A layer of colours that go over into each other.
///
/// QuartzCore: `CAGradientLayer`.
open class CAGradientLayer: CALayer {
    /// A layer without colours.
    public required init() {
        super.init()
    }

    /// The colours: objects of `CGColor`; nil shows none.
    open var colors: [Any]? {
        didSet { didChange() }
    }

    /// The places of the colours, from 0 to 1; nil spreads them evenly.
    open var locations: [NSNumber]? {
        didSet { if locations != oldValue { didChange() } }
    }

    /// Where the first colour is, in shares of the layer's size; the middle of the upper edge unless set.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { if startPoint != oldValue { didChange() } }
    }

    /// Where the last colour is, in shares of the layer's size; the middle of the lower edge unless set.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { if endPoint != oldValue { didChange() } }
    }

    /// How the colours run.
    open var type = CAGradientLayerType.axial {
        didSet { if type != oldValue { didChange() } }
    }

    /// The colours with their places, for renderers.
    package final var stops: [GradientStop] {
        CGGradient.stops(
            (colors ?? []).compactMap { $0 as? CGColor }, locations?.map { CGFloat($0.doubleValue) })
    }

    /// Draws the colours.
    final func recordGradient(into context: CGContext) {
        let stops = stops
        guard !stops.isEmpty, startPoint.isFinite, endPoint.isFinite, bounds.width > 0, bounds.height > 0 else {
            return
        }
        context.saveGState()
        defer { context.restoreGState() }
        context.addClip(context.shape { $0.append(outline()) }, isEvenOdd: false)
        let (start, end) = (point(startPoint), point(endPoint))
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch type {
        case .radial:
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            guard radii.width > 0, radii.height > 0 else { return }
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: radii.width, y: radii.height)
            context.paint(stops, .radial(from: .zero, startRadius: 0, to: .zero, endRadius: 1), options)
        case .conic:
            guard let gradient = CGGradient(stops) else { return }
            context.drawConicGradient(gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default:
            // A gradient between points of a unit square that is then stretched: its colours run across the stretched
            // square's diagonals, as Core Animation has it.
            context.translateBy(x: bounds.minX, y: bounds.minY)
            context.scaleBy(x: bounds.width, y: bounds.height)
            context.paint(stops, .linear(from: startPoint, to: endPoint), options)
        }
    }

    private func point(_ share: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }
}

/// How the colours of a layer run.
///
/// QuartzCore: `CAGradientLayerType`.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation gives it.
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From one point to another.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start outwards, as far as the end.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start, from the direction of the end.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
