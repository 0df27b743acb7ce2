import Foundation
import UIKitCore

extension Submission {
    /// Reads the body of a JSON request.
    ///
    /// - Parameters:
    ///   - json: The body.
    ///   - limit: The most events and the most fields it may hold.
    /// - Throws: The problem of a body that is not as documented.
    init(json: [UInt8], limit: Int) throws(Problem) {
        let body: JSONBody
        do {
            body = try JSONDecoder().decode(JSONBody.self, from: Data(json))
        } catch let error as DecodingError {
            throw .malformedContent(Self.explanation(of: error))
        } catch {
            throw .malformedContent("The content is no JSON.")
        }
        guard (body.events?.count ?? 0) <= limit, (body.fields?.count ?? 0) <= limit else {
            throw .contentTooLarge("A request has at most \(limit) events and fields.")
        }
        var fields: [FieldValue] = []
        for (name, value) in (body.fields ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let value = value.value else { throw .malformedContent("The field \"\(name)\" has no value.") }
            fields.append(FieldValue(target: try Self.target(name), value: value))
        }
        var events: [Event] = []
        for event in body.events ?? [] {
            let interaction = UserInteraction(
                UserInteractionEvent(rawValue: event.event ?? UserInteractionEvent.touchUpInside.rawValue),
                value: event.value?.value)
            events.append(Event(target: try Self.target(event.target), interaction: interaction))
        }
        if let mistake = body.environment?.mistake { throw .malformedContent(mistake) }
        self.init(
            source: .data, revision: body.revision, sequence: body.sequence, fields: fields, events: events,
            environment: body.environment)
    }

    private static func target(_ name: String) throws(Problem) -> InteractionTarget {
        guard let target = InteractionTarget(name[...]) else {
            throw .malformedContent("A target is empty or longer than 256 bytes.")
        }
        return target
    }

    private static func explanation(of error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context):
            return "The member \"\(key.stringValue)\" is missing\(place(context.codingPath))."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "A value has the wrong type\(place(context.codingPath))."
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            return context.debugDescription
        default:
            return "The content is no JSON."
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "" }
        return " in " + path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}

/// The body of a JSON request.
private struct JSONBody: Decodable {
    struct Event: Decodable {
        let target: String
        let event: String?
        let value: JSONValue?

        /// What an event may say.
        enum CodingKeys: String, CodingKey, CaseIterable {
            case target, event, value
        }

        init(from decoder: any Decoder) throws {
            try decoder.checkMembers(CodingKeys.self)
            let members = try decoder.container(keyedBy: CodingKeys.self)
            target = try members.decode(String.self, forKey: .target)
            event = try members.decodeIfPresent(String.self, forKey: .event)
            value = try members.decodeIfPresent(JSONValue.self, forKey: .value)
        }
    }

    let revision: Int?
    let sequence: Int?
    let fields: [String: JSONValue]?
    let events: [Event]?
    let environment: ReportedEnvironment?

    /// What may stand in the body.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case revision, sequence, fields, events, environment
    }

    init(from decoder: any Decoder) throws {
        try decoder.checkMembers(CodingKeys.self)
        let members = try decoder.container(keyedBy: CodingKeys.self)
        revision = try members.decodeIfPresent(Int.self, forKey: .revision)
        sequence = try members.decodeIfPresent(Int.self, forKey: .sequence)
        fields = try members.decodeIfPresent([String: JSONValue].self, forKey: .fields)
        events = try members.decodeIfPresent([Event].self, forKey: .events)
        environment = try members.decodeIfPresent(ReportedEnvironment.self, forKey: .environment)
    }
}

extension Decoder {
    /// Refuses an object with a member that has no meaning: what is misspelled would be passed over, and nothing would
    /// happen.
    fileprivate func checkMembers<Key: CodingKey & CaseIterable>(_ keys: Key.Type) throws {
        for name in try container(keyedBy: MemberName.self).allKeys where Key(stringValue: name.stringValue) == nil {
            let known = Key.allCases.map { "\"\($0.stringValue)\"" }.joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: codingPath + [name],
                    debugDescription: "There is no member \"\(name.stringValue.prefix(64))\"; there are \(known)."))
        }
    }
}

/// The name of a member, whatever it is.
private struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        nil
    }
}

/// A value of a field or event; nil stands for null.
private struct JSONValue: Decodable {
    let value: UserInteractionValue?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = nil
        } else if let boolean = try? container.decode(Bool.self) {
            value = .boolean(boolean)
        } else if let number = try? container.decode(Double.self) {
            value = .number(number)
        } else {
            value = .text(try container.decode(String.self))
        }
    }
}
