import Foundation

extension UserInteraction {
    /// Reads an interaction with a list that names the row or item at the front of its value.
    ///
    /// - Parameters:
    ///   - item: What messages call it: row or item.
    ///   - further: How many numbers follow section and row.
    /// - Returns: The place, and the interaction with what follows the place as its value.
    func addressingItem(
        _ item: String, further: ClosedRange<Int>
    ) throws(UserInteractionRefusal) -> (place: IndexPath, interaction: UserInteraction) {
        guard let indices = value?.indices, indices.count >= 2 else {
            throw .valueNotAllowed(reason: "The \(item) is to be given as section.\(item).")
        }
        let rest = indices.dropFirst(2)
        guard further.contains(rest.count) else {
            throw .valueNotAllowed(reason: "The value is to have \(further.lowerBound + 2) parts.")
        }
        let value = rest.isEmpty ? nil : UserInteractionValue.text(rest.map(String.init).joined(separator: "."))
        return (
            IndexPath(item: indices[1], section: indices[0]), UserInteraction(event, value: value, mark: mark)
        )
    }

    /// Where a row or item is to be moved to.
    ///
    /// Pages say where it was besides: one that is elsewhere now goes one place further from there, as it was to go from
    /// where it was seen. Where it was to go far, nobody knows any more what was meant.
    ///
    /// - Parameters:
    ///   - indexPath: Where it is.
    ///   - counts: The counts of the list.
    ///   - item: What messages call it: row or item.
    /// - Throws: A refusal where there is no such place, or where what was meant is not known any more.
    func destination(
        of indexPath: IndexPath, in counts: ItemCounts, _ item: String
    ) throws(UserInteractionRefusal) -> IndexPath {
        guard let indices = value?.indices, indices.count == 2 || indices.count == 4 else {
            throw .valueNotAllowed(reason: "The destination is to be given as section.\(item).")
        }
        var proposed = IndexPath(item: indices[1], section: indices[0])
        if indices.count == 4 {
            let seen = IndexPath(item: indices[3], section: indices[2])
            let steps = proposed.item - seen.item
            if seen != indexPath {
                guard seen.section == indexPath.section, seen.section == proposed.section, abs(steps) == 1 else {
                    throw .elementChanged
                }
                proposed.item = indexPath.item + steps
            }
        }
        guard counts.canMove(indexPath, to: proposed) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "There is no such destination.", told: .choiceGone))
        }
        return proposed
    }

    /// The swipe action that was chosen, if it is the one that was shown.
    ///
    /// - Parameters:
    ///   - actions: The actions as they are now.
    ///   - shown: The actions as they were shown.
    func swipeAction(
        of actions: [(shown: ItemOffer.SwipeAction, action: UIContextualAction)], shown: [ItemOffer.SwipeAction]
    ) throws(UserInteractionRefusal) -> UIContextualAction {
        let marks = actions.enumerated().map { (place: $0.offset, mark: $0.element.shown.mark) }
        guard let index = try chosenPlace(from: value?.integer, among: marks), actions.indices.contains(index) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "There is no such swipe action.", told: .choiceGone))
        }
        // What a page says of the action tells more than what the row shows by now.
        guard mark != nil || shown.indices.contains(index) && shown[index].isSame(as: actions[index].shown) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "The swipe actions have changed.", told: .choiceGone))
        }
        return actions[index].action
    }
}

extension ItemOffer.SwipeAction {
    /// An action as it is shown.
    @MainActor
    init(_ action: UIContextualAction, from edge: Edge) {
        self.edge = edge
        title = action.title
        isDestructive = action.style == .destructive
        backgroundColor = action.backgroundColor
        image = action.image
    }

    /// The actions of both sides of a row with what they are shown as, those of the leading edge first.
    @MainActor
    static func actions(
        leading: UISwipeActionsConfiguration?, trailing: UISwipeActionsConfiguration?
    ) -> [(shown: ItemOffer.SwipeAction, action: UIContextualAction)] {
        (leading?.actions ?? []).map { (ItemOffer.SwipeAction($0, from: .leading), $0) }
            + (trailing?.actions ?? []).map { (ItemOffer.SwipeAction($0, from: .trailing), $0) }
    }

    /// The mark by which a page tells the action from those that come to stand at its place.
    package var mark: ElementMark { ElementMark(title ?? image?.symbolName ?? "") }

    /// Whether a person who saw the one knows what the other does.
    fileprivate func isSame(as other: Self) -> Bool {
        edge == other.edge && title == other.title && isDestructive == other.isDestructive
    }
}
