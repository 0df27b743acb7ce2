import Foundation

/// The folders of resources that were built with the program: the program's own and those of its packages' targets.
enum ResourceBundles {
    /// The folders, the program's own first.
    static let folders: [URL] = {
        let own = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let beside = (try? FileManager.default.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)) ?? []
        let packages = beside.filter { ["resources", "bundle"].contains($0.pathExtension) }
        return [own] + packages.sorted { $0.path < $1.path }
    }()
}
