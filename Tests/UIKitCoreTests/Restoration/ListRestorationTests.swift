import Foundation
import Testing

@testable import UIKitCore

/// Tables and collections that come back: selection, editing, how far they were opened, what was typed in cells.
@MainActor
@Suite struct ListRestorationTests {
    /// A cell with a field.
    final class FieldCell: UICollectionViewCell {
        let field = UITextField()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Pictures by name.
    final class Gallery: UICollectionViewController, UIDataSourceModelAssociation {
        let names: [String]

        init(_ names: [String]) {
            self.names = names
            super.init(collectionViewLayout: UICollectionViewFlowLayout())
            restorationIdentifier = "gallery"
            clearsSelectionOnViewWillAppear = false
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.allowsMultipleSelection = true
            collectionView.allowsMultipleSelectionDuringEditing = true
            collectionView.register(FieldCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        override func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.item] }
        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
        }
    }

    /// Numbered rows without names.
    final class Rows: UITableViewController {
        init() {
            super.init(style: .plain)
            restorationIdentifier = "rows"
            clearsSelectionOnViewWillAppear = false
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.allowsMultipleSelectionDuringEditing = true
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    private func restore(_ test: TestScene, showing controller: UIViewController) throws -> TestScene {
        let other = TestScene(showing: controller)
        other.scene.restore(try RestorableScene(data: test.scene.preservedState().data))
        #expect(other.scene.takeFaults().isEmpty)
        return other
    }

    private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func aCollectionFindsItsSelectionByWhatTheItemsShow() throws {
        let gallery = Gallery(["Ada", "Grace", "Mary"])
        let test = TestScene(showing: gallery)
        try test.perform(.selectItem, .text("0.0"), on: gallery.collectionView)
        try test.perform(.selectItem, .text("0.2"), on: gallery.collectionView)
        let again = Gallery(["Edith", "Mary", "Ada"])
        _ = try restore(test, showing: again)
        #expect(again.collectionView.indexPathsForSelectedItems == [item(1), item(2)])
        #expect(again.collectionView.cellForItem(at: item(1))?.isSelected == true)
    }

    @Test func aListInAViewOfAControllerIsEditedFurtherByThat() throws {
        final class Framed: UIViewController {
            let list = UITableView()

            override func viewDidLoad() {
                super.viewDidLoad()
                let frame = UIView()
                view.addSubview(frame)
                frame.addSubview(list)
            }

            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                list.setEditing(editing, animated: animated)
            }
        }
        let framed = Framed()
        framed.restorationIdentifier = "framed"
        let test = TestScene(showing: framed)
        test.turn { framed.setEditing(true, animated: false) }
        let again = Framed()
        again.restorationIdentifier = "framed"
        _ = try restore(test, showing: again)
        #expect(again.isEditing)
        #expect(again.list.isEditing)
    }

    @Test func aCollectionIsEditedFurtherByItsController() throws {
        let gallery = Gallery(["Ada", "Grace"])
        let test = TestScene(showing: gallery)
        test.turn { gallery.setEditing(true, animated: false) }
        try test.perform(.selectItem, .text("0.1"), on: gallery.collectionView)
        let again = Gallery(["Ada", "Grace"])
        _ = try restore(test, showing: again)
        #expect(again.isEditing)
        #expect(again.collectionView.isEditing)
        #expect(again.collectionView.indexPathsForSelectedItems == [item(1)])
    }

    @Test func aCollectionOpensWhereItWasWithWhatWasTypedInItsCells() throws {
        let names = (0..<400).map { "item \($0)" }
        let gallery = Gallery(names)
        let test = TestScene(showing: gallery)
        for _ in 0..<2 { try test.perform(.showMoreItems, on: gallery.collectionView) }
        let cell = try #require(gallery.collectionView.cellForItem(at: item(250)) as? FieldCell)
        try test.fill(cell.field, with: .text("caption"))
        let again = Gallery(names)
        _ = try restore(test, showing: again)
        #expect(again.collectionView.cellForItem(at: item(99)) == nil)
        #expect((again.collectionView.cellForItem(at: item(250)) as? FieldCell)?.field.text == "caption")
        // Fifty items have come before the first one meanwhile.
        let more = Gallery((0..<50).map { "new \($0)" } + names)
        _ = try restore(test, showing: more)
        #expect(more.collectionView.cellForItem(at: item(149)) == nil)
        #expect(more.collectionView.cellForItem(at: item(150)) != nil)
    }

