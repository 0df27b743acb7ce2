import Foundation

/// How an image fills a layer.
///
/// QuartzCore: `CALayerContentsGravity`.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation gives it.
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In the middle, in its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the upper edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the lower edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At the top left.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At the top right.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At the bottom left.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At the bottom right.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched in both directions.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as it is whole.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As large as it fills the layer.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// The rectangle that an image of a size takes.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        guard self != .resize, size.width > 0, size.height > 0 else { return bounds }
        var size = size
        let scales = (bounds.width / size.width, bounds.height / size.height)
        if self == .resizeAspect || self == .resizeAspectFill {
            let scale = self == .resizeAspect ? min(scales.0, scales.1) : max(scales.0, scales.1)
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        if [Self.left, .topLeft, .bottomLeft].contains(self) { origin.x = bounds.minX }
        if [Self.right, .topRight, .bottomRight].contains(self) { origin.x = bounds.maxX - size.width }
        if [Self.top, .topLeft, .topRight].contains(self) { origin.y = bounds.minY }
        if [Self.bottom, .bottomLeft, .bottomRight].contains(self) { origin.y = bounds.maxY - size.height }
        return CGRect(origin: origin, size: size)
    }
}
