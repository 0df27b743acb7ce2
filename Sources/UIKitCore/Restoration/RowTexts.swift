/// What the rows or items of a list say, by which those are told apart that say the same first.
@MainActor
struct RowTexts {
    /// How many rows say the same first.
    private var counts: [String: Int] = [:]

    /// Looks at what a list shows.
    init(in list: UIView) {
        for cell in list.childViews where cell.isItemCell {
            if let text = ViewMark.text(ofCell: cell) { counts[text, default: 0] += 1 }
        }
    }

    /// Whether a row or an item is the only one to say first what it says first.
    func isAlone(_ cell: UIView) -> Bool { ViewMark.text(ofCell: cell).map { counts[$0] == 1 } ?? false }

    /// What the rows of several lists say, each of which is looked at once.
    @MainActor
    final class OfLists {
        private var known: [ObjectIdentifier: RowTexts] = [:]

        /// What the rows of a list say.
        subscript(list: UIView) -> RowTexts {
            if let texts = known[ObjectIdentifier(list)] { return texts }
            let texts = RowTexts(in: list)
            known[ObjectIdentifier(list)] = texts
            return texts
        }
    }

    // MARK: All that a row says

    /// How deep the texts of a row are looked for.
    private static let greatestDepth = 12

    /// The marks of all that a row or an item says, texts in fields included.
    ///
    /// - Returns: One mark, 0 for nothing; where a person typed in it, further ones of what it said before, and of what it said
    ///   as the fields were left: which of them the app knows when the row is made anew depends on what it has taken over.
    static func marks(ofCell cell: UIView) -> [UInt32] {
        let configuration =
            (cell as? UITableViewCell)?.contentConfiguration ?? (cell as? UICollectionViewCell)?.contentConfiguration
        var texts: [Text] = []
        if let configuration = configuration as? UIListContentConfiguration {
            for text in [configuration.text, configuration.secondaryText] { texts.append(Text(shown: text ?? "")) }
        } else {
            addTexts(in: cell, to: &texts)
        }
        let all = mark(of: texts.map(\.shown))
        guard texts.contains(where: { $0.before != nil }) else { return [all] }
        let before = mark(of: texts.map { $0.before ?? $0.shown })
        guard texts.contains(where: { $0.left != nil }) else { return [all, before] }
        let left = mark(of: texts.map { $0.left ?? $0.before ?? $0.shown })
        return left == all || left == before ? [all, before] : [all, before, left]
    }

    private struct Text {
        let shown: String
        /// What was there before a person typed; empty where that is not known, nil where nobody did.
        var before: String?
        /// What was there when the person last left it; nil where nobody did.
        var left: String?
    }

    private static func mark(of texts: [String]) -> UInt32 {
        let texts = texts.filter { !$0.isEmpty }
        return texts.isEmpty ? 0 : ElementMark(texts.joined(separator: "\n")).number
    }

    private static func addTexts(in view: UIView, to texts: inout [Text], depth: Int = 0) {
        if let text = (view as? UILabel)?.text { texts.append(Text(shown: text)) }
        if let text = view.openlyTypedText {
            let before = (view as? UITextField)?.givenPageText ?? (view as? UITextView)?.givenPageText
            let left = (view as? UITextField)?.leftPageText ?? (view as? UITextView)?.leftPageText
            let isTyped = view.viewState.contains(.changedByPerson)
            texts.append(Text(shown: text, before: before ?? (isTyped ? "" : nil), left: left))
        }
        guard depth < greatestDepth, !(view is UIControl) else { return }
        for child in view.childViews { addTexts(in: child, to: &texts, depth: depth + 1) }
    }
}

/// What is kept of a row or an item besides its mark.
@MainActor
struct RowDetail {
    /// Whether it is the only one that is known by its mark.
    let isAlone: Bool
    /// The marks of all that it says.
    let marks: [UInt32]

    /// The detail of a row of a list.
    init(of cell: UIView, among texts: RowTexts) {
        let hasName = ViewMark.hasName(cell)
        isAlone = hasName || texts.isAlone(cell)
        marks = hasName ? [0] : RowTexts.marks(ofCell: cell)
    }

    /// What a row had that is known to be the only one, or of which nothing else is known.
    init(isAlone: Bool, marks: [UInt32]) {
        self.isAlone = isAlone
        self.marks = marks
    }

    /// Whether these are the marks of a row that says all that this one said.
    func isOf(_ others: [UInt32]) -> Bool { others.contains { marks.contains($0) } }
}
