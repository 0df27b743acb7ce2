public import Foundation
public import UIKitCore

/// Something on a page, found anew whenever it is asked about: `XCUIElement`.
///
/// Asking about one that does not exist gives empty answers; doing something with it throws a ``TestFailure``.
@MainActor
public struct TestElement: ElementQueries {
    let tab: TestTab
    let description: String
    private let source: TestElementQuery
    private let choose: @MainActor ([FoundElement]) -> [FoundElement]

    init(
        _ source: TestElementQuery, called description: String,
        _ choose: @escaping @MainActor ([FoundElement]) -> [FoundElement]
    ) {
        tab = source.tab
        self.source = source
        self.description = description
        self.choose = choose
    }

    // MARK: What it is

    /// Whether it is on the page.
    public var exists: Bool { !candidates.isEmpty }

    /// Whether a person could use it: nothing covers it.
    public var isHittable: Bool { candidate?.isReachable ?? false }

    /// Whether it can be used, as far as that depends on itself.
    public var isEnabled: Bool { candidate?.isEnabled ?? false }

    /// Whether it is shown as the one chosen, as a row, a tab or a segment may be.
    public var isSelected: Bool { candidate?.isSelected ?? false }

    /// What assistive technology calls it; of a cell without label, the texts in it.
    public var label: String { candidate?.label ?? "" }

    /// The accessibility identifier.
    public var identifier: String { candidate?.identifier ?? "" }

    /// What it holds: the text of a field, "1" or "0" of a switch, the number of a slider; nil where it holds nothing.
    public var value: String? { candidate?.value }

    /// What it is for a person.
    public var kind: ElementKind { candidate?.kind ?? .other }

    /// The rectangle in the window, in points; zero in the flow of a page without layout.
    public var frame: CGRect { candidate.map { $0.view.convert($0.view.bounds, to: nil) } ?? .zero }

    /// The view, or the one that a menu item, a segment or a swipe action belongs to; nil when it does not exist.
    public var view: UIView? { candidate?.view }

    /// The elements of a kind in it.
    ///
    /// - Parameter kind: What they are for a person.
    public func descendants(matching kind: ElementKind) -> TestElementQuery {
        TestElementQuery(in: tab, called: "\(kind.rawValue) in \(description)") {
            guard let container = candidate else { return [] }
            return tab.elements.filter { (kind == .any || $0.kind == kind) && $0.isInside(container) }
        }
    }

    /// Waits until it is on the page, as when a task brings it.
    ///
    /// - Parameter timeout: For how long to wait at most, in seconds.
    /// - Returns: Whether it is there.
    public func waitForExistence(timeout: TimeInterval) async -> Bool {
        await wait(timeout) { exists }
    }

    /// Waits until it is not on the page any more.
    ///
    /// - Parameter timeout: For how long to wait at most, in seconds.
    /// - Returns: Whether it is gone.
    public func waitForNonExistence(timeout: TimeInterval) async -> Bool {
        await wait(timeout) { !exists }
    }

    private func wait(_ timeout: TimeInterval, until isDone: () -> Bool) async -> Bool {
        let end = ContinuousClock.now + .seconds(timeout)
        while !isDone() {
            guard .now < end else { return false }
            // Tasks and timers of the app are on the main actor, too.
            try? await Task.sleep(for: .milliseconds(2))
        }
        return true
    }

    // MARK: Finding it

    private var candidates: [FoundElement] { choose(source.found) }

    /// The one that is meant: of several the one that is not covered.
    private var candidate: FoundElement? {
        let candidates = candidates
        return candidates.first(where: \.isReachable) ?? candidates.first
    }

    /// The one that is meant.
    ///
    /// - Throws: A failure when there is none, or when several could be meant.
    func resolve() throws(TestFailure) -> FoundElement {
        let candidates = candidates
        let reachable = candidates.filter(\.isReachable)
        guard let first = reachable.first ?? candidates.first else {
            throw tab.failure("There is no such element: \(description)")
        }
        guard reachable.count < 2 else {
            let places = reachable.map { "  \($0.summary)" }.joined(separator: "\n")
            throw tab.failure(
                "\(description) could be any of these:\n\(places)\nSay which with firstMatch or element(boundBy:)")
        }
        return first
    }
}
