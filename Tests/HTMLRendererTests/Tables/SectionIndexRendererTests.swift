import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// The index beside a table or a collection.
@MainActor
@Suite struct SectionIndexRendererTests {
    private static let counts = [60, 60, 3]
    private static let titles = ["A", "<B>", "C"]

    private final class Rows: NSObject, UITableViewDataSource {

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    }

    private let rows = Rows()
    private let items = Items()

    @Test func sectionsOnThePageAreLinksAndOthersButtons() {
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = rows
        let html = Stage().html(of: table)
        #expect(
            html.contains(
                """
                <nav class="section-index" aria-label="Sections"><ul role="list"><li><a href="#v1s=0">A</a></li>\
                <li><a href="#v1s=1">&lt;B&gt;</a></li><li><button type="submit" name="segue-event" \
                value="v1.showSection=2">C</button></li></ul></nav>
                """))
        #expect(html.contains("<section class=\"section\" id=\"v1s=0\">"))
        #expect(html.contains("<section class=\"section\" id=\"v1s=1\">"))
    }

    @Test func aTableWithFewRowsHasNoIndex() {
        let table = UITableView(frame: .zero, style: .plain)
        table.sectionIndexMinimumDisplayRowCount = 124
        table.dataSource = rows
        #expect(!Stage().html(of: table).contains("section-index"))
    }

    @Test func itemsOnThePageAreLinksAndOthersButtons() throws {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        let stage = Stage()
        let html = stage.html(of: collection)
        let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.viewIdentifier)
        let second = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 1))?.viewIdentifier)
        #expect(
            html.contains(
                """
                <nav class="section-index" aria-label="Index"><ul role="list"><li><a href="#v\(first)">A</a></li>\
                <li><a href="#v\(second)">&lt;B&gt;</a></li><li><button type="submit" name="segue-event" \
                value="v1.showIndexedItem=2.0">C</button></li></ul></nav>
                """))
        #expect(html.contains("id=\"v\(first)\""))
    }
}
