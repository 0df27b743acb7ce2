package import Foundation
import Synchronization

/// Finds the image files of the app and knows the address of each, and keeps track of the images in memory.
///
/// Files under `Public` have the address of their place there. Files in bundles and images in memory have addresses that
/// begin with ``addressPrefix``; the host serves them with ``file(forAddress:)`` and ``storedImage(forAddress:)``.
package final class ImageLibrary: Sendable {
    /// The library of the process.
    package static let shared = ImageLibrary()

    /// How the addresses of images outside `Public` begin.
    package static let addressPrefix = "/_segue/images/"

    private struct State {
        var publicFolder = URL(fileURLWithPath: "Public", isDirectory: true)
        var files: [String: ImageFile] = [:]
        var filesByAddress: [String: ImageFile] = [:]
        var stored: [String: WeakImage] = [:]
        var insertionsUntilSweep = 256
        var icon: KnownIcon?
    }

    private struct KnownIcon {
        let file: ImageFile?
    }

    private struct WeakImage: Sendable {
        weak let image: StoredImage?
    }

    private let state = Mutex(State())

    /// The most names whose files are remembered; further ones are looked up again.
    private static let mostRememberedNames = 4096

    /// Sets the folder that the site's own files are served from.
    package func setPublicFolder(_ folder: URL) {
        state.withLock { state in
            state.publicFolder = folder
            state.files = [:]
        }
    }

    /// The file of a name in `Public` or in a bundle beside the program, or only in the given bundle.
    package func file(named name: String, in bundle: Bundle?) -> ImageFile? {
        guard Self.isUsable(name) else { return nil }
        let key = (bundle?.bundlePath ?? "") + "\u{0}" + name
        if let known = state.withLock({ $0.files[key] }) { return known }
        guard let file = findFile(named: name, in: bundle) else { return nil }
        state.withLock { state in
            if state.files.count >= Self.mostRememberedNames { state.files = [:] }
            state.files[key] = file
        }
        return file
    }

    /// The file at a path of the file system, when it is an image of a known kind.
    package func file(atPath path: String) -> ImageFile? {
        file(at: URL(fileURLWithPath: path), scale: Self.scale(ofFileNamed: path))
    }

    /// The bundle file that has an address, for the host to serve.
    package func file(forAddress address: String) -> ImageFile? {
        state.withLock { $0.filesByAddress[address] }
    }

    /// The image in memory that has an address, for the host to serve; nil once nobody refers to it.
    package func storedImage(forAddress address: String) -> StoredImage? {
        state.withLock { $0.stored[address]?.image }
    }

    /// Makes an image in memory available under its address, as long as somebody refers to it.
    func insert(_ image: StoredImage) {
        state.withLock { state in
            state.insertionsUntilSweep -= 1
            if state.insertionsUntilSweep <= 0 {
                state.stored = state.stored.filter { $0.value.image != nil }
                state.insertionsUntilSweep = max(256, state.stored.count)
            }
            state.stored[image.urlPath] = WeakImage(image: image)
        }
    }

    /// A name of 128 random bits.
    static func randomName() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in String(generator.next() as UInt64, radix: 36) }.joined()
    }

    // MARK: Looking for files

    private static let extensions = ["png", "svg", "jpg", "jpeg", "webp", "gif"]

    /// Whether a name stays inside the folder it is looked for in.
    static func isUsable(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 255 && !name.hasPrefix("/") && !name.utf8.contains(0)
            && !name.split(separator: "/").contains("..")
    }

    private func findFile(named name: String, in bundle: Bundle?) -> ImageFile? {
        let publicFolders = ResourceBundles.standsForProgram(bundle) ? [state.withLock { $0.publicFolder }] : []
        let folders = publicFolders + ResourceBundles.folders(of: bundle)
        for folder in folders {
            for (fileName, scale) in Self.candidates(for: name) {
                if let file = file(at: folder.appendingPathComponent(fileName), scale: scale) { return file }
            }
            if let file = fileOfSet(named: name, in: folder) { return file }
        }
        return nil
    }

    /// The file of an image set with the most pixels to a point, and the others as its variants.
    private func fileOfSet(named name: String, in folder: URL) -> ImageFile? {
        guard let set = AssetCatalog.imageSet(named: name, in: folder) else { return nil }
        let readable = set.files.compactMap { entry in
            file(at: entry.url, scale: entry.scale).map { (file: $0, entry: entry) }
        }
        let usual = readable.first { !$0.entry.isDark && !$0.entry.isHighContrast }
        guard var file = usual?.file else { return nil }
        file.renderingMode = set.renderingMode
        if readable.count > 1 {
            file.variants = readable.map {
                ImageFile.Variant(
                    urlPath: $0.file.urlPath, scale: $0.file.scale, isDark: $0.entry.isDark,
                    isHighContrast: $0.entry.isHighContrast)
            }
        }
        return file
    }

    /// The icon of the app in its catalogs, for browsers to show beside the page's title; nil where it has none.
    package var applicationIcon: ImageFile? {
        if let known = state.withLock({ $0.icon }) { return known.file }
        let found = ResourceBundles.folders.lazy.compactMap(AssetCatalog.iconFile)
            .compactMap { self.file(at: $0, scale: 1) }.first
        state.withLock { $0.icon = KnownIcon(file: found) }
        return found
    }

    /// The file names to try, with how many pixels make a point in each.
    private static func candidates(for name: String) -> [(fileName: String, scale: CGFloat)] {
        let pathExtension = (name as NSString).pathExtension
        guard extensions.contains(pathExtension.lowercased()) else {
            return extensions.flatMap { candidates(for: name + "." + $0) }
        }
        let stem = (name as NSString).deletingPathExtension
        return [
            (name, scale(ofFileNamed: name)), (stem + "@2x." + pathExtension, 2), (stem + "@3x." + pathExtension, 3),
        ]
    }

    private static func scale(ofFileNamed name: String) -> CGFloat {
        let stem = (name as NSString).deletingPathExtension
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    private func file(at url: URL, scale: CGFloat) -> ImageFile? {
        guard let header = ImageHeader.read(atPath: url.path) else { return nil }
        let publicRoot = state.withLock { $0.publicFolder }.standardizedFileURL.path + "/"
        let path = url.standardizedFileURL.path
        if path.hasPrefix(publicRoot) {
            let relative = path.dropFirst(publicRoot.count)
            let escaped = relative.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? String(relative)
            return ImageFile(path: path, urlPath: "/" + escaped, header: header, scale: scale)
        }
        return state.withLock { state in
            if let known = state.filesByAddress.values.first(where: { $0.path == path }) { return known }
            let address = Self.addressPrefix + Self.randomName() + "." + header.format.pathExtension
            let file = ImageFile(path: path, urlPath: address, header: header, scale: scale)
            state.filesByAddress[address] = file
            return file
        }
    }
}
