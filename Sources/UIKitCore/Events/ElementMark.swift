/// A short mark of something that people choose by what it says: an entry of a menu, a segment, an action.
///
/// What is chosen is named by its place, and other elements may come to stand there: before the page of an event is shown
/// anew, and while a scene is stored. The mark beside the place tells whether the element there is still the one that was
/// meant. It is the same in every process; elements that say something else have another one, but for one in a million.
package struct ElementMark: Hashable, Sendable {
    /// How many marks there are: as many as four digits of 36 can write.
    private static let count: UInt64 = 36 * 36 * 36 * 36

    /// What is written with digits.
    let number: UInt32

    /// Makes the mark of an element.
    ///
    /// - Parameters:
    ///   - title: What it says.
    ///   - identifier: The name that the app gave it, if it has one.
    ///   - enclosing: The mark of what it stands in, for instance of a menu in a menu.
    package init(_ title: String, identifier: String? = nil, in enclosing: ElementMark? = nil) {
        // The 64-bit FNV-1a hash.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func take(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
        if let enclosing { take(UInt64(enclosing.number) | 1 << 32) }
        for byte in title.utf8 { take(UInt64(byte)) }
        if let identifier {
            // No byte of a text.
            take(0xFF)
            for byte in identifier.utf8 { take(UInt64(byte)) }
        }
        number = UInt32((hash ^ hash >> 32) % Self.count)
    }

    /// Reads a mark; nil when the text is none.
    ///
    /// - Parameter text: What ``text`` wrote.
    package init?(text: some StringProtocol) {
        guard text.utf8.count <= 4, let number = UInt32(text, radix: 36), String(number, radix: 36) == text else {
            return nil
        }
        self.number = number
    }

    /// Makes the mark of the value of a field; nil for files.
    ///
    /// - Parameter value: What it holds, or what a page sends.
    init?(of value: UserInteractionValue) {
        switch value {
        case .text(let text): self.init(text.replacing("\r\n", with: "\n"))
        // No text: somebody who types 5 in place of 5.0 changes that.
        case .number(let number): self.init("\0\(number)")
        case .boolean, .files: return nil
        }
    }

    /// Whether it is the mark of the value of a field, which pages send as text.
    func isMark(of value: UserInteractionValue) -> Bool {
        if ElementMark(of: value) == self { return true }
        return value.parts.value.number.map { ElementMark(of: .number($0)) == self } ?? false
    }

    /// The mark as it stands in pages and records: four digits and small letters at most.
    package var text: String { String(number, radix: 36) }

    /// Finds the element that has the mark: the one at the place that it had, or else the only one that has it.
    ///
    /// - Parameters:
    ///   - place: Where it was.
    ///   - elements: Those that there are now.
    /// - Returns: Where it is now; nil where it is gone, or where several could be meant.
    package func place<Place: Equatable>(
        from place: Place, among elements: [(place: Place, mark: ElementMark)]
    ) -> Place? {
        let places = elements.filter { $0.mark == self }.map(\.place)
        if places.contains(place) { return place }
        return places.count == 1 ? places.first : nil
    }
}

extension UserInteractionValue {
    /// The place and the mark of what was chosen, which pages write with `~` between them; the value alone where it has none.
    package var parts: (value: UserInteractionValue, mark: ElementMark?) {
        guard let text, let end = text.lastIndex(of: "~"),
            let mark = ElementMark(text: text[text.index(after: end)...])
        else { return (self, nil) }
        return (.text(String(text[..<end])), mark)
    }
}

extension UserInteraction {
    /// The events whose value is the place of something that has a mark.
    private static let markedEvents: Set<UserInteractionEvent> = [
        .selectMenuItem, .performSwipeAction, .valueChanged, .deleteToken, .performAccessibilityAction,
        .activateAccessibilityElement, .increment, .decrement,
    ]

    /// Reads an interaction as the button of a page sends it: the value of some events ends with `~` and a mark.
    ///
    /// - Parameters:
    ///   - event: What is done.
    ///   - pageValue: What stands behind the event, for instance `0.2~k3f9`.
    package init(_ event: UserInteractionEvent, pageValue: Substring?) {
        let value = pageValue.map { UserInteractionValue.text(String($0)) }
        let parts = Self.markedEvents.contains(event) ? value?.parts : nil
        self.init(event, value: parts?.value ?? value, mark: parts?.mark)
    }

    /// Where the element stands now that was chosen; the place itself if its mark was not sent, as programs do.
    ///
    /// - Parameters:
    ///   - place: Where it stood on the page.
    ///   - elements: Those that there are now.
    /// - Throws: A refusal where the element is gone, or where several could be meant.
    func chosenPlace<Place: Equatable>(
        from place: Place?, among elements: [(place: Place, mark: ElementMark)]
    ) throws(UserInteractionRefusal) -> Place? {
        guard let mark, let place else { return place }
        guard let found = mark.place(from: place, among: elements) else { throw .elementChanged }
        return found
    }
}
