public import Foundation

extension UIImage {
    /// An image that is a drawing.
    convenience init(drawing: Drawing, canvas: CGRect, scale: CGFloat) {
        self.init(source: .drawing(DrawnImage(drawing: drawing, canvas: canvas, scale: scale)))
    }

    /// The drawing that the image is; nil for other images.
    package var drawnImage: DrawnImage? {
        if case .drawing(let image) = source { image } else { nil }
    }

    /// Draws the image with its top left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image with its top left corner at a point, mixed with what is beneath, in an opacity.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image, stretched to a rectangle.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect)
    }

    /// Draws the image, stretched to a rectangle, mixed with what is beneath, in an opacity.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.mixing(blendMode, alpha: alpha) { $0.draw(self, in: rect) }
    }

    /// Fills a rectangle with the image, as often beside and below each other as there is room.
    ///
    /// No more than 10,000 are drawn.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isDrawable, size.width > 0, size.height > 0 else {
            return
        }
        let rect = rect.standardized.intersection(context.boundingBoxOfClipPath)
        guard !rect.isNull, !rect.isEmpty else { return }
        let columns = (rect.width / size.width).rounded(.up)
        let rows = (rect.height / size.height).rounded(.up)
        guard columns * rows <= 10_000 else { return }
        context.saveGState()
        context.clip(to: rect)
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                draw(
                    at: CGPoint(x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height))
            }
        }
        context.restoreGState()
    }
}

extension CGContext {
    /// Draws an image, stretched to a rectangle.
    func draw(_ image: UIImage, in rect: CGRect) {
        guard rect.isDrawable, !rect.isEmpty, state.transform.isInvertible else { return }
        if case .empty = image.source { return }
        let size = image.drawnImage.map { $0.drawing.elementCount + 1 } ?? 1
        record(.image(image, rect.standardized, state.transform), size: size)
    }
}
