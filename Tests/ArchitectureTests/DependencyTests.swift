import Testing

@Suite("Dependencies")
struct DependencyTests {
    /// The targets of this package that each target may import.
    private static let allowed: [String: Set<String>] = [
        "HTTP": [],
        "HTTPServer": ["HTTP"],
        "LayoutSolver": [],
        "UIKitCore": ["LayoutSolver"],
        "MacroExpansions": [],
        "UIKitMacros": ["MacroExpansions"],
        "HTMLRenderer": ["UIKitCore"],
        "SceneStore": [],
        "WebHost": ["HTTP", "HTTPServer", "UIKitCore", "HTMLRenderer", "SceneStore"],
        "_Testing_UIKit": [],
        "UIKit": ["UIKitCore", "UIKitMacros", "HTMLRenderer", "HTTPServer", "SceneStore", "WebHost", "_Testing_UIKit"],
        "SegueTesting": ["HTTP", "HTTPServer", "SceneStore", "UIKitCore", "WebHost"],
        "InterfaceBuilderTool": ["UIKitCore"],
        "Showcase": ["UIKit"],
    ]

    /// Modules of the system and of other packages that only the named targets may import.
    private static let reserved: [String: Set<String>] = [
        "CHiredis": ["SceneStore"],
        "CLinux": ["HTTPServer", "WebHost"],
        "COpenSSL": ["HTTPServer", "SceneStore", "WebHost"],
        "CZlib": ["HTTPServer"],
        "HTTPTypes": ["HTTP", "HTTPServer", "WebHost", "SegueTesting"],
        "ArgumentParser": ["UIKit", "InterfaceBuilderTool"],
        "GRDB": ["SceneStore", "Showcase"],
        "SwiftSyntax": ["MacroExpansions"],
    ]

    @Test("every target has its place in the order of dependencies")
    func targets() throws {
        #expect(Set(try SourceTree.files().map(\.target)) == Set(Self.allowed.keys))
    }

    @Test("the order of dependencies has no circle")
    func order() {
        var placed: Set<String> = []
        while placed.count < Self.allowed.count {
            let next = Self.allowed.filter { !placed.contains($0.key) && $0.value.isSubset(of: placed) }.keys
            #expect(!next.isEmpty)
            guard !next.isEmpty else { return }
            placed.formUnion(next)
        }
    }

    @Test("no target imports one that it must not know")
    func imports() throws {
        for file in try SourceTree.files() {
            let allowed = Self.allowed[file.target] ?? []
            for module in file.lines.compactMap(importedModule) {
                if Self.allowed.keys.contains(module) {
                    #expect(allowed.contains(module), "\(file) imports \(module)")
                }
                if let users = Self.reserved[module] {
                    #expect(users.contains(file.target), "\(file) imports \(module)")
                }
            }
        }
    }

    /// The module a line imports, or nil when the line is no import.
    private func importedModule(_ line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy(Self.isImportModifier) else {
            return nil
        }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        guard let name = words[(keyword + 1)...].first(where: { !kinds.contains($0) }) else { return nil }
        return String(name.prefix { $0 != "." })
    }

    private static func isImportModifier(_ word: Substring) -> Bool {
        word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
    }
}