    /// Plants by kind, in an outline of which the trees are unfolded at first; what is below an oak is made when that is.
    private func outline() -> (UIViewController, UICollectionViewDiffableDataSource<String, String>) {
        let controller = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
        controller.clearsSelectionOnViewWillAppear = false
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            cell.contentConfiguration = UIListContentConfiguration.cell()
            cell.accessories = item.hasSuffix("s") ? [.outlineDisclosure()] : []
        }
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: controller.collectionView) {
            $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
        }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, present in
            guard parent == "oaks" else { return present }
            var oaks = NSDiffableDataSourceSectionSnapshot<String>()
            oaks.append(["cork oak", "red oak"])
            return oaks
        }
        var plants = NSDiffableDataSourceSectionSnapshot<String>()
        plants.append(["trees", "herbs"])
        plants.append(["ash", "oaks"], to: "trees")
        plants.append(["mint"], to: "herbs")
        plants.expand(["trees"])
        source.apply(plants, to: "plants")
        return (controller.named("outline"), source)
    }

    @Test func anOutlineIsUnfoldedAsItWas() throws {
        let (controller, source) = outline()
        let list = try #require((controller as? UICollectionViewController)?.collectionView)
        let test = TestScene(showing: controller)
        // The oaks and the herbs are unfolded, and one of the oaks is selected.
        test.turn { source.toggleExpansion(ofItemAt: item(2)) }
        test.turn { source.toggleExpansion(ofItemAt: item(5)) }
        let names = ["trees", "ash", "oaks", "cork oak", "red oak", "herbs", "mint"]
        #expect(source.snapshot().itemIdentifiers == names)
        try test.perform(.selectItem, .text("0.4"), on: list)
        let (again, newSource) = outline()
        let other = try test.restored(in: again)
        #expect(newSource.snapshot().itemIdentifiers == names)
        let newList = try #require((again as? UICollectionViewController)?.collectionView)
        #expect(newList.indexPathsForSelectedItems == [item(4)])
        // What the app unfolds at first stays folded where the person folded it.
        other.turn { newSource.toggleExpansion(ofItemAt: item(0)) }
        let (last, lastSource) = outline()
        _ = try other.restored(in: last)
        #expect(lastSource.snapshot().itemIdentifiers == ["trees", "herbs", "mint"])
        #expect(lastSource.snapshot(for: "plants").isExpanded("oaks"))
    }

    /// Rows whose selection is looked at in each callback.
    final class Witness: UITableViewController {
        var count = 3
        /// How many rows there are when the table is about to appear; nil where it is not filled then.
        var countAtAppearance: Int?
        private(set) var log: [String] = []

        private func note(_ moment: String) {
            log.append("\(moment) \((tableView.indexPathsForSelectedRows ?? []).map(\.row)), \(isEditing)")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.allowsMultipleSelectionDuringEditing = true
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func applicationFinishedRestoringState() { note("finished") }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if let countAtAppearance {
                count = countAtAppearance
                tableView.reloadData()
            }
            note("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("did appear")
        }
    }

    private func editedWitness() throws -> TestScene {
        let rows = Witness(style: .plain).named("witness")
        let test = TestScene(showing: rows)
        test.turn { rows.setEditing(true, animated: false) }
        try test.perform(.selectRow, .text("0.0"), on: rows.tableView)
        try test.perform(.selectRow, .text("0.2"), on: rows.tableView)
        return test
    }

    @Test func theSelectionIsThereInAllCallbacks() throws {
        let again = Witness(style: .plain).named("witness")
        _ = try editedWitness().restored(in: again)
        #expect(again.log == ["finished [0, 2], true", "will appear [0, 2], true", "did appear [0, 2], true"])
        #expect(again.tableView.indexPathsForSelectedRows == [item(0), item(2)])
        #expect(again.tableView.cellForRow(at: item(2))?.isSelected == true)
    }

    @Test("the selection is there when a table has been filled as it appears", arguments: [3, 0])
    func selectionInTableFilledAtAppearance(countBefore: Int) throws {
        let again = Witness(style: .plain).named("witness")
        (again.count, again.countAtAppearance) = (countBefore, 3)
        let other = try editedWitness().restored(in: again)
        #expect(again.log.suffix(2) == ["will appear [0, 2], true", "did appear [0, 2], true"])
        #expect(again.tableView.cellForRow(at: item(2))?.isSelected == true)
        // After the restoration the app gives it up like any other.
        other.turn { again.tableView.reloadData() }
        #expect(again.tableView.indexPathsForSelectedRows == nil)
    }

    @Test func rowsThatAreGoneWhenTheTableIsShownAreNotSelected() throws {
        let test = try editedWitness()
        let state = try RestorableScene(data: test.scene.preservedState().data)
        let again = Witness(style: .plain).named("witness")
        let other = TestScene()
        other.scene.inTurn {
            other.scene.prepareToRestore(state)
            other.window.rootViewController = again
            _ = other.scene.decode(state)
            // Until its first layout a table need not be told.
            again.count = 2
            other.scene.finishRestoring()
        }
        #expect(other.scene.takeFaults().isEmpty)
        #expect(again.tableView.numberOfRows(inSection: 0) == 2)
        #expect(again.tableView.indexPathsForSelectedRows == [item(0)])
    }

    @Test func aTableKeepsSelectionEditingAndPlaceWithoutNamesAndIdentifier() throws {
        let rows = Rows()
        let test = TestScene(showing: rows)
        test.turn { rows.setEditing(true, animated: false) }
        for _ in 0..<3 { try test.perform(.showMoreRows, on: rows.tableView) }
        try test.perform(.selectRow, .text("0.300"), on: rows.tableView)
        try test.perform(.selectRow, .text("0.310"), on: rows.tableView)
        let again = Rows()
        _ = try restore(test, showing: again)
        #expect(again.isEditing)
        #expect(again.tableView.isEditing)
        #expect(again.tableView.indexPathsForSelectedRows == [item(300), item(310)])
        #expect(again.tableView.cellForRow(at: item(300))?.isSelected == true)
        #expect(again.tableView.cellForRow(at: item(100)) == nil)
    }
}
