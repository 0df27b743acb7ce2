import Foundation

extension TextReplacement {
    /// How often a delegate is asked for pieces of one change.
    static let greatestPieceCount = 1000

    /// Makes the change in a field as far as its delegate allows that.
    ///
    /// On iOS a delegate is asked as often as a key is pressed, so that it may take the beginning of a text and nothing
    /// more, or letters and no digits. Where it does not allow all of the change, and sets no text by itself, it is asked
    /// for smaller and smaller pieces, from the first to the last, as if they were typed or pasted one after the other.
    ///
    /// - Returns: Whether the field took something.
    @MainActor
    func make(in field: some TextEditing) -> Bool {
        var typing = PiecewiseTyping(field: field, range: range)
        typing.type(replacement[...])
        return typing.isTaken
    }
}

/// A change that is made piece by piece.
@MainActor
private struct PiecewiseTyping<Field: TextEditing> {
    let field: Field
    /// What the next piece replaces.
    var range: NSRange
    var isTaken = false
    private var askedCount = 0

    init(field: Field, range: NSRange) {
        self.field = field
        self.range = range
    }

    mutating func type(_ text: Substring) {
        // A delegate may end the editing when it is asked.
        guard askedCount == 0 || askedCount <= TextReplacement.greatestPieceCount && field.isFirstResponder else {
            return
        }
        askedCount += 1
        let (before, piece) = (field.storedText, String(text))
        if field.mayReplace(range, with: piece) {
            let present = field.storedText
            // A delegate may have set another text, in which there is no such place.
            let place = Range(range, in: present) ?? present.endIndex..<present.endIndex
            field.take(present.replacingCharacters(in: place, with: piece))
            range = NSRange(location: range.location + piece.utf16.count, length: 0)
            isTaken = true
        } else if field.storedText != before {
            // The delegate made of it what it wanted.
            range = NSRange(location: field.storedText.utf16.count, length: 0)
        } else if text.count > 1 {
            let middle = text.index(text.startIndex, offsetBy: text.count / 2)
            type(text[..<middle])
            type(text[middle...])
        }
    }
}
