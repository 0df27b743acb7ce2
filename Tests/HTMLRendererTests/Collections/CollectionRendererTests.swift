import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct CollectionRendererTests {
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var titles = ["One", "Two"]
        var menu: UIMenu?
        var configure: @MainActor (UICollectionViewListCell) -> Void = { _ in }

        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, text in
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            titles.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: titles[indexPath.item])
            configure(cell)
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
        }
    }

    private let items = Items()

    private func rendered(_ layout: UICollectionViewLayout, isEditing: Bool = false) -> (html: String, styles: String) {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.dataSource = items
        collection.delegate = items
        collection.isEditing = isEditing
        return Stage().rendered(collection)
    }

    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
        _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configure(&configuration)
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    @Test func whatIsHeldInAListSaysSo() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: list())
        collection.dataSource = items
        collection.delegate = items
        let stage = Stage()
        #expect(!stage.html(of: collection).contains("data-hold"))
        let hold = UILongPressGestureRecognizer()
        collection.addGestureRecognizer(hold)
        let html = stage.html(of: collection)
        #expect(html.occurrences(of: "data-hold=\"500\" data-event=\"v") == 2)
        #expect(html.occurrences(of: ">Hold</button>") == 2)
        hold.isEnabled = false
        #expect(!stage.html(of: collection).contains("data-hold"))
        items.configure = { $0.contentView.addGestureRecognizer(UILongPressGestureRecognizer()) }
        collection.reloadData()
        let held = stage.html(of: collection)
        #expect(held.occurrences(of: "data-hold=\"500\" data-event=\"v") == 2)
        #expect(held.occurrences(of: ">Hold</button>") == 2)
    }

    @Test func aFlowLayoutIsTracksThatWrap() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 80)
        layout.sectionInset = UIEdgeInsets(top: 4, left: 8, bottom: 0, right: 8)
        let page = rendered(layout)
        #expect(
            page.html == """
                <div id="v1" class="scroll collection"><section class="collection-section"><div class="items-box">\
                <div class="items flowing v1s0" role="list"><div class="slot" role="listitem">\
                <div id="v2" class="tile"><button class="cell" type="submit" name="segue-event" value="v2.selectItem">\
                <span class="cell-text"><span class="title">One</span></span></button></div></div>\
                <div class="slot" role="listitem"><div id="v3" class="tile"><button class="cell" type="submit" \
                name="segue-event" value="v3.selectItem"><span class="cell-text"><span class="title">Two</span></span>\
                </button></div></div></div></div></section></div>
                """)
        #expect(page.styles.contains(".v1s0{padding-block-start:4px;padding-inline-start:8px;padding-inline-end:8px;"))
        #expect(page.styles.contains("repeat(auto-fill,minmax(min(100%,100px),100px))"))
        #expect(page.styles.contains("grid-auto-rows:minmax(80px,auto)"))
    }

    @Test func groupsAreSharesOfTheSectionOnceForAllCopies() {
        items.titles = (1...6).map(String.init)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(90)),
            repeatingSubitem: item, count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let page = rendered(UICollectionViewCompositionalLayout(section: section))
        #expect(
            page.html.contains("class=\"items groups scrolling stopping sideways v1s0\" role=\"list\" tabindex=\"0\""))
        #expect(page.html.occurrences(of: "class=\"group v1s0p0\"") == 3)
        #expect(page.styles.occurrences(of: ".v1s0p0{inline-size:calc(80cqi - 32px);block-size:90px;gap:10px;}") == 1)
        #expect(page.styles.occurrences(of: ".v1s0p1{inline-size:calc(40cqi - 21px);block-size:90px;}") == 1)
    }

    @Test func aListIsATableWithAccessories() {
        items.titles = ["<One>"]
        items.configure = {
            $0.accessories = [
                .label(text: "7 & 8"), .disclosureIndicator(), .detail(), .checkmark(displayed: .whenEditing),
            ]
        }
        let html = rendered(list()).html
        #expect(
            html.contains("<div class=\"table list-section inset v1s0\"><section class=\"section\"><ul class=\"rows\""))
        #expect(
            html.contains(
                "<button class=\"cell disclosure\" type=\"submit\" name=\"segue-event\" value=\"v2.selectItem\">"))
        #expect(html.contains("&lt;One&gt;"))
        #expect(html.contains("<span class=\"cell-label\">7 &amp; 8</span>"))
        #expect(html.contains("value=\"v2.tapAccessory=2\" aria-label=\"Details of &lt;One&gt;\""))
        #expect(!html.contains("checkmark"))
    }

    @Test func deletionUncoversTheSwipeActionsAndRowsMove() {
        items.configure = { $0.accessories = [.delete(), .reorder()] }
        let layout = list {
            $0.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Remove") { _, _, _ in }
                ])
            }
        }
        #expect(rendered(layout).html.contains("value=\"v2.performSwipeAction=0~tw7g\""))
        let editing = rendered(layout, isEditing: true).html
        #expect(editing.contains("<summary aria-label=\"Delete One\">"))
        #expect(editing.contains("value=\"v2.performSwipeAction=0~tw7g\">Remove"))
        #expect(editing.contains("value=\"v2.moveItem=0.1.0.0\""))
        #expect(!editing.contains("swipe-actions"))
    }

    @Test func anOutlineHasButtonsThatSayWhetherTheyAreUnfolded() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: list(.sidebar))
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: text == "Top" ? .header : .cell))]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Top"])
        outline.append(["Middle"], to: "Top")
        outline.append(["Bottom"], to: "Middle")
        outline.expand(["Top"])
        source.apply(outline, to: 0)
        let page = Stage().rendered(collection)
        #expect(
            page.html.contains(
                "class=\"cell outline\" type=\"submit\" name=\"segue-event\" value=\"v2.tapAccessory=0\" aria-expanded=\"true\""
            ))
        #expect(
            page.html.contains("value=\"v3.tapAccessory=0\" aria-expanded=\"false\" aria-label=\"Contents of Middle\""))
        #expect(!page.html.contains("Bottom"))
        #expect(page.styles.contains("#v3 .cell{margin-inline-start:16px;}"))
    }

    @Test func aMenuOpensAboveEverything() {
        items.titles = ["One"]
        items.menu = UIMenu(children: [UIAction(title: "Open & go") { _ in }])
        let html = rendered(UICollectionViewFlowLayout()).html
        #expect(html.contains("popovertarget=\"v2m\" aria-label=\"Actions for One\""))
        #expect(html.contains("<div class=\"menu-popover\" popover id=\"v2m\">"))
        #expect(html.contains("value=\"v2.selectMenuItem=0~55z4\""))
        #expect(html.contains("Open &amp; go"))
    }

    @Test func otherLayoutsPlaceTheirItems() {
        items.titles = ["One"]
        let page = rendered(Diagonal())
        #expect(page.html.contains("<div class=\"placed-items\" role=\"list\"><div class=\"slot\" role=\"listitem\">"))
        #expect(page.styles.contains("{position:absolute;left:20px;top:30px;width:40px;height:50px;z-index:3;}"))
        #expect(page.styles.contains("#v1>.placed-items{"))
    }

    private final class Diagonal: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 20, y: 30, width: 40, height: 50)
            attributes.zIndex = 3
            return attributes
        }
    }
}
