extension ElementProperty {
    /// The kinds of data that a text view shows as links.
    ///
    /// - Parameter name: The name of the element, which older documents write in another way.
    static func dataDetectorTypes(_ name: String) -> ElementProperty {
        .child(name) { element, _ in
            let types = kinds.reduce(into: UIDataDetectorTypes()) { types, kind in
                if element.flag(kind.name) { types.insert(kind.type) }
            }
            return { object, _ in (object as? UITextView)?.dataDetectorTypes = types }
        }
    }

    private static let kinds: [(name: String, type: UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
        ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
        ("lookupSuggestion", .lookupSuggestion), ("money", .money), ("physicalValue", .physicalValue),
    ]
}
