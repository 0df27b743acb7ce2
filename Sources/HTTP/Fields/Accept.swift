/// The media types a client would like, from its `Accept` field (RFC 9110, section 12.5.1).
package struct Accept: Sendable, Hashable {
    /// One range of media types with its weight.
    package struct Element: Sendable, Hashable {
        /// The range in small letters, such as `text/html`, `text/*` or `*/*`.
        package let range: String
        /// The parameters a media type must have to be in the range.
        package let parameters: [String: String]
        /// How much it is liked, from 0 (not at all) to 1000.
        package let weight: Int
    }

    /// The readable elements of the field, in their order.
    package let elements: [Element]

    /// Reads the value of the field; elements that make no sense are passed over.
    ///
    /// Nil stands for a missing field, which accepts everything.
    package init(_ value: String?) {
        guard let value else {
            elements = []
            return
        }
        var scanner = FieldScanner(value)
        var elements: [Element] = []
        while !scanner.isAtEnd {
            scanner.skipSpace()
            if let element = scanner.acceptElement() { elements.append(element) }
            scanner.skipUntil(",")
            _ = scanner.skip(",")
        }
        self.elements = elements
    }

    /// How much the client likes the media type, from 0 to 1000.
    ///
    /// The most specific range that holds the type decides. Without any range everything is liked fully.
    package func weight(of type: MediaType) -> Int {
        guard !elements.isEmpty else { return 1_000 }
        var best: (specificity: Int, weight: Int) = (-1, 0)
        for element in elements {
            guard let specificity = element.specificity(for: type), specificity > best.specificity else { continue }
            best = (specificity, element.weight)
        }
        return best.weight
    }

    /// The best liked of the media types on offer, or nil when none of them is acceptable.
    ///
    /// Among types liked alike the one offered first wins, so a client that accepts anything gets the first.
    package func preferred(among offers: [MediaType]) -> MediaType? {
        var best: (offer: MediaType, weight: Int)?
        for offer in offers {
            let weight = weight(of: offer)
            if weight > best?.weight ?? 0 { best = (offer, weight) }
        }
        return best?.offer
    }
}

extension Accept.Element {
    /// How closely the range describes the type, or nil when the type is outside the range.
    fileprivate func specificity(for type: MediaType) -> Int? {
        if range == "*/*" { return 0 }
        if range.utf8.last == UInt8(ascii: "*") {
            return type.essence.utf8.starts(with: range.utf8.dropLast()) ? 1 : nil
        }
        guard range == type.essence else { return nil }
        for (name, value) in parameters where type.parameter(name) != value {
            return nil
        }
        return 2 + parameters.count
    }
}

extension FieldScanner {
    fileprivate mutating func acceptElement() -> Accept.Element? {
        guard let range = lowercasedTokenPair() else { return nil }
        var parameters: [String: String] = [:]
        while case .some(.some(let (name, value))) = parameter() {
            guard name != "q" else {
                guard let weight = Self.weight(value) else { return nil }
                return Accept.Element(range: range, parameters: parameters, weight: weight)
            }
            parameters[name] = value
        }
        return Accept.Element(range: range, parameters: parameters, weight: 1_000)
    }

    /// Reads a weight of at most three decimal places as thousandths; nil when it is none.
    static func weight(_ text: String) -> Int? {
        let bytes = text.utf8
        guard let first = bytes.first?.decimalValue, first <= 1, bytes.count <= 5 else { return nil }
        guard bytes.count == 1 || bytes.dropFirst().first == UInt8(ascii: ".") else { return nil }
        var weight = first * 1_000
        var unit = 100
        for byte in bytes.dropFirst(2) {
            guard let digit = byte.decimalValue else { return nil }
            weight += digit * unit
            unit /= 10
        }
        return weight <= 1_000 ? weight : nil
    }
}
