import Foundation

/// Where a document is, and where its texts in the person's language are.
struct InterfaceFile {
    /// The document.
    let url: URL
    /// The file of texts by object identifier; nil for the texts of the document itself.
    let strings: URL?
    /// The folder of the document's bundle, where its images and colours are looked for first.
    let folder: URL
    /// The languages of the person, the best first.
    let languages: [String]
    /// The language that the base of documents and texts is written in.
    let development: String

    /// Finds a document in a bundle, or beside the program and in the resources of its packages.
    ///
    /// A document of the person's language comes before one that is in no language's folder, and that before the one of
    /// the base folder, which is translated by a file of texts of the same name. The base is in the language of the app's
    /// developers, so that languages which a person likes less than that are not looked for.
    ///
    /// - Parameters:
    ///   - name: The name without extension.
    ///   - pathExtensions: The extensions to try.
    ///   - bundle: Where to look, or nil for everywhere.
    ///   - languages: The languages, the best first.
    ///   - development: The language of the base.
    static func find(
        _ name: String, _ pathExtensions: [String], in bundle: Bundle?, languages: [String],
        development: String = AppLanguages().development
    ) -> InterfaceFile? {
        guard isUsable(name) else { return nil }
        let folders = ResourceBundles.folders(of: bundle)
        for folder in folders {
            if let file = find(name, pathExtensions, in: folder, languages, development) { return file }
        }
        return nil
    }

    /// Finds a document in the languages of the person whose event is being handled.
    @MainActor
    static func find(_ name: String, _ pathExtensions: [String], in bundle: Bundle?) -> InterfaceFile? {
        find(
            name, pathExtensions, in: bundle, languages: InterfaceLanguages.preferred,
            development: InterfaceLanguages.development)
    }

    private static func find(
        _ name: String, _ pathExtensions: [String], in folder: URL, _ languages: [String], _ development: String
    ) -> InterfaceFile? {
        let localized = InterfaceLanguages.candidates(for: languages, development: development)
        let projects = localized.map { $0 + ".lproj" }
        let base = InterfaceLanguages.candidates(for: [development], development: development).map { $0 + ".lproj" }
        for project in projects + ["", "Base.lproj"] + base {
            for pathExtension in pathExtensions {
                let url = folder.appendingPathComponent(project).appendingPathComponent(name + "." + pathExtension)
                guard FileManager.default.fileExists(atPath: url.path) else { continue }
                let strings = projects.contains(project) ? nil : strings(of: name, in: folder, projects: projects)
                return InterfaceFile(
                    url: url, strings: strings, folder: folder, languages: languages, development: development)
            }
        }
        return nil
    }

    private static func strings(of name: String, in folder: URL, projects: [String]) -> URL? {
        // Catalogs hold all languages in a file of their own, beside the base document or in the project of many languages.
        let catalogs = ["mul.lproj", "Base.lproj", ""]
            .map { folder.appendingPathComponent($0).appendingPathComponent(name + ".xcstrings") }
        let files = projects.flatMap { project in
            ["strings", "stringsdict"].map {
                folder.appendingPathComponent(project).appendingPathComponent(name + "." + $0)
            }
        }
        return (files + catalogs).first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Whether a name stays inside the folder it is looked for in.
    private static func isUsable(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 255 && !name.utf8.contains(0)
            && !name.split(separator: "/", omittingEmptySubsequences: false).contains { $0.isEmpty || $0 == ".." }
    }
}
