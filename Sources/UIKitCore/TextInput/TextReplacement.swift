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
}
