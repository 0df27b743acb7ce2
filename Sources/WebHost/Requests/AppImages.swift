import Foundation
import HTTPServer
import HTTPTypes
import UIKitCore

/// The app's images that are no files under `Public`: those in its bundles, and those in memory.
struct AppImages: Sendable {
    private let fields: HTTPFields
    private let fieldsOfDrawings: HTTPFields

    /// Prepares the answers.
    ///
    /// - Parameter policy: Who may frame and load them.
    init(_ policy: WebHostConfiguration.BrowserPolicy) {
        func fields(hasOwnStyles: Bool) -> HTTPFields {
            var fields = policy.fieldsOfLockedFiles(hasOwnStyles: hasOwnStyles)
            fields[.cacheControl] = "private, max-age=3600"
            return fields
        }
        self.fields = fields(hasOwnStyles: false)
        fieldsOfDrawings = fields(hasOwnStyles: true)
    }

    /// The answer to a request for the image at an address; nil when there is none.
    ///
    /// - Throws: 503 when no further file can be opened, so that nobody knows.
    func response(to request: Request, at path: String) throws(Problem) -> Response? {
        guard path.hasPrefix(ImageLibrary.addressPrefix) else { return nil }
        if let image = ImageLibrary.shared.storedImage(forAddress: path) {
            return StaticRepresentation(Array(image.data), headerFields: fields(for: image.header))
                .response(to: request.head)
        }
        guard let file = ImageLibrary.shared.file(forAddress: path) else { return nil }
        return try response(to: request, with: file)
    }

    /// The answer to a request for the app's icon, which browsers ask every site for; without one there is nothing to show,
    /// which is no fault.
    ///
    /// - Throws: 503 when no further file can be opened.
    func iconResponse(to request: Request) throws(Problem) -> Response {
        if let icon = ImageLibrary.shared.applicationIcon, let response = try response(to: request, with: icon) {
            return response
        }
        var fields = HTTPFields()
        fields[.cacheControl] = "public, max-age=86400"
        return Response(status: .noContent, headerFields: fields)
    }

    private func response(to request: Request, with image: ImageFile) throws(Problem) -> Response? {
        do throws(DescriptorShortage) {
            return try StaticRepresentation(fileAt: image.path, headerFields: fields(for: image.header))?
                .response(to: request.head)
        } catch {
            throw .tooManyOpenFiles
        }
    }

    /// The header fields of an image; one opened by itself, as a drawing with a script might be, is locked in.
    private func fields(for header: ImageHeader) -> HTTPFields {
        var fields = header.format == .svg ? fieldsOfDrawings : fields
        fields[.contentType] = header.format.mediaType
        return fields
    }
}
