import Foundation
import Glibc
import HTTPServer
import HTTPTypes
import UIKitCore

/// The app's images that are no files under `Public`: those in its bundles, and those in memory.
enum AppImages {
    /// The image at an address; nil when there is none.
    static func response(at path: String) -> Response? {
        guard path.hasPrefix(ImageLibrary.addressPrefix) else { return nil }
        if let image = ImageLibrary.shared.storedImage(forAddress: path) {
            return Response(status: .ok, headerFields: fields(for: image.header), body: .bytes(Array(image.data)))
        }
        return ImageLibrary.shared.file(forAddress: path).flatMap(file)
    }

    /// The app's icon, which browsers ask every site for; without one there is nothing to show, which is no fault.
    static func icon() -> Response {
        if let icon = ImageLibrary.shared.applicationIcon, let response = file(icon) { return response }
        var fields = HTTPFields()
        fields[.cacheControl] = "public, max-age=86400"
        return Response(status: .noContent, headerFields: fields)
    }

    private static func file(_ image: ImageFile) -> Response? {
        guard let file = OpenFile(path: image.path) else { return nil }
        var status = stat()
        guard fstat(file.descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let region = FileRegion(file: file, offset: 0, length: Int(status.st_size))
        return Response(status: .ok, headerFields: fields(for: image.header), body: .file(region))
    }

    /// The header fields of an image; one opened by itself, as a drawing with a script might be, is locked in.
    private static func fields(for header: ImageHeader) -> HTTPFields {
        var fields = HTTPFields()
        fields[.contentType] = header.format.mediaType
        fields[.cacheControl] = "private, max-age=3600"
        fields[.xContentTypeOptions] = "nosniff"
        fields[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        return fields
    }
}
