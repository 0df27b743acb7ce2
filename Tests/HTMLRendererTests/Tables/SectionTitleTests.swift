import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite("Headers and footers show what content configurations say")
struct SectionTitleTests {
    private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
        var header = UIListContentConfiguration.groupedHeader()
        var footer = UIListContentConfiguration.groupedFooter()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.contentConfiguration = header
            return view
        }

        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.contentConfiguration = footer
            return view
        }
    }

    private let sections = Sections()

    private func rendered(_ style: UITableView.Style = .insetGrouped) -> (html: String, styles: String) {
        let table = UITableView(frame: .zero, style: style)
        table.dataSource = sections
        table.delegate = sections
        return Stage().rendered(table)
    }

    @Test("A header has its second text below the first, and its image before both")
    func composedHeader() {
        sections.header.text = "Fruit"
        sections.header.secondaryText = "Fresh & ripe"
        sections.header.image = UIImage(systemName: "star")
        let page = rendered()
        #expect(page.html.contains(##"class="section-header composed"><span class="cell-image"><svg class="symbol""##))
        #expect(
            page.html.contains(
                #"<span class="cell-text"><span class="title">Fruit</span>"#
                    + #"<span class="detail">Fresh &amp; ripe</span></span></h2>"#))
        #expect(!page.styles.contains("font"))
        #expect(!page.styles.contains("color"))
    }

    @Test("A header that stands out keeps its look with a second text")
    func prominentHeader() {
        sections.header = .prominentInsetGroupedHeader()
        sections.header.text = "Fruit"
        sections.header.secondaryAttributedText = NSAttributedString(
            string: "ripe", attributes: [.foregroundColor: UIColor.systemRed])
        let page = rendered()
        #expect(page.html.contains(#"class="section-header prominent composed">"#))
        #expect(page.html.contains(#"<span class="detail"><span>ripe</span></span>"#))
        #expect(page.styles.contains(" .detail>:nth-child(1){color:var(--ink-red);}"))
        #expect(!page.styles.contains("font"))
    }

    @Test("The texts of a header have the looks that they are given, whatever the list gives titles")
    func looks() {
        sections.header.text = "Fruit"
        sections.header.textProperties.font = .preferredFont(forTextStyle: .body)
        sections.header.textProperties.color = .label
        sections.header.secondaryText = "Ripe"
        sections.header.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
        sections.header.secondaryTextProperties.color = .label
        sections.header.imageToTextPadding = 4
        sections.header.image = UIImage(systemName: "star")
        let styles = rendered().styles
        #expect(styles.contains(" .title{font:400 1.063rem/"))
        #expect(styles.contains(" .detail{font:400 0.75rem/"))
        #expect(styles.occurrences(of: "color:var(--label);") == 2)
        #expect(styles.contains("{gap:4px;}"))
        #expect(!styles.contains("padding"))
    }

    @Test("A footer is no heading, and its second text may stand beside the first")
    func composedFooter() {
        sections.footer.text = "Sum"
        sections.footer.secondaryText = "12"
        sections.footer.prefersSideBySideTextAndSecondaryText = true
        let page = rendered(.plain)
        #expect(page.html.contains(#"class="section-footer composed"><span class="cell-text value">"#))
        #expect(page.html.contains(#"<span class="detail">12</span></span></p>"#))
    }

    @Test("The content of a row shows in a view of the app's own")
    func standingByItself() {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Apple"
        content.secondaryText = "Green"
        content.image = UIImage(systemName: "star")
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 10)
        let view = UIView()
        view.addSubview(UIListContentView(configuration: content))
        let page = Stage().rendered(view)
        #expect(page.html.contains(#"class="list-content row-content"><div class="cell"><span class="cell-image">"#))
        #expect(page.html.contains(#"<span class="title">Apple</span><span class="detail">Green</span></span></div>"#))
        #expect(page.styles.contains("{padding-block-start:4px;padding-block-end:8px;"))
        #expect(page.styles.contains("padding-inline-start:6px;padding-inline-end:10px;}"))
    }

    @Test("A header's content has its own look where it stands by itself")
    func headerStandingByItself() {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Fruit"
        let page = Stage().rendered(UIListContentView(configuration: content))
        #expect(page.html.contains(#"class="list-content"><div class="cell">"#))
        #expect(page.html.contains(#"<span class="title footnote secondary">Fruit</span>"#))
    }
}
