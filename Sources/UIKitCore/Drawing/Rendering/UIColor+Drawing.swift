// Methods stand in an extension here: they act on the context and are not meant to be overridden.
extension UIColor {
    /// Makes the colour that of insides and lines in the present context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes the colour that of insides in the present context.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes the colour that of lines in the present context.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
