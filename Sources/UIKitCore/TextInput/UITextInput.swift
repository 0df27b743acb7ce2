public import Foundation

/// An object that takes characters one after the other.
///
/// Source: UIKit, `UIKeyInput`.
@MainActor
public protocol UIKeyInput: AnyObject {
    /// Whether there is text.
    var hasText: Bool { get }

    /// Puts text in place of the selection, as typing it does.
    ///
    /// - Parameter text: The text.
    func insertText(_ text: String)

    /// Removes the selection, or the character before it.
    func deleteBackward()
}

/// A place in a text.
///
/// Source: UIKit, `UITextPosition`.
@MainActor
open class UITextPosition: NSObject {
    /// How many UTF-16 units of the text stand before the place.
    final let offset: Int

    init(offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A piece of a text.
///
/// Source: UIKit, `UITextRange`.
@MainActor
open class UITextRange: NSObject {
    /// Where it begins.
    open var start: UITextPosition { UITextPosition(offset: range.location) }

    /// Where it ends.
    open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }

    /// Whether there is nothing in it.
    open var isEmpty: Bool { range.length == 0 }

    final let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }
}

/// A view whose text can be read and changed piece by piece.
///
/// Source: UIKit, `UITextInput`, without what concerns places on the screen and text being composed, which the browser
/// keeps to itself.
@MainActor
public protocol UITextInput: UIKeyInput {
    /// The selected piece; nil when there is none.
    var selectedTextRange: UITextRange? { get set }
    /// The beginning of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// The text of a piece; nil when it is not within the text.
    func text(in range: UITextRange) -> String?
    /// Puts text in place of a piece.
    func replace(_ range: UITextRange, withText text: String)
    /// The piece between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place some UTF-16 units after another; nil when it is not within the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The order of two places.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many UTF-16 units lie between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// What the views with text have that pieces are taken from.
@MainActor
protocol EditedText: UIView {
    /// The text.
    var editedText: String { get }
    /// The selected piece, in UTF-16 units.
    var editedSelection: NSRange { get set }
    /// Does what typing does that leads to a text.
    func typeText(_ text: String)
}

extension UITextInput where Self: UIView {
    private var edited: (any EditedText)? { self as? any EditedText }
    private var length: Int { edited?.editedText.utf16.count ?? 0 }

    /// The selected piece.
    public var selectedTextRange: UITextRange? {
        get { edited.map { UITextRange($0.editedSelection) } }
        set { if let newValue { edited?.editedSelection = newValue.range } }
    }

    /// The beginning of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

    /// The end of the text.
    public var endOfDocument: UITextPosition { UITextPosition(offset: length) }

    /// The text of a piece; nil when it is not within the text.
    public func text(in range: UITextRange) -> String? {
        guard let text = edited?.editedText, let found = Range(range.range, in: text) else { return nil }
        return String(text[found])
    }

    /// Puts text in place of a piece, as typing it does.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let edited, let found = Range(range.range, in: edited.editedText) else { return }
        let replaced = edited.editedText.replacingCharacters(in: found, with: text)
        edited.typeText(replaced)
        edited.noteChangeByPerson()
        edited.editedSelection = NSRange(location: range.range.location + text.utf16.count, length: 0)
    }

    /// The piece between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let start = min(fromPosition.offset, toPosition.offset)
        return UITextRange(NSRange(location: start, length: max(fromPosition.offset, toPosition.offset) - start))
    }

    /// The place some UTF-16 units after another; nil when it is not within the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflow) = position.offset.addingReportingOverflow(offset)
        return overflow || !(0...length).contains(place) ? nil : UITextPosition(offset: place)
    }

    /// The order of two places.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }

    /// How many UTF-16 units lie between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }

    /// Puts text in place of the selection, as typing it does.
    public func insertText(_ text: String) {
        if let selectedTextRange { replace(selectedTextRange, withText: text) }
    }

    /// Removes the selection, or the character before it.
    public func deleteBackward() {
        guard let edited else { return }
        var range = edited.editedSelection
        if range.length == 0, let place = Range(range, in: edited.editedText)?.lowerBound,
            place > edited.editedText.startIndex
        {
            range = NSRange(edited.editedText.index(before: place)..<place, in: edited.editedText)
        }
        replace(UITextRange(range), withText: "")
    }
}

extension UITextField: UITextInput, EditedText {
    var editedText: String { storedText }

    /// The page does not report where the caret is, so it is at the end of the text.
    var editedSelection: NSRange {
        get { NSRange(location: storedText.utf16.count, length: 0) }
        set {}
    }

    func typeText(_ text: String) {
        type(TypedText.singleLine(text))
    }
}

extension UITextView: UITextInput, EditedText {
    var editedText: String { storedText }

    var editedSelection: NSRange {
        get { selectedRange }
        set { selectedRange = newValue }
    }

    func typeText(_ text: String) {
        type(TypedText.lines(text))
    }
}
