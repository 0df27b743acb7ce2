import Foundation
import Logging

/// A document together with all that was learned of it: its file, its texts, and the blueprints of its objects.
///
/// There is one for each file and language, shared by all sessions. A file that changed is read anew when it is next
/// asked for by name.
@MainActor
package final class InterfaceSource {
    /// The document.
    package let document: InterfaceDocument
    /// The path of the file, or what stands for it in messages.
    package let path: String
    /// The name of the file without extension.
    final var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
    /// Where the document was found, and where files it refers to are looked for; nil for everywhere.
    let bundle: Bundle?
    let strings: InterfaceStrings
    private var scenes: [SceneBlueprint?]
    /// What could not be made to work so far, in the order in which it was found.
    package private(set) var findings: [InterfaceFinding] = []
    /// Whether the document was looked through for what is not known beside its objects.
    private var isChecked = false
    private var knownFindings: Set<InterfaceFinding> = []
    /// Whether findings are logged; tools that print them themselves turn it off.
    package var logsFindings = true
    /// Who is told of what is made, where somebody inspects the document.
    weak var observer: (any InterfaceObserver)?

    /// Creates the source of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - path: The path of its file, for messages.
    package convenience init(document: InterfaceDocument, path: String) {
        self.init(document: document, path: path, bundle: nil, strings: InterfaceStrings())
    }

    init(document: InterfaceDocument, path: String, bundle: Bundle?, strings: InterfaceStrings) {
        self.document = document
        self.path = path
        self.bundle = bundle
        self.strings = strings
        scenes = Array(repeating: nil, count: document.objectLists.count)
    }

    // MARK: Scenes

    /// The blueprint of a scene, made when it is first asked for.
    func scene(at index: Int) -> SceneBlueprint {
        if let scene = scenes[index] { return scene }
        if !isChecked {
            isChecked = true
            DocumentVocabulary.check(document, in: self)
        }
        let scene = SceneBlueprint(of: document.objectLists[index], in: self)
        scenes[index] = scene
        return scene
    }

    /// The blueprint of the scene whose controller has an identifier.
    func scene(withController identifier: String) -> SceneBlueprint? {
        document.sceneIndices[identifier].map(scene)
    }

    // MARK: Findings

    /// Keeps a finding and logs it, unless it is known.
    func report(_ finding: InterfaceFinding) {
        guard knownFindings.insert(finding).inserted else { return }
        findings.append(finding)
        guard logsFindings else { return }
        Logger.uiKit.warning("\(path):\(finding.line): \(finding.reason)")
    }

    // MARK: Finding sources by name

    private struct Known {
        let source: InterfaceSource
        let modified: Date?
    }

    private static var known: [String: Known] = [:]

    /// The bundles that documents were read from by name.
    static var bundlesInUse: [Bundle] { known.values.compactMap(\.source.bundle) }

    /// The source of a file, read unless the file is known and did not change.
    static func source(
        for file: InterfaceFile, in bundle: Bundle?
    ) throws(InterfaceDocumentError) -> InterfaceSource {
        let languages = languages(of: file)
        let key = [file.url.path, file.strings?.path ?? "", bundle?.bundlePath ?? "", languages.joined(separator: " ")]
            .joined(separator: "\u{0}")
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.url.path)
        let modified = attributes?[.modificationDate] as? Date
        if let known = known[key], known.modified == modified { return known.source }
        let source = InterfaceSource(
            document: try InterfaceDocument(contentsOf: file.url), path: file.url.path, bundle: bundle,
            strings: file.strings.map {
                InterfaceStrings(contentsOf: $0, languages: languages, development: file.development)
            } ?? InterfaceStrings())
        known[key] = Known(source: source, modified: modified)
        return source
    }

    /// The languages that make a difference to the texts of a file: those that its catalog has, if it is one.
    private static func languages(of file: InterfaceFile) -> [String] {
        guard let catalog = file.strings, catalog.pathExtension == "xcstrings" else { return [] }
        let key = catalog.path + "\u{0}" + file.languages.joined(separator: " ")
        if let known = languagesOfCatalogs[key] { return known }
        let languages = InterfaceStrings.languages(
            inCatalog: catalog, for: file.languages, development: file.development)
        if languagesOfCatalogs.count >= mostKnownLanguages { languagesOfCatalogs = [:] }
        languagesOfCatalogs[key] = languages
        return languages
    }

    private static var languagesOfCatalogs: [String: [String]] = [:]
    private static let mostKnownLanguages = 256
}
