import Foundation

@testable import UIKitCore

/// A collection on a page whose data source and delegate log every call, and whose items are lists of texts.
@MainActor
final class RecordingCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let collection: UICollectionView
    let testScene = TestScene()
    let log = CallbackLog()
    var sections: [[String]]
    /// What to do inside a call, after it was logged.
    var reactions: [String: @MainActor () -> Void] = [:]
    /// What a call answers where it is asked for a decision.
    var answers: [String: Bool] = [:]
    var menu: UIMenu?
    var moveTarget: IndexPath?

    init(_ sections: [[String]], layout: UICollectionViewLayout = UICollectionViewFlowLayout(), isShown: Bool = true) {
        self.sections = sections
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = self
        collection.delegate = self
        if isShown { show() }
    }

    func show() {
        testScene.turn { testScene.window.addSubview(collection) }
    }

    /// The texts of the items in reach.
    var texts: [String] { collection.visibleCells.map { $0.accessibilityLabel ?? "" } }

    /// The faults since they were last taken.
    func takeFaults() -> [String] { testScene.scene.takeFaults().map(\.reason) }

    /// Does something to the collection as an event of the scene does, and returns the calls it caused.
    @discardableResult
    func turn(_ work: () -> Void) -> [String] {
        _ = log.take()
        testScene.turn(work)
        return log.take()
    }

    /// Performs an interaction with the collection, and returns the calls it caused.
    @discardableResult
    func perform(_ event: UserInteractionEvent, _ value: String? = nil) throws -> [String] {
        _ = log.take()
        try testScene.perform(event, value.map(UserInteractionValue.text), on: collection)
        return log.take()
    }

    private func record(_ call: String) {
        log.add(call)
        reactions[call]?()
    }

    // MARK: Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        record("sections")
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        record("items \(section)")
        return sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        record("cell \(indexPath.section).\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        record("view \(indexPath)")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        record("move \(sourceIndexPath) to \(destinationIndexPath)")
        let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
    }

    // MARK: Delegate

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        record("willDisplay \(indexPath.section).\(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        record("didEndDisplaying \(indexPath.section).\(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        answers["shouldHighlight \(indexPath.item)"] ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        record("didHighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        record("didUnhighlight \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        record("shouldBeginMultiple \(indexPath.item)")
        return answers["shouldBeginMultiple \(indexPath.item)"] ?? true
    }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        record("didBeginMultiple \(indexPath.item)")
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        record("didEndMultiple")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        record("shouldSelect \(indexPath.item)")
        return answers["shouldSelect \(indexPath.item)"] ?? true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        record("shouldDeselect \(indexPath.item)")
        return answers["shouldDeselect \(indexPath.item)"] ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        record("didSelect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        record("didDeselect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        record("primaryAction \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        moveTarget ?? proposedIndexPath
    }
}
