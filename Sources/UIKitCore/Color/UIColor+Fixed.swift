extension UIColor {
    // MARK: The same in every appearance

    /// Black.
    public class var black: UIColor { FixedColors.black }
    /// A grey of one third white.
    public class var darkGray: UIColor { FixedColors.darkGray }
    /// A grey of two thirds white.
    public class var lightGray: UIColor { FixedColors.lightGray }
    /// White.
    public class var white: UIColor { FixedColors.white }
    /// A grey of half white.
    public class var gray: UIColor { FixedColors.gray }
    /// Full red.
    public class var red: UIColor { FixedColors.red }
    /// Full green.
    public class var green: UIColor { FixedColors.green }
    /// Full blue.
    public class var blue: UIColor { FixedColors.blue }
    /// Green and blue.
    public class var cyan: UIColor { FixedColors.cyan }
    /// Red and green.
    public class var yellow: UIColor { FixedColors.yellow }
    /// Red and blue.
    public class var magenta: UIColor { FixedColors.magenta }
    /// Red and half green.
    public class var orange: UIColor { FixedColors.orange }
    /// Half red and half blue.
    public class var purple: UIColor { FixedColors.purple }
    /// A brown of three parts red, two green, one blue.
    public class var brown: UIColor { FixedColors.brown }
    /// Nothing: black of no opacity.
    public class var clear: UIColor { FixedColors.clear }
    /// Dark text on a light background, whatever the appearance.
    public class var darkText: UIColor { FixedColors.black }
    /// Light text on a dark background, whatever the appearance.
    public class var lightText: UIColor { FixedColors.lightText }
}

/// The colours that are the same in every appearance, each made once.
private enum FixedColors {
    static let black = UIColor(.fixed(ColorComponents(hexadecimal: 0x000000)))
    static let darkGray = UIColor(.fixed(ColorComponents(hexadecimal: 0x555555)))
    static let lightGray = UIColor(.fixed(ColorComponents(hexadecimal: 0xAAAAAA)))
    static let white = UIColor(.fixed(ColorComponents(hexadecimal: 0xFFFFFF)))
    static let gray = UIColor(.fixed(ColorComponents(hexadecimal: 0x808080)))
    static let red = UIColor(.fixed(ColorComponents(hexadecimal: 0xFF0000)))
    static let green = UIColor(.fixed(ColorComponents(hexadecimal: 0x00FF00)))
    static let blue = UIColor(.fixed(ColorComponents(hexadecimal: 0x0000FF)))
    static let cyan = UIColor(.fixed(ColorComponents(hexadecimal: 0x00FFFF)))
    static let yellow = UIColor(.fixed(ColorComponents(hexadecimal: 0xFFFF00)))
    static let magenta = UIColor(.fixed(ColorComponents(hexadecimal: 0xFF00FF)))
    static let orange = UIColor(.fixed(ColorComponents(hexadecimal: 0xFF8000)))
    static let purple = UIColor(.fixed(ColorComponents(hexadecimal: 0x800080)))
    static let brown = UIColor(.fixed(ColorComponents(hexadecimal: 0x996633)))
    static let clear = UIColor(.fixed(ColorComponents(hexadecimal: 0x000000, alpha: 0)))
    static let lightText = UIColor(.fixed(ColorComponents(hexadecimal: 0xFFFFFF, alpha: 0.6)))
}
