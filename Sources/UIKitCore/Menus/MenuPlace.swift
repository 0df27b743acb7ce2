/// Where an element stands in a menu, and which mark it has there.
package struct MenuPlace: Hashable, Sendable {
    /// A position for each menu on the way, and that of the element; empty for the whole menu.
    package private(set) var path: [Int] = []

    /// The mark, to which the titles of the menus on the way belong; nil for the whole menu.
    package private(set) var mark: ElementMark?

    /// The place of the whole menu.
    package init() {}

    /// The place of an element inside.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - position: Its position in the menu that stands here.
    @MainActor
    package func inside(_ element: UIMenuElement, at position: Int) -> MenuPlace {
        var place = self
        place.path.append(position)
        place.mark = ElementMark(
            element.title, identifier: (element as? UIAction)?.ownIdentifier?.rawValue, in: mark)
        return place
    }
}

extension UIMenuElement {
    /// Where the elements are, also in menus inside, that do something, with their marks.
    package final var leafPlaces: [(place: [Int], mark: ElementMark)] { leafPlaces(in: MenuPlace()) }

    private func leafPlaces(in menu: MenuPlace) -> [(place: [Int], mark: ElementMark)] {
        (innerElements ?? []).enumerated().flatMap { position, child in
            let place = menu.inside(child, at: position)
            guard child is any UIMenuLeaf, let mark = place.mark else { return child.leafPlaces(in: place) }
            return [(place: place.path, mark: mark)]
        }
    }

    /// The element that a person chose.
    ///
    /// - Parameters:
    ///   - interaction: The path of the element, and its mark where a page says it.
    ///   - shown: The menu as it was shown, where this one was made anew since; its elements may be named differently.
    /// - Returns: Where the element stands now, and what is to be performed.
    final func chosenLeaf(
        by interaction: UserInteraction, shownIn shown: UIMenuElement? = nil
    ) throws(UserInteractionRefusal) -> (path: [Int], leaf: any UIMenuLeaf) {
        let shown = shown ?? self
        let path = interaction.value?.indices
        let isOfShownMenu =
            interaction.mark.map { mark in shown.leafPlaces.contains { $0.place == path && $0.mark == mark } } ?? true
        if isOfShownMenu, let path, let leaf = leaf(at: path), leaf.title == shown.leaf(at: path)?.title {
            return (path, leaf)
        }
        guard let path = try interaction.chosenPlace(from: path, among: leafPlaces), let leaf = leaf(at: path) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "The menu has no such element.", told: .choiceGone))
        }
        guard interaction.mark != nil else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "The menu has changed.", told: .choiceGone))
        }
        return (path, leaf)
    }
}
