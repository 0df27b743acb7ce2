import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite("Lists show what content configurations say")
struct ListContentTests {
    private final class Items: NSObject, UICollectionViewDataSource {
        var content = UIListContentConfiguration.cell()
        var header: (@MainActor (UICollectionViewListCell) -> UIListContentConfiguration)?
        var accessories: [UICellAccessory] = []

        private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            [unowned self] cell, _, _ in
            cell.contentConfiguration = content
            cell.accessories = accessories
        }

        private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] view, _, _ in view.contentConfiguration = header?(view) }

        func prepare() { _ = (cells, headers) }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 1)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
    }

    private let items = Items()

    private func rendered(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped, background: UIColor? = nil
    ) -> (html: String, styles: String) {
        items.prepare()
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.backgroundColor = background
        configuration.headerMode = items.header == nil ? .none : .supplementary
        let collection = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collection.dataSource = items
        return Stage().rendered(collection)
    }

    @Test("The background of a list is behind its section, whatever the collection has")
    func sectionsHaveTheirBackground() {
        #expect(rendered(background: .systemTeal).styles.occurrences(of: "background:var(--system-teal)") == 2)
    }

    @Test("A header has the font, the colour, the letters and the alignment that it is given")
    func headersHaveTheirLook() {
        items.header = { _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Fruit"
            content.textProperties.font = .systemFont(ofSize: 28, weight: .heavy)
            content.textProperties.color = .systemRed
            content.textProperties.transform = .uppercase
            content.textProperties.alignment = .center
            return content
        }
        let page = rendered()
        #expect(page.html.contains(#"class="section-header align-center">Fruit<"#))
        #expect(page.styles.contains("{font:800 1.75rem/"))
        #expect(page.styles.contains("color:var(--ink-red);text-transform:uppercase;}"))
    }

    @Test(
        "A header that is given nothing but a text has no rule",
        arguments: [
            UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped, .grouped,
        ])
    func plainHeadersHaveNoRule(appearance: UICollectionLayoutListConfiguration.Appearance) {
        items.header = {
            var content = $0.defaultContentConfiguration()
            content.text = "Fruit"
            return content
        }
        let page = rendered(appearance)
        #expect(page.html.contains(#"class="section-header">Fruit<"#))
        #expect(!page.styles.contains("font"))
    }

    @Test("A header has its second text and its image")
    func composedHeaders() {
        items.header = {
            var content = $0.defaultContentConfiguration()
            content.text = "Fruit"
            content.secondaryText = "Ripe"
            content.image = UIImage(systemName: "star")
            return content
        }
        let page = rendered(.plain)
        #expect(page.html.contains(#"class="section-header composed"><span class="cell-image"><svg"#))
        #expect(page.html.contains(#"<span class="title">Fruit</span><span class="detail">Ripe</span>"#))
        #expect(!page.styles.contains("font"))
    }

    @Test("The usual content of a header is that of its list")
    func usualHeaders() {
        var found: [UIListContentConfiguration] = []
        items.header = {
            found.append($0.defaultContentConfiguration())
            return $0.defaultContentConfiguration()
        }
        _ = rendered(.plain)
        _ = rendered(.insetGrouped)
        #expect(found == [.plainHeader(), .groupedHeader()])
    }

    @Test("A row limits its lines, aligns its text and keeps the distances that it is given")
    func rowsHaveTheirLook() {
        items.content.text = "Apple"
        items.content.secondaryText = "Much to say"
        items.content.textProperties.alignment = .center
        items.content.secondaryTextProperties.numberOfLines = 2
        items.content.textToSecondaryTextVerticalPadding = 8
        items.content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 6, trailing: 16)
        let page = rendered()
        #expect(page.html.contains(#"<span class="title align-center">Apple"#))
        #expect(page.html.contains(#"<span class="detail limited">"#))
        #expect(page.styles.contains("#v2 .cell{padding-block-start:4px;padding-block-end:6px;}"))
        #expect(page.styles.contains("#v2 .cell-text{gap:8px;}"))
    }

    @Test("A picture in a row has its own size, no more than is allowed, and its corners")
    func picturesHaveTheirSize() {
        let size = CGSize(width: 80, height: 40)
        items.content.image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
        items.content.imageProperties.maximumSize = CGSize(width: 60, height: 60)
        items.content.imageProperties.cornerRadius = 5
        let styles = rendered().styles
        #expect(styles.contains("#v2 .cell-image{inline-size:60px;}"))
        #expect(
            styles.contains(
                "#v2 .cell-image>*{inline-size:60px;block-size:30px;max-inline-size:100%;max-block-size:none;"
                    + "border-radius:5px;}"))
    }

    @Test("A view at the end of a row is as wide as its frame")
    func accessoriesHaveTheirWidth() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
        items.accessories = [.customView(configuration: .init(customView: slider, placement: .trailing()))]
        #expect(rendered().styles.contains("inline-size:150px"))
    }

    @Test("A symbol is as large, as heavy and in the colour that it was configured with")
    func symbolsHaveTheirConfiguration() {
        items.content.image = UIImage(systemName: "star")
        #expect(!rendered().styles.contains(" .cell-image"))
        items.content.image = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32, weight: .bold))
        let styles = rendered().styles
        let size = items.content.image?.size.width ?? 0
        #expect(size > 32)
        #expect(styles.contains("#v2 .cell-image{min-inline-size:"))
        #expect(styles.contains("#v2 .cell-image>.symbol{inline-size:"))
        #expect(styles.contains("stroke-width:2.4;"))
        items.content.image = UIImage(systemName: "star")
        items.content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        let preferred = rendered().styles
        #expect(preferred.contains("#v2 .cell-image>.symbol{inline-size:"))
        #expect(preferred != styles)
    }

    @Test("Accessories have their colours, and a row has a tick beside what shows more")
    func accessoriesHaveTheirColors() {
        items.accessories = [
            .label(text: "1"), .label(text: "2", options: .init(tintColor: .systemRed)), .label(text: "3"),
            .disclosureIndicator(options: .init(tintColor: .systemGreen)),
            .checkmark(options: .init(tintColor: .systemOrange)),
        ]
        let page = rendered()
        #expect(page.html.contains("class=\"cell disclosure\""))
        #expect(page.html.contains("<span class=\"cell-label\">3</span><span class=\"cell-tick\"></span>"))
        #expect(page.html.occurrences(of: "<span class=\"visually-hidden\">, selected</span>") == 1)
        #expect(!page.styles.contains("#v2 .cell-label{"))
        #expect(page.styles.contains("#v2 .cell-label~.cell-label{color:var(--ink-red);}"))
        #expect(page.styles.contains("#v2 .cell-label~.cell-label~.cell-label{color:var(--secondary-label);}"))
        #expect(page.styles.contains("#v2 .cell-tick{background:var(--system-orange);}"))
        #expect(page.styles.contains("#v2 .cell::after{background:var(--system-green);}"))
        items.accessories = [.checkmark(options: .init(tintColor: .systemOrange))]
        let ticked = rendered()
        #expect(ticked.html.contains("class=\"cell checkmark\""))
        #expect(!ticked.html.contains("cell-tick"))
        #expect(ticked.styles.contains("#v2 .cell::after{background:var(--system-orange);}"))
    }
}
