/// What a person can do with a row of a table or an item of a collection at this moment.
///
/// It is asked of delegate and data source when it comes into reach, is reloaded or acted upon, and when
/// the editing mode changes; and once more before anything is done.
package struct ItemOffer: Hashable, Sendable {
    /// A swipe action as it is shown.
    package struct SwipeAction: Hashable, Sendable {
        /// The sides of a row.
        package enum Edge: Hashable, Sendable {
            /// Where reading begins.
            case leading
            /// Where reading ends.
            case trailing
        }

        /// The side from which the action comes.
        package let edge: Edge

        /// The text of the button; nil when it has an image only.
        package let title: String?

        /// Whether the action is shown as one that destroys something.
        package let isDestructive: Bool

        /// The colour of the button.
        package let backgroundColor: UIColor?

        /// The image of the button.
        package let image: UIImage?
    }

    /// What the events are called.
    package var names = ListEvents.rows

    /// Whether the row can be pressed.
    package var isSelectable = false

    /// Whether a press selects or deselects it beside others; a table does not say.
    package var togglesSelection = false

    /// Whether a press with a modifier key begins the selection of several.
    package var beginsMultipleSelection = false

    /// The control of the row in the editing mode; outside it, whether a swipe deletes.
    package var editingStyle = UITableViewCell.EditingStyle.none

    /// Whether pressing the control of the editing style changes the data, rather than showing the swipe actions.
    package var commitsEditing = false

    /// The text of the button that deletes the row.
    package var deletionTitle: String?

    /// Whether the row can be moved.
    package var isMovable = false

    /// Whether the row shows an info button.
    package var hasAccessoryButton = false

    /// Whether a menu of actions belongs to it.
    package var hasMenu = false

    /// The swipe actions, those of the leading edge first.
    package var swipeActions: [SwipeAction] = []

    /// The events the row answers.
    package var events: [UserInteractionEvent] {
        var events: [UserInteractionEvent] = []
        if isSelectable { events.append(names.select) }
        if beginsMultipleSelection { events.append(.beginMultipleSelection) }
        if hasAccessoryButton { events.append(.tapAccessory) }
        if canDelete { events.append(.deleteRow) }
        if canInsert { events.append(.insertRow) }
        if isMovable { events.append(names.move) }
        if !swipeActions.isEmpty { events.append(.performSwipeAction) }
        if hasMenu { events.append(.selectMenuItem) }
        return events
    }

    /// Whether the row can be deleted.
    package var canDelete: Bool { editingStyle == .delete && commitsEditing }

    /// Whether a row can be inserted at the row.
    package var canInsert: Bool { editingStyle == .insert && commitsEditing }
}
