/// What the events of a list are called: those of a table speak of rows, those of a collection of items.
package struct ListEvents: Hashable, Sendable {
    /// A row or item is pressed.
    package let select: UserInteractionEvent

    /// A row or item is moved.
    package let move: UserInteractionEvent

    /// What follows the last one on the page is asked for.
    package let showMore: UserInteractionEvent

    /// What precedes the first one on the page is asked for.
    package let showEarlier: UserInteractionEvent

    /// The events of a table.
    package static let rows = ListEvents(
        select: .selectRow, move: .moveRow, showMore: .showMoreRows, showEarlier: .showEarlierRows)

    /// The events of a collection.
    package static let items = ListEvents(
        select: .selectItem, move: .moveItem, showMore: .showMoreItems, showEarlier: .showEarlierItems)
}
