extension UIImage {
    /// A plus in a circle, which stands for adding.
    public static var add: UIImage { systemImage("plus.circle.fill") }
    /// A minus in a circle, which stands for removing.
    public static var remove: UIImage { systemImage("minus.circle.fill") }
    /// Three dots in a circle, which stand for what can be done.
    public static var actions: UIImage { systemImage("ellipsis.circle") }
    /// A mark that says that something is chosen.
    public static var checkmark: UIImage { systemImage("checkmark") }
    /// The same mark in a circle.
    public static var strokedCheckmark: UIImage { systemImage("checkmark.circle.fill") }

    private static func systemImage(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
