public import Foundation

extension NSAttributedString.Key {
    /// The typeface: a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The layout of the paragraph: an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The colour of the text: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Whether letters that belong together are joined: 1 or 0.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Additional points between characters: a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Additional points between characters, however they are paired: a number.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The line through the text: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The line under the text: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of the outline of letters: a `UIColor`.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of the outline of letters, in percent of the font's size: a number.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The shadow of the text: an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The image in place of the character: an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// Where the text leads: a `URL`, or a `String` with an address.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// How far the text is raised above the base line, in points: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The colour of the line under the text: a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The colour of the line through the text: a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}

extension NSAttributedString {
    /// Calls the closure for each longest piece of text with the same attributes, from the beginning to the end.
    package func enumerateRuns(_ body: (_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> Void) {
        let characters = string as NSString
        var location = 0
        while location < length {
            var range = NSRange(location: location, length: 0)
            let attributes = attributes(at: location, effectiveRange: &range)
            let end = max(range.location + range.length, location + 1)
            body(characters.substring(with: NSRange(location: location, length: end - location)), attributes)
            location = end
        }
    }
}
