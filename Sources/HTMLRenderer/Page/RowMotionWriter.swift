import UIKitCore

/// Writes the rules by which rows and items get to their places, where an edit of their list is to be seen.
///
/// What moves alike shares one rule and its keyframes, so that an edit of a long list takes few bytes.
@MainActor
struct RowMotionWriter {
    /// What begins alike.
    private struct Group {
        let motion: RowMotion
        var subjects: [RowMotion.Subject]
    }

    private let groups: [Group]
    /// The lists in which the browser shows what leaves, and moves what it alone knows the place of.
    private let lists: [Int32]
    private let revision: Int

    /// Prepares the rules for the edits since the last page.
    init(of scene: UIWindowScene) {
        revision = scene.revision
        var groups: [Group] = []
        var places: [RowMotion: Int] = [:]
        lists = scene.rowMotions.filter { $0.value == .onPage }.map(\.key.list).sorted()
        let subjects = scene.rowMotions.keys.sorted {
            $0.view == $1.view ? $0.isSection && !$1.isSection : $0.view < $1.view
        }
        for subject in subjects {
            guard let motion = scene.rowMotions[subject], motion != .onPage else { continue }
            if let place = places[motion] {
                groups[place].subjects.append(subject)
            } else {
                places[motion] = groups.count
                groups.append(Group(motion: motion, subjects: [subject]))
            }
        }
        self.groups = groups
    }

    /// Writes the rules, for people who like motion.
    func write(into page: inout HTMLWriter) {
        guard !groups.isEmpty || !lists.isEmpty else { return }
        page.markup("@media (prefers-reduced-motion:no-preference){")
        for (index, group) in groups.enumerated() {
            writeSelectors(of: group.subjects, into: &page)
            page.markup("{animation:.3s ease-in-out ")
            writeName(index, into: &page)
            page.markup("}")
        }
        writeClipping(into: &page)
        for list in lists {
            page.markup("#")
            page.write(viewIdentifier: list)
            page.markup("{--rows-glide:1}")
        }
        page.markup("}")
        for (index, group) in groups.enumerated() {
            page.markup("@keyframes ")
            writeName(index, into: &page)
            page.markup("{from{")
            writeStart(group.motion, into: &page)
            page.markup("}}")
        }
    }

    private func writeSelectors(of subjects: [RowMotion.Subject], into page: inout HTMLWriter) {
        for (index, subject) in subjects.enumerated() {
            if index > 0 { page.markup(",") }
            guard subject.isSection else {
                page.markup("#")
                page.write(viewIdentifier: subject.view)
                continue
            }
            // A section stands around its header, and around the list of its rows.
            page.markup(".section:has(>#")
            page.write(viewIdentifier: subject.view)
            page.markup(",>*>#")
            page.write(viewIdentifier: subject.view)
            page.markup(")")
        }
    }

    /// What comes from a side must not make the page wider meanwhile.
    private func writeClipping(into page: inout HTMLWriter) {
        var lists: Set<Int32> = []
        for group in groups where group.motion == .left || group.motion == .right {
            lists.formUnion(group.subjects.map(\.list))
        }
        for list in lists.sorted() {
            page.markup("#")
            page.write(viewIdentifier: list)
            page.markup("{overflow-x:clip}")
        }
    }

    /// Each motion has a name of its own, so that one that follows another begins anew.
    private func writeName(_ index: Int, into page: inout HTMLWriter) {
        page.markup("motion-rows-")
        page.bytes.append(decimal: revision)
        page.markup("-")
        page.bytes.append(decimal: index)
    }

    private func writeStart(_ motion: RowMotion, into page: inout HTMLWriter) {
        switch motion {
        case .fade: page.markup("opacity:0")
        case .right: page.markup("opacity:0;translate:100%")
        case .left: page.markup("opacity:0;translate:-100%")
        case .top: page.markup("translate:0 -100%;clip-path:inset(100% 0 0)}to{clip-path:inset(0)")
        case .bottom: page.markup("translate:0 100%;clip-path:inset(0 0 100%)}to{clip-path:inset(0)")
        case .middle: page.markup("opacity:0;clip-path:inset(50% 0)}to{clip-path:inset(0)")
        case .onPage: break
        case .elsewhere(let x, let y):
            page.markup("translate:")
            page.bytes.append(number: min(max(x, -10_000), 10_000))
            page.markup("px ")
            page.bytes.append(number: min(max(y, -10_000), 10_000))
            page.markup("px")
        }
    }
}
