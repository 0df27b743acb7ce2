import Foundation
import Testing

@testable import UIKitCore

/// One object that supplies a table and a collection.
@MainActor
@Suite struct SharedDataSourceTests {
    /// Has the methods that both must have, and no others.
    final class Source: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// Lets items be moved and rows not.
    final class MovingSource: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            UICollectionViewCell()
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }

    @Test func bothListsShowWhatItSupplies() {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        table.dataSource = source
        collection.dataSource = source
        let test = TestScene()
        test.turn {
            test.window.addSubview(table)
            test.window.addSubview(collection)
        }
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(collection.numberOfItems(inSection: 0) == 3)
        #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) != nil)
    }

    @Test func eachListOffersWhatItsOwnMethodsAllow() {
        let source = MovingSource()
        let asTableSource: any UITableViewDataSource = source
        let asCollectionSource: any UICollectionViewDataSource = source
        #expect(!asTableSource.implementsMove && !asTableSource.implementsCommit)
        #expect(asCollectionSource.implementsMove)
    }
}
