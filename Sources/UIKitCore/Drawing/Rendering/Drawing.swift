package import Foundation

/// What was drawn: shapes, texts and images from back to front, as a renderer shows them.
package struct Drawing: Sendable {
    /// Something that was drawn, and how.
    package struct Item: Sendable {
        /// What was drawn.
        package var content: Content
        /// The place of the clip in ``Drawing/clips``; nil for none.
        package var clip: Int?
        /// The opacity, from 0 to 1.
        package var opacity: CGFloat = 1
        /// How it mixes with what is beneath.
        package var blendMode = CGBlendMode.normal
        /// Its shadow; nil for none.
        package var shadow: Shadow?
    }

    /// What can be drawn; all places are in points of the drawing.
    package indirect enum Content: Sendable {
        /// A shape with a filling, a line or both.
        case shape(PathElements, fill: Filling?, stroke: Stroke?)
        /// A course of colours over everything that is not clipped.
        case gradient(PaintedGradient)
        /// An image in a rectangle that a transform takes to its place.
        case image(UIImage, CGRect, CGAffineTransform)
        /// A line of text that a transform takes to its place.
        case text(DrawnLine, CGAffineTransform)
        /// A drawing that is one thing, cut out by another one or by the rest of a shape.
        case group(Drawing, Cutout?)
    }

    /// The inside of a shape.
    package struct Filling: Sendable {
        /// Its colour.
        package var color: CGColor
        /// Whether overlapping parts leave holes.
        package var isEvenOdd = false
    }

    /// The line of a shape.
    package struct Stroke: Sendable {
        /// Its colour.
        package var color: CGColor
        /// How it runs.
        package var style: StrokeStyle
        /// What the line, but not the shape, was transformed by; the identity where the line is equally wide everywhere.
        package var transform: CGAffineTransform
    }

    /// What a group keeps of itself.
    package enum Cutout: Sendable {
        /// What lies under the opaque parts of a drawing.
        case mask(Drawing)
        /// What lies outside a shape.
        case outside(PathElements, isEvenOdd: Bool)
    }

    /// A shape outside which nothing shows.
    package struct Clip: Sendable {
        /// The shape.
        package var shape: PathElements
        /// Whether overlapping parts leave holes.
        package var isEvenOdd: Bool
        /// The clip that this one is within; nil for none.
        package var parent: Int?
    }

    /// A shadow; places are in points of the drawing.
    package struct Shadow: Sendable {
        /// How far it is from what throws it.
        package var offset: CGSize
        /// How far its edge is blurred.
        package var blur: CGFloat
        /// Its colour.
        package var color: CGColor
    }

    /// What was drawn, from back to front.
    package internal(set) var items: [Item] = []
    /// The clips that items refer to.
    package internal(set) var clips: [Clip] = []
    /// How many lines, curves and characters there are, in everything.
    package internal(set) var elementCount = 0

    /// The most lines, curves and characters of a drawing; what comes after them is left out.
    package static let mostElements = 100_000

    /// Nothing.
    package init() {}

    /// Whether nothing was drawn.
    package var isEmpty: Bool { items.isEmpty }

    /// The texts in the drawing, in the order in which they were drawn.
    package var texts: [String] {
        items.flatMap { item -> [String] in
            switch item.content {
            case .text(let line, _): [line.runs.map(\.text).joined()]
            case .group(let drawing, _): drawing.texts
            default: []
            }
        }
    }
}

/// How a line runs.
package struct StrokeStyle: Hashable, Sendable {
    /// Its width, in points.
    package var width: CGFloat = 1
    /// How it ends.
    package var cap = CGLineCap.butt
    /// How it turns corners.
    package var join = CGLineJoin.miter
    /// How long a corner's point may be, in widths of the line.
    package var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps by turns, in points; empty for a line without gaps.
    package var dashes: [CGFloat] = []
    /// Where in the dashes the line begins, in points.
    package var dashPhase: CGFloat = 0
    /// The share of the line's length at which it begins to show, from 0 to 1.
    package var start: CGFloat = 0
    /// The share of the line's length at which it ends to show, from 0 to 1.
    package var end: CGFloat = 1

    /// The usual line.
    package init() {}
}

/// A course of colours at its place.
package struct PaintedGradient: Sendable {
    /// How the colours run.
    package enum Course: Sendable {
        /// From one point to another.
        case linear(from: CGPoint, to: CGPoint)
        /// From one circle to another.
        case radial(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
    }

    /// How the colours run.
    package var course: Course
    /// The colours with their places from 0 to 1, in rising order.
    package var stops: [GradientStop]
    /// Whether the first colour goes on before the beginning.
    package var extendsBefore: Bool
    /// Whether the last colour goes on behind the end.
    package var extendsAfter: Bool
    /// Where the course is taken.
    package var transform: CGAffineTransform
}

/// A colour of a gradient.
package struct GradientStop: Sendable {
    /// Its place, from 0 to 1.
    package var location: CGFloat
    /// The colour.
    package var color: CGColor

    /// A colour at a place, from 0 to 1.
    package init(location: CGFloat, color: CGColor) {
        self.location = location
        self.color = color
    }
}

/// A line of drawn text.
package struct DrawnLine: Sendable {
    /// A stretch of a line in one look.
    package struct Run: Sendable {
        /// The characters.
        package var text: String
        /// The font.
        package var font: FontAttributes
        /// The colour; nil for black.
        package var color: UIColor?
        /// The colour of the outline; nil for that of the text.
        package var outlineColor: UIColor?
        /// How wide the outline is, in points; negative for letters that are filled too, 0 for none.
        package var outlineWidth: CGFloat = 0
        /// Additional space between characters, in points.
        package var kern: CGFloat = 0
        /// How far the text is above the base line, in points.
        package var raise: CGFloat = 0
        /// Whether there is a line under the text.
        package var isUnderlined = false
        /// Whether there is a line through the text.
        package var isStruckThrough = false
    }

    /// Where the line's text stands.
    package enum Anchor: Sendable {
        /// It begins at the point.
        case start
        /// Its middle is at the point.
        case middle
        /// It ends at the point.
        case end
    }

    /// Its stretches.
    package var runs: [Run]
    /// The point on the base line that it stands at.
    package var point: CGPoint
    /// Where it stands from there.
    package var anchor: Anchor
}
