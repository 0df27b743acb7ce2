import HTMLRenderer
import HTTPServer
import HTTPTypes

/// The files that are part of the framework, under addresses that change with their content.
struct FrameworkFiles: Sendable {
    /// What the addresses of everything of the framework begin with.
    static let prefix = "/_segue/"

    private let responses: [String: Response]

    /// Prepares the answers.
    init() {
        responses = EmbeddedResource.all.reduce(into: [:]) { responses, file in
            var fields = HTTPFields()
            fields[.contentType] = file.contentType
            fields[.cacheControl] = "public, max-age=31536000, immutable"
            fields[.xContentTypeOptions] = "nosniff"
            responses[file.path] = Response(status: .ok, headerFields: fields, body: .bytes(file.bytes))
        }
    }

    /// The file at a path; nil when there is none.
    func response(at path: String) -> Response? {
        responses[path]
    }
}
