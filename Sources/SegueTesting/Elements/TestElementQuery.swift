/// The elements that fit a description, looked for anew whenever they are asked for: `XCUIElementQuery`.
@MainActor
public struct TestElementQuery: ElementQueries {
    let tab: TestTab
    let description: String
    private let findAll: @MainActor () -> [FoundElement]

    init(in tab: TestTab, called description: String, _ findAll: @escaping @MainActor () -> [FoundElement]) {
        self.tab = tab
        self.description = description
        self.findAll = findAll
    }

    /// How many there are now.
    public var count: Int { findAll().count }

    /// Each of those that are there now.
    public var allElementsBoundByIndex: [TestElement] { (0..<count).map(element(boundBy:)) }

    /// The only one; a press fails when there are several.
    public var element: TestElement { TestElement(self, called: "the \(description)") { $0 } }

    /// The first one, however many there are.
    public var firstMatch: TestElement {
        TestElement(self, called: "the first \(description)") { Array($0.prefix(1)) }
    }

    /// The one with a label, an identifier, a title or a placeholder; also the cell with such a text.
    public subscript(name: String) -> TestElement {
        TestElement(self, called: "the \(description) \"\(name)\"") { $0.filter { $0.isCalled(name) } }
    }

    /// The one at a place in the order of the page.
    ///
    /// - Parameter index: The place, from 0.
    public func element(boundBy index: Int) -> TestElement {
        TestElement(self, called: "the \(description) at \(index)") { found in
            found.indices.contains(index) ? [found[index]] : []
        }
    }

    /// Those that satisfy a condition.
    ///
    /// - Parameter isIncluded: The condition.
    public func matching(_ isIncluded: @escaping @MainActor (TestElement) -> Bool) -> TestElementQuery {
        let source = self
        return TestElementQuery(in: tab, called: description) {
            source.found.filter { found in
                isIncluded(TestElement(source, called: source.description) { _ in [found] })
            }
        }
    }

    /// The elements of a kind in those of this query.
    ///
    /// - Parameter kind: What they are for a person.
    public func descendants(matching kind: ElementKind) -> TestElementQuery {
        let source = self
        return TestElementQuery(in: tab, called: "\(kind.rawValue) in \(description)") {
            let containers = source.found
            return source.tab.elements.filter { element in
                (kind == .any || element.kind == kind) && containers.contains { element.isInside($0) }
            }
        }
    }

    /// Those that are there now.
    var found: [FoundElement] { findAll() }
}
