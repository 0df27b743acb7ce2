import Foundation
import Logging
import Synchronization

/// A picture in PDF, the format of printed pages, which browsers do not show among pictures.
///
/// Only its size is read, so that layout is as it was meant; a line in the log says what to do about it.
enum PDFPicture {
    private static let known = Mutex<[String: CGSize?]>([:])

    /// The most names that are remembered.
    private static let mostKnown = 1024

    /// The most bytes of a file that are looked through.
    private static let mostBytes = 4 << 20

    /// What to do about such a picture.
    static func remedy(for name: String) -> String {
        "The image \(name) is a PDF file, which browsers do not show as a picture; convert it to SVG, as with "
            + "`pdftocairo -svg`."
    }

    /// The size of a picture in points, zero where the file does not tell; nil if there is no such file.
    ///
    /// - Parameters:
    ///   - name: The name of the file or of the image set that it is in.
    ///   - bundle: Where to look; nil looks in all that was built with the program.
    static func size(named name: String, in bundle: Bundle?) -> CGSize? {
        let key = (bundle?.bundlePath ?? "") + "\u{0}" + name
        if let known = known.withLock({ $0[key] }) { return known }
        let size = url(named: name, in: bundle).map(size)
        known.withLock { known in
            if known.count >= mostKnown { known = [:] }
            known[key] = .some(size)
        }
        if size != nil { Logger.uiKit.warning("\(remedy(for: name))") }
        return size
    }

    private static func url(named name: String, in bundle: Bundle?) -> URL? {
        guard ImageLibrary.isUsable(name) else { return nil }
        let fileName = name.lowercased().hasSuffix(".pdf") ? name : name + ".pdf"
        for folder in ResourceBundles.folders(of: bundle) {
            let files =
                [folder.appendingPathComponent(fileName)]
                + (AssetCatalog.imageSet(named: name, in: folder)?.files ?? []).map(\.url)
            for file in files where file.pathExtension.lowercased() == "pdf" && isFile(file) { return file }
        }
        return nil
    }

    private static func isFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// The size of the first page, as the file's own text says; zero where it is compressed.
    private static func size(of url: URL) -> CGSize {
        guard let handle = FileHandle(forReadingAtPath: url.path) else { return .zero }
        defer { try? handle.close() }
        let data = (try? handle.read(upToCount: mostBytes)) ?? Data()
        return size(in: data)
    }

    /// The size of the first page of a file, from its media box; zero where none can be read.
    static func size(in data: Data) -> CGSize {
        guard let box = data.range(of: Data("/MediaBox".utf8)) else { return .zero }
        let rest = String(decoding: data[box.upperBound...].prefix(200), as: UTF8.self)
        guard let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]"),
            rest[..<start].allSatisfy(\.isWhitespace)
        else { return .zero }
        let corners = rest[rest.index(after: start)..<end].split(whereSeparator: \.isWhitespace)
            .compactMap { Double($0) }
        guard corners.count == 4 else { return .zero }
        let size = CGSize(width: abs(corners[2] - corners[0]), height: abs(corners[3] - corners[1]))
        return (0...10_000).contains(size.width) && (0...10_000).contains(size.height) ? size : .zero
    }
}
