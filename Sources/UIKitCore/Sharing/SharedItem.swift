import Foundation

/// One piece of data of an activity controller, in the forms that activities use.
struct SharedItem {
    /// The text of it; nil when it has none.
    let text: String?

    /// Whether it is nothing but a text.
    let isText: Bool

    /// The address of the web; nil when it is none.
    let url: URL?

    /// The file that a person can save; nil when there is none.
    let file: OfferedFile?

    /// Reads what an app gave.
    ///
    /// - Parameters:
    ///   - item: The thing itself.
    ///   - type: The type of bytes; nil where nothing says it.
    ///   - name: The name of bytes, without that of their type; nil for the usual one.
    @MainActor
    init(_ item: Any, type: UTType? = nil, name: String? = nil) {
        var isText = false
        switch item {
        case let url as URL where url.isFileURL:
            text = url.lastPathComponent
            self.url = nil
            file = OfferedFile(url: url)
        case let url as URL:
            text = url.absoluteString
            self.url = url
            file = nil
        case let image as UIImage:
            text = nil
            url = nil
            file = Self.file(of: image)
        case let data as Data:
            text = nil
            url = nil
            file = OfferedFile(
                data: data, name: (name ?? "Data") + (type?.preferredFilenameExtension.map { ".\($0)" } ?? ""),
                contentType: type?.preferredMIMEType ?? "application/octet-stream")
        default:
            let content = (item as? NSAttributedString)?.string ?? (item as? String) ?? String(describing: item)
            isText = true
            text = content
            url = nil
            file = OfferedFile(data: Data(content.utf8), name: "Text.txt", contentType: "text/plain")
        }
        self.isText = isText
    }

    private static func file(of image: UIImage) -> OfferedFile? {
        switch image.source {
        case .stored(let stored):
            let type = stored.header.format.mediaType
            let name = UTType(mimeType: type)?.preferredFilenameExtension ?? "png"
            return OfferedFile(data: stored.data, name: "Image.\(name)", contentType: type)
        case .file(let file): return OfferedFile(url: URL(filePath: file.path))
        default: return nil
        }
    }
}
