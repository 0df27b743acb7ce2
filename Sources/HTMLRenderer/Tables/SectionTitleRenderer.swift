import Foundation
import UIKitCore

/// Writes the header or the footer of a section.
@MainActor
enum SectionTitleRenderer {
    /// - Parameters:
    ///   - view: The header or footer.
    ///   - isHeader: Which of them it is.
    ///   - height: How high the app says that it is, in points; nil where the content decides.
    ///   - isInPlainList: Whether the list around it is plain.
    static func render(
        _ view: UIView, isHeader: Bool, height: CGFloat? = nil, isInPlainList: Bool = false,
        into page: inout RenderingPass
    ) {
        guard !view.isHidden else { return }
        guard let title = SectionTitle(of: view) else {
            page.html.markup(
                isHeader ? "<div class=\"section-header custom\">" : "<div class=\"section-footer custom\">")
            page.render(view)
            page.html.markup("</div>")
            if let height, !view.isSizedByFrame {
                page.writeRule(for: view) { $0.declare("min-block-size", points: height) }
            }
            return
        }
        let usual = usualLook(of: title, isHeader: isHeader, isInPlainList: isInPlainList)
        let element: StaticString = isHeader ? page.headingLevel == 1 ? "h2" : "h3" : "p"
        page.openTag(
            element, for: view, classes: isHeader ? "section-header" : "section-footer",
            title.isProminent ? "prominent" : "", title.isComposed ? "composed" : "",
            title.isComposed ? "" : title.form.className)
        page.html.endTag()
        if let configuration = title.configuration, title.isComposed {
            let content = CellText(configuration, usual: usual)
            CellTextRenderer.render(content, of: view, into: &page)
            page.html.close(element)
            return CellTextRenderer.writeRules(of: content, in: view, .title, into: &page)
        }
        if let attributed = title.attributed {
            page.writeAttributedText(attributed, in: view)
        } else {
            page.html.text(title.text)
        }
        page.html.close(element)
        writeLook(of: title, view, usual, into: &page)
    }

    /// The look that the stylesheet gives the title.
    private static func usualLook(
        of title: SectionTitle, isHeader: Bool, isInPlainList: Bool
    ) -> UIListContentConfiguration.TextProperties {
        let usual: UIListContentConfiguration =
            if title.isProminent {
                .prominentInsetGroupedHeader()
            } else if isHeader {
                isInPlainList ? .plainHeader() : .groupedHeader()
            } else {
                .groupedFooter()
            }
        return usual.textProperties
    }

    /// Writes what the title has otherwise than the stylesheet gives it.
    private static func writeLook(
        of title: SectionTitle, _ view: UIView, _ usual: UIListContentConfiguration.TextProperties,
        into page: inout RenderingPass
    ) {
        page.writeRule(for: view) { rule in
            if let font = title.font, font != usual.font { rule.declare(font) }
            if let color = title.color, color != usual.color { rule.declare("color", color, as: .ink) }
            title.form.declare(in: &rule)
            if title.lineLimit > 0 {
                rule.declare("display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden")
                rule.declare("-webkit-line-clamp", number: Double(title.lineLimit))
            }
        }
    }
}

/// The text of a view that shows nothing but the content of a row, or a text.
@MainActor
private struct SectionTitle {
    let text: String
    let attributed: NSAttributedString?
    /// What the app says of the look; nil for the stylesheet's.
    private(set) var font: UIFont?
    private(set) var color: UIColor?
    private(set) var lineLimit = 0
    private(set) var configuration: UIListContentConfiguration?

    /// Reads a header or footer; nil for one that shows anything else.
    init?(of view: UIView) {
        let content = (view as? UITableViewHeaderFooterView)?.contentViewIfLoaded
        if let list = (content ?? (view as? UICollectionViewCell)?.presentContentView) as? UIListContentView {
            let configuration = list.listConfiguration
            text = configuration.text ?? ""
            attributed = configuration.attributedText
            font = configuration.textProperties.font
            color = configuration.textProperties.resolvedColor()
            lineLimit = max(0, configuration.textProperties.numberOfLines)
            self.configuration = configuration
            return
        }
        guard let titled = view as? UITableViewHeaderFooterView, content?.childViews.count == 1,
            let label = titled.textLabel, let text = label.text
        else { return nil }
        self.text = text
        attributed = label.customAttributedText
        if label.font.attributes != UIFont.systemFont(ofSize: UIFont.labelFontSize).attributes { font = label.font }
        if label.displayedTextColor != .label { color = label.displayedTextColor }
    }

    /// Whether there is more than one text.
    var isComposed: Bool {
        guard let configuration else { return false }
        return configuration.image != nil || configuration.secondaryText != nil
            || configuration.secondaryAttributedText != nil
    }

    /// Whether the title stands out.
    var isProminent: Bool {
        configuration?.purpose == .prominentInsetGroupedHeader || configuration?.purpose == .sidebarHeader
    }

    /// How the title is aligned and in which letters it is shown.
    var form: UIListContentConfiguration.TextForm {
        configuration.map { UIListContentConfiguration.TextForm($0.textProperties) }
            ?? UIListContentConfiguration.TextForm()
    }
}
