import Foundation
import Testing

@testable import UIKitCore

/// The texts of exceptions that collections raise about the views that their data source gives them.
@MainActor
@Suite struct CollectionFaultTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }
    }

    private func fault(_ reason: String) -> SceneFault { SceneFault(.internalInconsistency, reason) }

    @Test("A cell comes from the queue of the collection, else an empty one is shown in its place")
    func cellOfItsOwn() {
        let source = Source()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = source
        let test = TestScene()
        test.turn { test.window.addSubview(collection) }
        #expect(
            test.scene.takeFaults() == [
                fault(
                    "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
                        + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
            ])
        #expect(collection.visibleCells.count == 1)
    }

    @Test("A provider without a cell, and a layout with a header that nobody makes")
    func missingViews() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let test = TestScene(showing: controller)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([7])
        let header = UICollectionView.elementKindSectionHeader
        #expect(
            test.scene.takeFaults() == [
                fault(
                    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(header),"
                        + "<NSIndexPath> {length = 2, path = 0 - 0}) was not retrieved by calling "
                        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))"
                )
            ])
        test.turn {
            test.window.addSubview(collection)
            source.apply(snapshot)
        }
        #expect(
            test.scene.takeFaults() == [
                fault(
                    "UICollectionViewDiffableDataSource cell provider returned nil for index path <NSIndexPath> {length = "
                        + "2, path = 0 - 0} with item identifier '7', which is not allowed. You must always return a "
                        + "cell to the collection view: \(collection)")
            ])
    }
}
