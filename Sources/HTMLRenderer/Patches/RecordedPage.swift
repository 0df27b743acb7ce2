package import UIKitCore

/// What a page shows, kept to find out what turns it into the next page.
///
/// What is kept of views anyway is shared and not copied.
@MainActor
package final class RecordedPage {
    /// The markup of the windows.
    let markup: [UInt8]
    /// What was kept of views and stands in neither the markup nor the rules.
    let fragments: [PlacedFragment]
    /// The rules of single views.
    let styles: [UInt8]
    /// The page's title.
    let title: String
    /// What is said of the whole page.
    let surroundings: PagePatch.Surroundings
    /// The elements in the markup, once they were needed; nil where they are not properly closed.
    private lazy var tree = MarkupTree(markup, fragments: fragments)

    /// Records the page of a scene, which must be committed.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - applicationName: The app's name, as it stands in titles.
    package init(of scene: UIWindowScene, applicationName: String?) {
        var pass = RenderingPass(scene: scene)
        pass.applicationName = applicationName
        pass.setsFragmentsAside = true
        scene.inTurn {
            pass.renderWindows()
            pass.writeZoomSourceNames()
        }
        markup = pass.html.bytes
        fragments = pass.fragments
        styles = pass.styles.bytes
        title = pass.pageTitle
        surroundings = PagePatch.Surroundings(of: scene)
    }

    /// What turns this page into another one of its scene; nil when that page must be loaded.
    package func patch(to next: RecordedPage) -> PagePatch? {
        guard let operations = operations(to: next), let rules = rules(to: next) else { return nil }
        return PagePatch(
            operations: operations, rules: rules, title: title == next.title ? nil : next.title,
            surroundings: surroundings == next.surroundings ? nil : next.surroundings)
    }

    // MARK: Markup

    private func operations(to next: RecordedPage) -> [PatchOperation]? {
        var difference = MarkupDifference()
        if markup == next.markup, hasSamePlaces(as: next) {
            for (old, new) in zip(fragments, next.fragments) where old.fragment !== new.fragment {
                guard let old = MarkupTree(old.fragment.html), let new = MarkupTree(new.fragment.html) else {
                    return nil
                }
                difference.compare(old, new)
            }
            return difference.operations
        }
        guard let old = tree, let new = next.tree else { return nil }
        difference.compare(old, new)
        return difference.operations
    }

    /// Whether what was left out stands in the same places as in another page.
    private func hasSamePlaces(as next: RecordedPage) -> Bool {
        fragments.count == next.fragments.count
            && zip(fragments, next.fragments).allSatisfy {
                $0.identifier == $1.identifier && $0.position == $1.position
            }
    }

    // MARK: Rules

    /// The views whose rules differ, with their new ones; nil when rules of the whole page differ.
    private func rules(to next: RecordedPage) -> [PagePatch.Rules]? {
        let known = Set(fragments.map { ObjectIdentifier($0.fragment) })
        let kept = Set(next.fragments.map { ObjectIdentifier($0.fragment) })
        var old = ViewRules()
        var new = ViewRules()
        for placed in fragments where !kept.contains(ObjectIdentifier(placed.fragment)) {
            old.add(placed.fragment.styles)
        }
        for placed in next.fragments where !known.contains(ObjectIdentifier(placed.fragment)) {
            new.add(placed.fragment.styles)
        }
        if styles != next.styles {
            old.add(styles)
            new.add(next.styles)
        }
        let changed = Set(old.byView.keys).union(new.byView.keys).filter { old.byView[$0] != new.byView[$0] }
        guard !changed.isEmpty else { return [] }
        guard !changed.contains(0) else { return nil }
        // A view may have rules in what was kept of it and others beside that.
        var all = ViewRules()
        for placed in next.fragments where !placed.fragment.styles.isEmpty {
            all.add(placed.fragment.styles, onlyOf: changed)
        }
        all.add(next.styles, onlyOf: changed)
        return changed.sorted().map { PagePatch.Rules(view: $0, text: all.byView[$0] ?? []) }
    }
}
