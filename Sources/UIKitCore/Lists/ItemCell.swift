package import Foundation

/// A cell that stands for a row of a table or for an item of a collection, as the page shows it.
@MainActor
package protocol ItemCell: UIView {
    /// The place of the row or item while it is in reach.
    var shownIndexPath: IndexPath? { get }

    /// What a person can do with it now.
    var offer: ItemOffer { get }

    /// Whether it is drawn as selected.
    var isSelected: Bool { get }

    /// Whether it shows its editing controls.
    var isEditing: Bool { get }

    /// The view that holds the content, if there is one.
    var presentContentView: UIView? { get }

    /// The background, as a description; nil for the usual one.
    var backgroundConfiguration: UIBackgroundConfiguration? { get }

    /// The places one step before and after it, where it can be moved.
    var neighbouringPlaces: (before: IndexPath?, after: IndexPath?) { get }

    /// Whether several can be selected while the list is edited, so that each shows a mark.
    var showsSelectionMark: Bool { get }
}

extension ItemCell {
    /// Refuses an interaction that the cell does not offer or that cannot reach it.
    func checkReachable(for event: UserInteractionEvent) throws(UserInteractionRefusal) {
        if isHidden || alpha < 0.01 { throw .hidden }
        if !isUserInteractionEnabled { throw .disabled }
        guard offer.events.contains(event) else { throw .eventNotAvailable(event) }
    }
}
