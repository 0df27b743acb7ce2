import Foundation
import UIKitCore

/// The image and the texts of a cell, or of another view with the content of a row, that shows nothing else.
@MainActor
struct CellText {
    /// One of the texts.
    struct Line {
        var text: String
        var attributed: NSAttributedString?
        /// The look, or nil for what the stylesheet gives it.
        var look: TextLook?
        /// How many lines may show, 0 for all.
        var lineLimit = 0
        /// How the text is aligned and in which letters it is shown.
        var form = UIListContentConfiguration.TextForm()

        var isLimited: Bool { lineLimit > 0 }
    }

    var image: UIImage?
    var imageColor: UIColor?
    var title: Line
    var detail: Line?
    /// How title and detail stand to each other, as a class after a space.
    var arrangement: StaticString = ""
    /// What says the sizes and distances; nil for a cell with a style.
    private(set) var configuration: UIListContentConfiguration?

    /// Reads a row of a table; nil when it shows views of the app's own.
    static func read(_ cell: UITableViewCell) -> CellText? {
        CellText(configured: cell) ?? CellText(styled: cell)
    }

    /// Reads a cell that shows the content of a list; nil for any other.
    init?(configured cell: any ItemCell) {
        guard let content = cell.presentContentView as? UIListContentView else { return nil }
        self.init(content.listConfiguration)
    }

    private init?(styled cell: UITableViewCell) {
        let styled = cell.styledContent
        let labels = [styled.image, styled.text, styled.detail] as [UIView?]
        guard (cell.presentContentView?.childViews.count ?? 0) == labels.count(where: { $0 != nil }) else { return nil }
        image = styled.image?.displayedImage
        imageColor = styled.image?.ownTintColor
        title = Line(styled.text, usualFont: Self.bodyFont, usualColor: .label)
        arrangement =
            switch cell.cellStyle {
            case .value1: " value"
            case .value2: " value2"
            case .default, .subtitle: ""
            }
        guard let detail = styled.detail, detail.text?.isEmpty == false else { return }
        self.detail = Line(detail, usualFont: Self.bodyFont, usualColor: .label)
    }

    /// - Parameters:
    ///   - configuration: The content.
    ///   - usual: The look of the title that its element has without a rule; nil for that of the page.
    init(_ configuration: UIListContentConfiguration, usual: UIListContentConfiguration.TextProperties? = nil) {
        self.configuration = configuration
        image = configuration.image
        imageColor = configuration.imageProperties.tintColor
        if let image, let size = configuration.imageProperties.preferredSymbolConfiguration, image.isSymbolImage {
            self.image = image.applyingSymbolConfiguration(size)
        }
        let isSideBySide = configuration.prefersSideBySideTextAndSecondaryText
        title = Line(
            configuration.text, configuration.attributedText, configuration.textProperties,
            usualFont: usual?.font ?? Self.bodyFont, usualColor: usual?.color ?? .label)
        arrangement = isSideBySide ? " value" : ""
        guard configuration.secondaryText != nil || configuration.secondaryAttributedText != nil else { return }
        detail = Line(
            configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties,
            usualFont: isSideBySide ? Self.bodyFont : Self.footnoteFont, usualColor: .secondaryLabel)
    }

    private static let bodyFont = UIFont.preferredFont(forTextStyle: .body)
    private static let footnoteFont = UIFont.preferredFont(forTextStyle: .footnote)
}

extension CellText.Line {
    @MainActor
    init(_ label: UILabel?, usualFont: UIFont, usualColor: UIColor) {
        text = label?.text ?? ""
        attributed = label?.customAttributedText
        guard let label else { return }
        lineLimit = label.numberOfLines > 1 ? label.numberOfLines : 0
        let font = label.font.attributes == Self.labelFont || label.font == usualFont ? nil : label.font
        let color = label.displayedTextColor == usualColor ? nil : label.displayedTextColor
        if font != nil || color != nil { look = TextLook(font: font, color: color) }
    }

    @MainActor
    init(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        usualFont: UIFont, usualColor: UIColor
    ) {
        self.text = text ?? ""
        self.attributed = attributed
        lineLimit = max(properties.numberOfLines, 0)
        form = UIListContentConfiguration.TextForm(properties)
        let font = properties.font == usualFont ? nil : properties.font
        let resolved = properties.resolvedColor()
        let color = resolved == usualColor ? nil : resolved
        guard font != nil || color != nil else { return }
        look = TextLook(font: font, color: color, isForPage: usualFont.isBody && usualColor == .label)
    }

    private static let labelFont = UIFont.systemFont(ofSize: UIFont.labelFontSize).attributes
}

extension UIFont {
    /// Whether the font is that of the page.
    fileprivate var isBody: Bool { self == .preferredFont(forTextStyle: .body) }
}
