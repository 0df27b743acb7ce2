import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("What is selected before a list appears is selected when it does")
struct EarlySelectionTests {
    private final class Lists: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let table = UITableView()
        var count = 6
        private let prepare: (Lists) -> Void

        init(_ prepare: @escaping (Lists) -> Void) {
            self.prepare = prepare
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            prepare(self)
            for list in [collection, table] as [UIView] {
                list.frame = view.bounds
                view.addSubview(list)
            }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    private func expectItem(_ prepare: @escaping (UICollectionView, Lists) -> Void) {
        let lists = Lists { prepare($0.collection, $0) }
        let scene = TestScene(showing: lists)
        #expect(lists.collection.indexPathsForSelectedItems == [row(2)])
        #expect(lists.collection.visibleCells.map(\.isSelected) == (0..<6).map { $0 == 2 })
        scene.turn { lists.collection.reloadData() }
        #expect(lists.collection.indexPathsForSelectedItems == [])
        #expect(lists.collection.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("An item is, whether the delegate is set before or after")
    func items() {
        expectItem {
            $0.dataSource = $1
            $0.delegate = $1
            $0.selectItem(at: row(2), animated: false, scrollPosition: .top)
        }
        expectItem {
            $0.dataSource = $1
            $0.selectItem(at: row(2), animated: false, scrollPosition: [])
            $0.delegate = $1
        }
        expectItem {
            $0.dataSource = $1
            $0.selectItem(at: row(2), animated: false, scrollPosition: [])
            $0.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        }
    }

    @Test("An item of a diffable data source is")
    func diffableItems() {
        var source: UICollectionViewDiffableDataSource<Int, Int>?
        expectItem {
            let made = UICollectionViewDiffableDataSource<Int, Int>(collectionView: $0) { collection, indexPath, _ in
                collection.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
            source = made
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<6))
            made.apply(snapshot, animatingDifferences: false)
            $0.selectItem(at: row(2), animated: false, scrollPosition: .centeredVertically)
            $0.delegate = $1
        }
        #expect(source != nil)
    }

    @Test("A row is, whatever is said of the heights of rows afterwards")
    func rows() {
        let rows = RowsForSelection()
        let lists = Lists {
            $0.table.dataSource = rows
            $0.table.selectRow(at: row(2), animated: false, scrollPosition: .none)
            $0.table.delegate = rows
            $0.table.rowHeight = 60
        }
        let scene = TestScene(showing: lists)
        #expect(lists.table.indexPathForSelectedRow == row(2))
        #expect(lists.table.visibleCells.map(\.isSelected) == [false, false, true])
        scene.turn { lists.table.sectionHeaderHeight = 30 }
        #expect(lists.table.visibleCells.map(\.isSelected) == [false, false, true])
        scene.turn { lists.table.reloadData() }
        #expect(lists.table.indexPathForSelectedRow == nil)
    }

    @Test("It follows what changes before the list appears")
    func changes() throws {
        var source: UICollectionViewDiffableDataSource<Int, Int>?
        let rows = RowsForSelection()
        let lists = Lists {
            $0.table.dataSource = rows
            $0.table.selectRow(at: row(2), animated: false, scrollPosition: .none)
            let made = UICollectionViewDiffableDataSource<Int, Int>(collectionView: $0.collection) { view, place, _ in
                view.dequeueReusableCell(withReuseIdentifier: "item", for: place)
            }
            source = made
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            made.apply(snapshot, animatingDifferences: false)
            $0.collection.selectItem(at: row(2), animated: false, scrollPosition: [])
        }
        lists.loadViewIfNeeded()
        rows.count = 4
        lists.table.performBatchUpdates {
            lists.table.deleteRows(at: [row(0)], with: .none)
            lists.table.insertRows(at: [row(0), row(1)], with: .none)
        }
        lists.table.reconfigureRows(at: [row(0)])
        #expect(lists.table.indexPathForSelectedRow == row(3))
        var snapshot = try #require(source?.snapshot())
        snapshot.deleteItems([1])
        source?.apply(snapshot, animatingDifferences: false)
        snapshot.reconfigureItems([2, 3])
        source?.apply(snapshot, animatingDifferences: false)
        #expect(lists.collection.indexPathsForSelectedItems == [row(1)])
        _ = TestScene(showing: lists)
        #expect(lists.table.visibleCells.map(\.isSelected) == [false, false, false, true])
        #expect(lists.collection.visibleCells.map(\.isSelected) == [false, true])
    }

    @Test("What goes before the list appears, or cannot be followed, is selected no more")
    func goneBeforeAppearing() {
        let changes: [(UITableView) -> Void] = [
            { $0.deleteRows(at: [row(1)], with: .none) },
            { $0.reloadRows(at: [row(1)], with: .none) },
            { $0.deleteRows(at: [row(7)], with: .none) },
            { $0.insertRows(at: (0..<7).map { row($0) }, with: .none) },
            { $0.insertSections([0], with: .none) },
            { $0.reloadData() },
        ]
        for change in changes {
            let rows = RowsForSelection()
            let lists = Lists {
                $0.table.dataSource = rows
                $0.table.selectRow(at: row(1), animated: false, scrollPosition: .none)
            }
            lists.loadViewIfNeeded()
            change(lists.table)
            #expect(lists.table.indexPathForSelectedRow == nil)
            _ = TestScene(showing: lists)
            #expect(lists.table.visibleCells.map(\.isSelected) == [false, false, false])
        }
    }

    @Test("An item that there is no more is not")
    func missingItems() {
        let lists = Lists {
            $0.collection.dataSource = $0
            $0.collection.selectItem(at: row(2), animated: false, scrollPosition: [])
            $0.count = 2
            $0.collection.delegate = $0
        }
        _ = TestScene(showing: lists)
        #expect(lists.collection.visibleCells.count == 2)
        #expect(lists.collection.indexPathsForSelectedItems == [])
    }
}

/// A table's data that has three rows at first.
private final class RowsForSelection: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
