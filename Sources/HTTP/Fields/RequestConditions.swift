package import HTTPTypes

/// What a request's conditional fields and `Range` make of a resource in its present state (RFC 9110, section 13).
package struct RequestConditions: Sendable {
    /// How to answer a request for a resource.
    package enum Outcome: Sendable, Hashable {
        /// Send all of it, or the part that was asked for: status 200, 206 or 416.
        case send(ByteRange)
        /// The client has it already: status 304.
        case notModified
        /// The client would act on a state that is past: status 412.
        case preconditionFailed
    }

    private var ifMatch: String?
    private var ifUnmodifiedSince: String?
    private var ifNoneMatch: String?
    private var ifModifiedSince: String?
    private var ifRange: String?
    private var range: String?
    private let method: HTTPRequest.Method

    /// Picks the fields out of a request's head.
    ///
    /// What came in several fields is joined (section 5.3). Of a field that holds one value that gives none that could be
    /// read, so that it is passed over, as sections 13.1.3 and 14.2 want.
    package init(_ head: HTTPRequest) {
        method = head.method
        for field in head.headerFields {
            switch field.name {
            case .ifMatch: Self.add(field, to: &ifMatch)
            case .ifNoneMatch: Self.add(field, to: &ifNoneMatch)
            case .ifUnmodifiedSince: Self.add(field, to: &ifUnmodifiedSince)
            case .ifModifiedSince: Self.add(field, to: &ifModifiedSince)
            case .ifRange: Self.add(field, to: &ifRange)
            case .range: Self.add(field, to: &range)
            default: break
            }
        }
    }

    private static func add(_ field: HTTPField, to value: inout String?) {
        value = value.map { "\($0), \(field.value)" } ?? field.value
    }

    /// Evaluates the fields in the order of section 13.2.2, for a GET or HEAD of a resource that exists.
    ///
    /// - Parameters:
    ///   - entityTag: the tag of the resource's present state.
    ///   - lastModified: when it came into that state; nil when nobody knows.
    ///   - length: its length in bytes.
    ///   - now: the present, for dates whose year is written with two digits.
    package func outcome(
        entityTag: EntityTag, lastModified: HTTPDate?, length: Int64, now: @autoclosure () -> HTTPDate
    ) -> Outcome {
        if let ifMatch {
            if !EntityTagCondition(ifMatch).matchesStrongly(entityTag) { return .preconditionFailed }
        } else if let ifUnmodifiedSince, let lastModified, let date = HTTPDate(ifUnmodifiedSince, now: now()),
            lastModified > date
        {
            return .preconditionFailed
        }
        if let ifNoneMatch {
            if EntityTagCondition(ifNoneMatch).matchesWeakly(entityTag) { return .notModified }
        } else if let ifModifiedSince, let lastModified, let date = HTTPDate(ifModifiedSince, now: now()),
            lastModified <= date
        {
            return .notModified
        }
        guard method == .get, let range else { return .send(.whole) }
        if let ifRange, !isCurrent(ifRange, entityTag: entityTag, lastModified: lastModified, now: now()) {
            return .send(.whole)
        }
        return .send(ByteRange(range, length: length))
    }

    /// Whether the part a client already has belongs to the present state: only then may it get the rest.
    private func isCurrent(
        _ validator: String, entityTag: EntityTag, lastModified: HTTPDate?, now: HTTPDate
    ) -> Bool {
        if let tag = EntityTag(validator) { return tag.matchesStrongly(entityTag) }
        guard let lastModified, let date = HTTPDate(validator, now: now) else { return false }
        // Within the second in which it changed a resource may change again, and its date stays (section 8.8.2.2).
        return date == lastModified && lastModified < now
    }
}
