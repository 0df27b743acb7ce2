import Foundation

/// What a context remembers between calls, and saves and restores.
struct GraphicsState {
    /// Where points of the app are taken.
    var transform = CGAffineTransform.identity
    /// The colour of insides.
    var fill = CGColor(gray: 0, alpha: 1)
    /// The colour of lines.
    var stroke = CGColor(gray: 0, alpha: 1)
    /// How lines run, in points of the app.
    var style = StrokeStyle()
    /// The opacity of all that is drawn.
    var alpha: CGFloat = 1
    /// How what is drawn mixes with what is beneath.
    var blendMode = CGBlendMode.normal
    /// The shadow of what is drawn.
    var shadow: Drawing.Shadow?
    /// The clip, by its place in the drawing; nil for none.
    var clip: Int?
}
