import Testing

@Suite("Documentation")
struct DocumentationTests {
    @Test("every declaration that another target can use says what it does")
    func declarations() throws {
        for file in try SourceTree.files() {
            for number in undocumentedDeclarations(in: file.lines) {
                Issue.record("\(file):\(number + 1): \(file.lines[number])")
            }
        }
    }

    @Test(
        "the check itself sees what is documented and what is not",
        arguments: [
            ("/// Text.\nopen class A {", []), ("open class A {", [0]), ("package var a = 1", [0]),
            ("/// Text.\n@MainActor\n@available(*, deprecated)\npublic func a()", []),
            ("@MainActor open func a()", [0]),
            ("open override func a()", []), ("override open func a()", []), ("public import HTTP", []),
            ("package required init?(coder: NSCoder) {", []), ("let a = 1", []), ("// open class A", []),
            ("package extension A {", []),
            ("/// Text.\n\nopen class A", [2]),
            ("@available(*, deprecated, message: \"a\")\nopen var a: Int", [1]), ("package init?(a: Int)", [0]),
        ] as [(String, [Int])]
    )
    func check(text: String, lines: [Int]) {
        #expect(undocumentedDeclarations(in: text.split(separator: "\n", omittingEmptySubsequences: false)) == lines)
    }

    /// The indices of lines that begin a visible declaration without a documentation comment above it.
    ///
    /// Overrides take the documentation of what they override, and an initialiser that unarchives a view does what all
    /// of them do.
    private func undocumentedDeclarations(in lines: [Substring]) -> [Int] {
        lines.indices.filter { index in
            let words = lines[index].split(separator: " ").drop { $0.hasPrefix("@") }
            guard let first = words.first, ["open", "public", "package", "override"].contains(first),
                !words.contains("override"), !words.contains("import"), !words.contains("extension"),
                !words.contains("init?(coder:")
            else { return false }
            let above = lines[..<index].last { !$0.hasPrefix("@") }
            return above?.hasPrefix("///") != true
        }
    }
}
