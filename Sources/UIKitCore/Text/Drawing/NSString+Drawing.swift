public import Foundation

extension NSString {
    /// The size of the text on one line, or as many as it has line ends, in points.
    ///
    /// - Parameter attributes: The attributes of all its characters; without a font, it is the system font in 12 points.
    ///
    /// UIKit: `NSString.size(withAttributes:)`.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(self), attributes: attributes).size()
    }

    /// The rectangle that the text takes, in points.
    ///
    /// - Parameters:
    ///   - size: The room; a width or height of 0 sets no limit.
    ///   - options: How the text is laid out. Without `usesLineFragmentOrigin` it is one line, and the rectangle begins
    ///     at the base line.
    ///   - attributes: The attributes of all its characters; without a font, it is the system font in 12 points.
    ///   - context: Receives the scale and the rectangle.
    /// - Returns: The rectangle, as wide as the longest line.
    ///
    /// UIKit: `NSString.boundingRect(with:options:attributes:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text with its top left corner at a point, on as many lines as it has line ends.
    ///
    /// - Parameters:
    ///   - point: The point, in points.
    ///   - attributes: The attributes of all its characters; without a font, it is the system font in 12 points.
    ///
    /// UIKit: `NSString.draw(at:withAttributes:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(self), attributes: attributes).draw(at: point)
    }

    /// Draws the text within a rectangle: lines break at its width, and those below it are left out.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - attributes: The attributes of all its characters; without a font, it is the system font in 12 points.
    ///
    /// UIKit: `NSString.draw(in:withAttributes:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(self), attributes: attributes).draw(in: rect)
    }

    /// Draws the text within a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - options: How the text is laid out.
    ///   - attributes: The attributes of all its characters; without a font, it is the system font in 12 points.
    ///   - context: Receives the rectangle that the text takes.
    ///
    /// UIKit: `NSString.draw(with:options:attributes:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: String(self), attributes: attributes).draw(
            with: rect, options: options, context: context)
    }
}

extension String {
    /// The size of the text on one line, or as many as it has line ends, in points.
    ///
    /// - Parameter attributes: The attributes of all its characters; without a font, it is the system font in 12 points.
    ///
    /// UIKit: `NSString.size(withAttributes:)`.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// The rectangle that the text takes, in points.
    ///
    /// - Parameters:
    ///   - size: The room; a width or height of 0 sets no limit.
    ///   - options: How the text is laid out. Without `usesLineFragmentOrigin` it is one line, and the rectangle begins
    ///     at the base line.
    ///   - attributes: The attributes of all its characters; without a font, it is the system font in 12 points.
    ///   - context: Receives the scale and the rectangle.
    /// - Returns: The rectangle, as wide as the longest line.
    ///
    /// UIKit: `NSString.boundingRect(with:options:attributes:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text with its top left corner at a point, on as many lines as it has line ends.
    ///
    /// - Parameters:
    ///   - point: The point, in points.
    ///   - attributes: The attributes of all its characters; without a font, it is the system font in 12 points.
    ///
    /// UIKit: `NSString.draw(at:withAttributes:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text within a rectangle: lines break at its width, and those below it are left out.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - attributes: The attributes of all its characters; without a font, it is the system font in 12 points.
    ///
    /// UIKit: `NSString.draw(in:withAttributes:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text within a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - options: How the text is laid out.
    ///   - attributes: The attributes of all its characters; without a font, it is the system font in 12 points.
    ///   - context: Receives the rectangle that the text takes.
    ///
    /// UIKit: `NSString.draw(with:options:attributes:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}
