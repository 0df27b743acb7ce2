// Class properties stand in an extension here: they name constants and are not meant to be overridden.
extension UIColor {
    // MARK: Adaptable colours

    /// Red, in the system's shade for each appearance.
    public class var systemRed: UIColor { SystemColor.systemRed.color }
    /// Orange, in the system's shade for each appearance.
    public class var systemOrange: UIColor { SystemColor.systemOrange.color }
    /// Yellow, in the system's shade for each appearance.
    public class var systemYellow: UIColor { SystemColor.systemYellow.color }
    /// Green, in the system's shade for each appearance.
    public class var systemGreen: UIColor { SystemColor.systemGreen.color }
    /// Mint, in the system's shade for each appearance.
    public class var systemMint: UIColor { SystemColor.systemMint.color }
    /// Teal, in the system's shade for each appearance.
    public class var systemTeal: UIColor { SystemColor.systemTeal.color }
    /// Cyan, in the system's shade for each appearance.
    public class var systemCyan: UIColor { SystemColor.systemCyan.color }
    /// Blue, in the system's shade for each appearance.
    public class var systemBlue: UIColor { SystemColor.systemBlue.color }
    /// Indigo, in the system's shade for each appearance.
    public class var systemIndigo: UIColor { SystemColor.systemIndigo.color }
    /// Purple, in the system's shade for each appearance.
    public class var systemPurple: UIColor { SystemColor.systemPurple.color }
    /// Pink, in the system's shade for each appearance.
    public class var systemPink: UIColor { SystemColor.systemPink.color }
    /// Brown, in the system's shade for each appearance.
    public class var systemBrown: UIColor { SystemColor.systemBrown.color }

    // MARK: Adaptable greys

    /// The base grey.
    public class var systemGray: UIColor { SystemColor.systemGray.color }
    /// A second grey, nearer the background.
    public class var systemGray2: UIColor { SystemColor.systemGray2.color }
    /// A third grey, nearer the background.
    public class var systemGray3: UIColor { SystemColor.systemGray3.color }
    /// A fourth grey, nearer the background.
    public class var systemGray4: UIColor { SystemColor.systemGray4.color }
    /// A fifth grey, nearer the background.
    public class var systemGray5: UIColor { SystemColor.systemGray5.color }
    /// The grey nearest the background.
    public class var systemGray6: UIColor { SystemColor.systemGray6.color }

    // MARK: Text

    /// Text of primary content.
    public class var label: UIColor { SystemColor.label.color }
    /// Text of secondary content.
    public class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }
    /// Text of tertiary content.
    public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }
    /// Text of quaternary content.
    public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }
    /// Placeholders in text fields.
    public class var placeholderText: UIColor { SystemColor.placeholderText.color }
    /// Links.
    public class var link: UIColor { SystemColor.link.color }

    // MARK: Separators and fills

    /// Thin lines that let what is beneath shine through.
    public class var separator: UIColor { SystemColor.separator.color }
    /// Thin lines that hide what is beneath.
    public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }
    /// Fill of thin, small shapes.
    public class var systemFill: UIColor { SystemColor.systemFill.color }
    /// Fill of medium shapes.
    public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.color }
    /// Fill of large shapes.
    public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.color }
    /// Fill of large areas with complex content.
    public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.color }

    // MARK: Backgrounds

    /// The main background.
    public class var systemBackground: UIColor { SystemColor.systemBackground.color }
    /// Content laid over the main background.
    public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground.color }
    /// Content laid over secondary backgrounds.
    public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground.color }
    /// The main background of grouped content.
    public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.color }
    /// The background of grouped tables.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// Content laid over the grouped background.
    public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground.color }
    /// Content laid over secondary grouped backgrounds.
    public class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground.color }

    // MARK: Tint

    /// The tint of the view that shows the colour.
    public class var tintColor: UIColor { SystemColor.tintColor.color }
}
