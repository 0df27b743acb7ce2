import HTMLRenderer
import HTTPServer
import HTTPTypes

/// The files that are part of the framework, under addresses that change with their content.
struct FrameworkFiles: Sendable {
    /// What the addresses of everything of the framework begin with.
    static let prefix = "/_segue/"

    private let contents: [String: StaticContent]

    /// Prepares the answers; there are files that belong to development only.
    init(isDevelopment: Bool) {
        let files = EmbeddedResource.all + (isDevelopment ? EmbeddedResource.developerTools : [])
        contents = files.reduce(into: [:]) { contents, file in
            var fields = HTTPFields()
            fields[.contentType] = file.contentType
            fields[.cacheControl] = "public, max-age=31536000, immutable"
            contents[file.path] = StaticContent(file.bytes, headerFields: fields)
        }
    }

    /// The answer to a request for the file at a path; nil when there is none.
    func response(to request: Request, at path: String) -> Response? {
        contents[path]?.response(to: request)
    }
}
