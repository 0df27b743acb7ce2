/// What is said of one document, with the names that the JSON has.
struct DocumentReport: Encodable {
    /// A controller of a storyboard.
    struct Scene: Encodable {
        let id: String?
        /// UIKit's class; null for a reference to another storyboard.
        let `class`: String?
        let customClass: String?
        let identifier: String?
        let initial: Bool
        /// What a reference leads to; null for a controller of the document.
        let reference: String?
    }

    /// Something wrong.
    struct Problem: Encodable {
        let kind: String
        let id: String?
        let line: Int
        let reason: String
    }

    /// An element or attribute that is not known.
    struct Unknown: Encodable {
        let element: String?
        let attribute: String?
        let id: String?
        let line: Int
    }

    /// What is asked of a class that is not linked in.
    struct Needs: Encodable {
        let outlets: [String]
        let actions: [String]
        let segueActions: [String]
        let attributes: [String]
    }

    /// A segue.
    struct Segue: Encodable {
        let id: String?
        let kind: String
        let identifier: String?
        let source: String?
        let destination: String?
        let line: Int
    }

    /// Where the layout put a view.
    struct Frame: Encodable {
        let id: String
        /// The x, y, width and height in points; null for what is no finite number.
        let frame: [Double?]
    }

    let file: String
    var error: String?
    /// Whether there is more to say than the error.
    var wasRead = true
    var milliseconds: Double
    var scenes: [Scene] = []
    var views = 0
    var connections = 0
    /// Connections, segues and references that lead nowhere, or to an object that cannot take them.
    var unresolved: [Problem] = []
    var unknown: [Unknown] = []
    var needs: [String: Needs] = [:]
    var segues: [Segue] = []
    var frames: [Frame]?
    var errors: [Problem]?
    var warnings: [Problem]?

    var ok: Bool { error == nil }

    private enum CodingKeys: String, CodingKey {
        case file, ok, error, milliseconds, scenes, views, connections, unresolved, unknown, needs, segues
        case frames, errors, warnings
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(file, forKey: .file)
        try container.encode(ok, forKey: .ok)
        try container.encode(error, forKey: .error)
        try container.encode(milliseconds, forKey: .milliseconds)
        try container.encode(scenes, forKey: .scenes)
        try container.encode(views, forKey: .views)
        try container.encode(connections, forKey: .connections)
        try container.encode(unresolved, forKey: .unresolved)
        try container.encode(unknown, forKey: .unknown)
        try container.encode(needs, forKey: .needs)
        try container.encode(segues, forKey: .segues)
        try container.encodeIfPresent(frames, forKey: .frames)
        try container.encodeIfPresent(errors, forKey: .errors)
        try container.encodeIfPresent(warnings, forKey: .warnings)
    }
}

extension DocumentReport.Scene {
    private enum CodingKeys: String, CodingKey { case id, `class`, customClass, identifier, initial, reference }

    /// Writes every member, so that what is missing is null.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(`class`, forKey: .class)
        try container.encode(customClass, forKey: .customClass)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(initial, forKey: .initial)
        try container.encodeIfPresent(reference, forKey: .reference)
    }
}

extension DocumentReport.Problem {
    private enum CodingKeys: String, CodingKey { case kind, id, line, reason }

    /// Writes every member, so that the identifier of what has none is null.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(id, forKey: .id)
        try container.encode(line, forKey: .line)
        try container.encode(reason, forKey: .reason)
    }
}

extension DocumentReport.Unknown {
    private enum CodingKeys: String, CodingKey { case element, attribute, id, line }

    /// Writes the name of what it is, and an identifier that is null for what has none.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(element, forKey: .element)
        try container.encodeIfPresent(attribute, forKey: .attribute)
        try container.encode(id, forKey: .id)
        try container.encode(line, forKey: .line)
    }
}
