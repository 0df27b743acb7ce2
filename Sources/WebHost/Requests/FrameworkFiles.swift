import HTMLRenderer
import HTTPServer
import HTTPTypes

/// The files that are part of the framework, under addresses that change with their content.
struct FrameworkFiles: Sendable {
    /// What the addresses of everything of the framework begin with.
    static let prefix = "/_segue/"

    private let contents: [String: StaticContent]

    /// Prepares the answers.
    ///
    /// - Parameters:
    ///   - isDevelopment: Whether there are the files that belong to development only.
    ///   - policy: Who may frame and load them.
    init(isDevelopment: Bool, policy: WebHostConfiguration.BrowserPolicy) {
        let files = EmbeddedResource.all + (isDevelopment ? EmbeddedResource.developerTools : [])
        contents = files.reduce(into: [:]) { contents, file in
            var fields = policy.fieldsOfFiles
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
