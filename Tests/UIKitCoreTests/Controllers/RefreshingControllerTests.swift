import Foundation
import Testing

@testable import UIKitCore

/// A person refreshes the list of a controller: table and collection, from the press to the end.
@MainActor
@Suite struct RefreshingControllerTests {
    private static let log = EventLog()

    private final class Table: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            RefreshingControllerTests.log.add("rows")
            return 1
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            RefreshingControllerTests.log.add("cell")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private final class Collection: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            RefreshingControllerTests.log.add("rows")
            return 1
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            RefreshingControllerTests.log.add("cell")
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func refresh(_ control: UIRefreshControl, in test: TestScene, reload: @escaping @MainActor () -> Void)
        throws
    {
        var finish: (@MainActor () -> Void)?
        control.addAction(
            UIAction { [unowned control] _ in
                Self.log.add("refresh \(control.isRefreshing)")
                finish = {
                    reload()
                    control.endRefreshing()
                    Self.log.add("end \(control.isRefreshing)")
                }
            }, for: .valueChanged)
        _ = Self.log.take()
        try test.perform(.refresh, on: control)
        #expect(control.isRefreshing)
        #expect(throws: UserInteractionRefusal.self) { try test.perform(.refresh, on: control) }
        test.turn { finish?() }
        #expect(Self.log.take() == ["refresh true", "end false", "rows", "cell"])
        #expect(control.userInteractions().contains(.refresh))
        // Begun by the app, nobody is told.
        test.turn { control.beginRefreshing() }
        #expect(control.isRefreshing)
        #expect(!control.userInteractions().contains(.refresh))
        #expect(Self.log.take() == [])
    }

    @Test func aTable() throws {
        let controller = Table(style: .plain)
        let test = TestScene(showing: controller)
        let control = UIRefreshControl()
        test.turn { controller.refreshControl = control }
        #expect(controller.tableView.refreshControl === control)
        try refresh(control, in: test) { controller.tableView.reloadData() }
        test.turn { controller.refreshControl = nil }
        #expect(control.window == nil)
    }

    @Test func aCollection() throws {
        let controller = Collection(collectionViewLayout: UICollectionViewFlowLayout())
        let test = TestScene(showing: controller)
        let control = UIRefreshControl()
        test.turn { controller.collectionView.refreshControl = control }
        try refresh(control, in: test) { controller.collectionView.reloadData() }
    }
}
