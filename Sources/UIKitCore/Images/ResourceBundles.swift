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

    /// The folders to look in for a file of a bundle.
    ///
    /// On iOS the main bundle holds the resources of the app; here those of the app's target have a bundle of their own, so
    /// the main bundle stands for all that was built with the program, as nil does.
    static func folders(of bundle: Bundle?) -> [URL] {
        guard let bundle, !standsForProgram(bundle) else { return folders }
        return [bundle.resourceURL ?? bundle.bundleURL]
    }

    /// Whether a bundle stands for all that was built with the program: nil and the main bundle do.
    static func standsForProgram(_ bundle: Bundle?) -> Bool {
        bundle.map { $0.bundleURL == Bundle.main.bundleURL } ?? true
    }
}
