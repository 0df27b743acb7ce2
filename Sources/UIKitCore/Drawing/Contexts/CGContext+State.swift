public import Foundation

extension CGContext {
    // MARK: Lines

    /// Sets how wide lines are, in points.
    public func setLineWidth(_ width: CGFloat) {
        if width.isFinite { state.style.width = max(width, 0) }
    }

    /// Sets how lines end.
    public func setLineCap(_ cap: CGLineCap) {
        state.style.cap = cap
    }

    /// Sets how lines turn corners.
    public func setLineJoin(_ join: CGLineJoin) {
        state.style.join = join
    }

    /// Sets how long a corner's point may be, in widths of the line.
    public func setMiterLimit(_ limit: CGFloat) {
        if limit.isFinite { state.style.miterLimit = max(limit, 1) }
    }

    /// Sets the dashes of lines.
    ///
    /// - Parameters:
    ///   - phase: Where in the dashes a line begins, in points.
    ///   - lengths: The lengths of dashes and gaps by turns, in points; none for a line without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.setDashes(lengths, phase: phase)
    }

    /// Kept out of account: the browser decides how finely it draws curves.
    public func setFlatness(_ flatness: CGFloat) {}

    // MARK: Colours

    /// Sets the colour of insides.
    public func setFillColor(_ color: CGColor) {
        state.fill = color
    }

    /// Sets the colour of insides by red, green, blue and opacity, each from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of insides to a grey with an opacity, each from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color
    }

    /// Sets the colour of lines by red, green, blue and opacity, each from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of lines to a grey with an opacity, each from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(gray: gray, alpha: alpha)
    }

    /// Kept out of account: all colours are taken as sRGB.
    public func setFillColorSpace(_ space: CGColorSpace) {}

    /// Kept out of account: all colours are taken as sRGB.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}

    // MARK: Mixing

    /// Sets the opacity of all that is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        if alpha.isFinite { state.alpha = min(max(alpha, 0), 1) }
    }

    /// Sets how what is drawn mixes with what is beneath.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Gives what is drawn a shadow in black with a third of opacity.
    ///
    /// - Parameters:
    ///   - offset: How far the shadow is away, in points of the drawing.
    ///   - blur: How far its edge is blurred, in points.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Gives what is drawn a shadow in a colour; nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = Drawing.Shadow(offset: offset, blur: max(blur, 0), color: color)
    }

    // MARK: Quality

    /// Kept out of account: the browser smooths edges.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// Kept out of account: the browser smooths edges.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// Kept out of account: the browser smooths letters.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    // MARK: Layers

    /// Draws what follows as one thing, until ``endTransparencyLayer()``: opacity, shadow and mixing apply to it whole.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        guard layers.count < Self.mostLayers else { return unrecordedLayers += 1 }
        layers.append((drawing, state))
        drawing.items = []
        drawing.elementCount = 0
        saveGState()
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
    }

    /// Draws what follows as one thing within a rectangle, until ``endTransparencyLayer()``.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        if unrecordedLayers == 0 { clip(to: rect) }
    }

    /// Ends the layer that was begun last.
    public func endTransparencyLayer() {
        endLayer(cutOutBy: nil)
    }

    /// How deep layers may lie in each other; deeper ones are drawn without being one thing.
    static let mostLayers = 64

    /// Ends the layer that was begun last, of which a mask or the outside of a shape remains.
    func endLayer(cutOutBy cutout: Drawing.Cutout?) {
        guard unrecordedLayers == 0 else { return unrecordedLayers -= 1 }
        guard let (outer, outerState) = layers.popLast() else { return }
        let inner = drawing
        restoreGState()
        drawing = outer
        state = outerState
        guard !inner.isEmpty else { return }
        record(.group(inner, cutout), size: inner.elementCount)
    }
}

extension StrokeStyle {
    /// Sets the dashes; lengths that no line can have take them away.
    mutating func setDashes(_ lengths: [CGFloat], phase: CGFloat) {
        let usable = lengths.prefix(Self.mostDashes)
        let isPossible = usable.allSatisfy { $0.isFinite && $0 >= 0 } && usable.contains { $0 > 0 }
        dashes = isPossible ? Array(usable) : []
        dashPhase = phase.isFinite ? phase : 0
    }

    /// The most dashes and gaps that a pattern has.
    private static let mostDashes = 64
}
