import Foundation

@testable import UIKitCore

/// Documents for tests, with the little that all have in common.
enum TestDocument {
    /// The text of a storyboard.
    ///
    /// - Parameters:
    ///   - initial: The identifier of the first controller.
    ///   - scenes: The objects of each scene.
    static func storyboard(initial: String? = nil, _ scenes: String...) -> String {
        let scenes = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
        let first = initial.map { "initialViewController=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(first)>
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes>
            </document>
            """
    }

    /// The text of a nib file.
    static func nib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>\(objects)</objects>
        </document>
        """
    }

    /// The source of a text.
    @MainActor
    static func source(_ text: String) throws -> InterfaceSource {
        InterfaceSource(document: try InterfaceDocument(data: Data(text.utf8)), path: "Test.storyboard")
    }

    /// The storyboard of scenes.
    @MainActor
    static func loaded(_ text: String) throws -> UIStoryboard {
        UIStoryboard(source: try source(text), name: "Test")
    }
}

/// A folder of files that exists as long as a test, as a bundle.
final class TestBundle {
    let bundle: Bundle
    private let folder: URL

    /// Writes files, each at a path within the folder.
    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (path, text) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        struct NoBundle: Error {}
        guard let bundle = Bundle(path: folder.path) else { throw NoBundle() }
        self.bundle = bundle
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
