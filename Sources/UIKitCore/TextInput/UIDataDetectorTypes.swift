package import Foundation

/// The kinds of data in a text that are shown as links.
///
/// Pages make links of addresses and phone numbers; what the other kinds find, a browser offers by itself or not at all.
///
/// Source: UIKit, `UIDataDetectorTypes`.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers, which become `tel:` links.
    public static let phoneNumber = Self(rawValue: 1 << 0)
    /// Addresses of pages and of e-mail.
    public static let link = Self(rawValue: 1 << 1)
    /// Postal addresses; not detected.
    public static let address = Self(rawValue: 1 << 2)
    /// Dates and times of events; not detected.
    public static let calendarEvent = Self(rawValue: 1 << 3)
    /// Numbers of parcels; not detected.
    public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
    /// Numbers of flights; not detected.
    public static let flightNumber = Self(rawValue: 1 << 5)
    /// What a search could explain; not detected.
    public static let lookupSuggestion = Self(rawValue: 1 << 6)
    /// Amounts of money; not detected.
    public static let money = Self(rawValue: 1 << 7)
    /// Amounts with a unit; not detected.
    public static let physicalValue = Self(rawValue: 1 << 8)
    /// All kinds.
    public static let all = Self(rawValue: .max)
}

extension UIDataDetectorTypes {
    /// The longest text that is looked through, in UTF-16 code units.
    private static let longestText = 100_000

    private static let page = try? NSRegularExpression(
        pattern: #"\b(?:https?://|www\.)[^\s<>"]{1,2000}"#, options: .caseInsensitive)
    private static let mail = try? NSRegularExpression(
        pattern: #"\b[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}"#, options: .caseInsensitive)
    private static let phone = try? NSRegularExpression(
        pattern: #"(?<![\w+])\+?(?:\([0-9]{1,5}\)|[0-9]{1,5})(?:[ ./-]?(?:\([0-9]{1,5}\)|[0-9]{1,5})){1,7}(?!\w)"#)

    /// What of these kinds is in a text, with the address that each leads to.
    func links(in text: String) -> [(range: NSRange, address: String)] {
        let length = text.utf16.count
        guard !isDisjoint(with: [.link, .phoneNumber]), length <= Self.longestText else { return [] }
        var links: [(range: NSRange, address: String)] = []
        func find(_ expression: NSRegularExpression?, _ address: (String) -> (String, Int)?) {
            for match in expression?.matches(in: text, range: NSRange(location: 0, length: length)) ?? [] {
                guard let place = Range(match.range, in: text), let (address, cut) = address(String(text[place])),
                    !links.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 })
                else { continue }
                links.append((NSRange(location: match.range.location, length: match.range.length - cut), address))
            }
        }
        if contains(.link) {
            find(Self.page) { found in
                // What ends a sentence or a bracket is not part of an address.
                let end = found.reversed().prefix { ".,;:!?)]}'’”»".contains($0) }
                let address = String(found.dropLast(end.count))
                let cut = String(end.reversed()).utf16.count
                return (address.lowercased().hasPrefix("www.") ? "https://\(address)" : address, cut)
            }
            find(Self.mail) { ("mailto:\($0)", 0) }
        }
        if contains(.phoneNumber) {
            find(Self.phone) { found in
                let digits = found.filter { $0.isASCII && $0.isNumber }
                return digits.count < 7 ? nil : ("tel:\(found.hasPrefix("+") ? "+" : "")\(digits)", 0)
            }
        }
        return links.sorted { $0.range.location < $1.range.location }
    }
}

extension UITextView {
    /// The text with attributes as it is shown where it cannot be edited: the app's, with links to the data in it; nil
    /// where there are neither.
    package final var linkedText: NSAttributedString? {
        let links = dataDetectorTypes.links(in: text ?? "")
        guard !links.isEmpty else { return customAttributedText }
        let linked = NSMutableAttributedString(
            attributedString: customAttributedText ?? NSAttributedString(string: text ?? ""))
        for link in links where NSMaxRange(link.range) <= linked.length {
            guard linked.attribute(.link, at: link.range.location, effectiveRange: nil) == nil else { continue }
            linked.addAttribute(.link, value: link.address, range: link.range)
        }
        return linked
    }
}
