import Foundation
import Testing

@testable import UIKitCore

@Suite("Collections come with their layout, their cells and their headers")
@MainActor
struct CollectionDecodingTests {
    private static let scene = """
        <collectionViewController clearsSelectionOnViewWillAppear="NO" id="a">
        <collectionView key="view" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" \
        allowsMultipleSelection="YES" prefetchingEnabled="NO" id="c">
        <rect key="frame" x="0.0" y="0.0" width="300" height="600"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="6" \
        scrollDirection="horizontal" sectionInsetReference="safeArea" id="layout">
        <size key="itemSize" width="90" height="80"/><size key="estimatedItemSize" width="0.0" height="0.0"/>
        <size key="headerReferenceSize" width="0.0" height="50"/><size key="footerReferenceSize" width="0.0" height="0.0"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="2.2250738585072014e-308"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="Photo" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="90" height="80"/>
        <collectionViewCellContentView key="contentView" id="content"><subviews><label text="Cell" id="label"/></subviews>
        <constraints><constraint firstItem="label" firstAttribute="centerX" secondItem="content" \
        secondAttribute="centerX" id="k"/></constraints></collectionViewCellContentView>
        <size key="customSize" width="90" height="80"/></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="Header" id="h"><subviews>
        <label text="Head" id="hl"/></subviews></collectionReusableView>
        <connections><outlet property="dataSource" destination="a" id="o1"/>
        <outlet property="delegate" destination="a" id="o2"/></connections></collectionView>
        </collectionViewController>
        """

    @Test("A collection controller's collection, its layout and its prototypes")
    func collection() throws {
        let source = try TestDocument.source(TestDocument.storyboard(initial: "a", Self.scene))
        source.logsFindings = false
        let storyboard = UIStoryboard(source: source, name: "Test")
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? UICollectionViewController)
        let collection = try #require(controller.collectionView)
        #expect(!controller.clearsSelectionOnViewWillAppear)
        #expect(collection.dataSource === controller)
        #expect(collection.delegate === controller)
        #expect(collection.allowsMultipleSelection)
        #expect(!collection.isPrefetchingEnabled)
        let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.collectionView === collection)
        #expect(layout.itemSize == CGSize(width: 90, height: 80))
        #expect(layout.minimumLineSpacing == 12)
        #expect(layout.minimumInteritemSpacing == 6)
        #expect(layout.scrollDirection == .horizontal)
        #expect(layout.sectionInsetReference == .fromSafeArea)
        #expect(layout.headerReferenceSize.height == 50)
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 0, right: 3))
        let place = IndexPath(item: 0, section: 0)
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "Photo", for: place)
        #expect(cell.reuseIdentifier == "Photo")
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "Cell")
        #expect(cell.contentView.constraints.count == 1)
        let header = collection.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Header", for: place)
        #expect((header.subviews.first as? UILabel)?.text == "Head")
        #expect(source.findings.isEmpty)
    }

    @Test("A cell of a nib file, and items that size themselves")
    func nib() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <collectionViewCell reuseIdentifier="X" id="cell"><view key="contentView" id="w"><subviews>
                <label text="Old" id="l"/></subviews></view></collectionViewCell>
                <collectionView dataMode="none" id="c"><collectionViewFlowLayout key="collectionViewLayout" \
                automaticEstimatedItemSize="YES" id="f"/></collectionView>
                """))
        source.logsFindings = false
        let objects = UINib(source: source).instantiate(withOwner: nil)
        let cell = try #require(objects.first as? UICollectionViewCell)
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "Old")
        let layout = (objects.last as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
        #expect(layout?.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
        #expect(source.findings.isEmpty)
    }

    @Test("Cells within cells refer to what is in the outer cell, and to the scene around both")
    func nestedCells() throws {
        let source = try TestDocument.source(
            TestDocument.storyboard(
                initial: "a",
                """
                <tableViewController title="Outer" id="a"><tableView key="view" dataMode="prototypes" id="t"><prototypes>
                <tableViewCell reuseIdentifier="Row" id="row"><tableViewCellContentView key="contentView" id="rc"><subviews>
                <label text="Shelf" id="shelf"/>
                <collectionView dataMode="prototypes" id="c">
                <collectionViewFlowLayout key="collectionViewLayout" id="f"/><cells>
                <collectionViewCell reuseIdentifier="Book" id="book" customClass="NestedCell" \
                customModule="UIKitCoreTests"><view key="contentView" id="bc"/>
                <connections><outlet property="shelf" destination="shelf" id="o1"/>
                <outlet property="controller" destination="a" id="o2"/></connections></collectionViewCell></cells>
                </collectionView></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
                </tableViewController>
                """))
        source.logsFindings = false
        let controller = try #require(
            UIStoryboard(source: source, name: "Test").instantiateInitialViewController() as? UITableViewController)
        for _ in 0..<2 {
            let row = try #require(controller.tableView.dequeueReusableCell(withIdentifier: "Row"))
            let collection = try #require(row.contentView.subviews.last as? UICollectionView)
            let cell = collection.dequeueReusableCell(
                withReuseIdentifier: "Book", for: IndexPath(item: 0, section: 0))
            let book = try #require(cell as? NestedCell)
            #expect(book.shelf === row.contentView.subviews.first)
            #expect(book.controller === controller)
        }
        #expect(source.findings.isEmpty)
    }
}

/// A cell within another one.
final class NestedCell: UICollectionViewCell {
    fileprivate weak var shelf: UILabel?
    fileprivate weak var controller: UIViewController?

    override class var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = super.interfaceBuilderMembers
        members.addOutlet("shelf", \NestedCell.shelf)
        members.addOutlet("controller", \NestedCell.controller)
        return members
    }
}
