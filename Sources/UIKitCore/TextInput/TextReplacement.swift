import Foundation

/// The change that leads from one text to another: one piece of the old text is replaced.
struct TextReplacement: Equatable {
    /// The piece of the old text, in UTF-16 units.
    let range: NSRange
    /// What takes its place.
    let replacement: String

    /// The smallest change, at the borders of characters, that leads from one text to another.
    init(from old: String, to new: String) {
        var oldStart = old.startIndex
        var newStart = new.startIndex
        while oldStart < old.endIndex, newStart < new.endIndex, old[oldStart] == new[newStart] {
            old.formIndex(after: &oldStart)
            new.formIndex(after: &newStart)
        }
        var oldEnd = old.endIndex
        var newEnd = new.endIndex
        while oldEnd > oldStart, newEnd > newStart {
            let oldBefore = old.index(before: oldEnd)
            let newBefore = new.index(before: newEnd)
            guard old[oldBefore] == new[newBefore] else { break }
            oldEnd = oldBefore
            newEnd = newBefore
        }
        range = NSRange(oldStart..<oldEnd, in: old)
        replacement = String(new[newStart..<newEnd])
    }

    /// What typing changes that led from the text on the page to another one, in a text that may have changed as editing
    /// began: apps take a placeholder away then, which a person has typed behind.
    ///
    /// - Parameters:
    ///   - shown: The text on the page before the person typed.
    ///   - typed: The text on the page now.
    ///   - present: The text as it is now.
    init(from shown: String, to typed: String, in present: String) {
        let change = TextReplacement(from: shown, to: typed)
        guard shown != present else {
            self = change
            return
        }
        // Where some of what was shown is gone, the person wrote the text anew; and within a text that the app writes in
        // another way, what was typed has no place.
        let isInsertion =
            change.range.length == 0 && (present.isEmpty || change.range.location == shown.utf16.count)
        range = NSRange(location: isInsertion ? present.utf16.count : 0, length: isInsertion ? 0 : present.utf16.count)
        replacement = isInsertion ? change.replacement : typed
    }
}
