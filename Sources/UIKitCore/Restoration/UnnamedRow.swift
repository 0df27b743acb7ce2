import Foundation

/// A row or an item that its data source has no name for: its place, and what it says, by which it is found again where rows
/// came, went or moved meanwhile.
@MainActor
struct UnnamedRow {
    private let place: IndexPath
    /// How many rows or items its section had.
    private let sectionCount: Int?
    /// Nil where it says nothing, is not shown, or is static content, which does not move while the app runs.
    private let words: Words?

    /// What a row says.
    private struct Words {
        /// The mark of what it says first, labels only; nil for nothing.
        let first: ElementMark?
        let detail: RowDetail
    }

    /// Describes a row or an item of a list.
    ///
    /// - Parameters:
    ///   - place: Where it is.
    ///   - list: The list.
    ///   - texts: What its rows say.
    init(at place: IndexPath, in list: some RestorableList, _ texts: RowTexts) {
        self.place = place
        words = list.namelessCell(at: place).flatMap { cell in
            let detail = RowDetail(of: cell, among: texts)
            let first = ViewMark.text(ofCell: cell)
            return first == nil && detail.marks == [0]
                ? nil : Words(first: first.map { ElementMark($0) }, detail: detail)
        }
        sectionCount = words == nil ? nil : list.loadedCounts().count(ofSection: place.section)
    }

    /// Describes a row or an item that is going to be made anew.
    ///
    /// - Parameters:
    ///   - place: Where it is.
    ///   - cell: What shows it.
    ///   - texts: What the rows of its list say.
    ///   - sectionCount: How many rows or items its section has; nil where that is not known.
    init(at place: IndexPath, showing cell: UIView, among texts: RowTexts, sectionCount: Int?) {
        self.place = place
        self.sectionCount = sectionCount
        words = Words(
            first: ViewMark.text(ofCell: cell).map { ElementMark($0) },
            detail: RowDetail(isAlone: texts.isAlone(cell), marks: RowTexts.marks(ofCell: cell)))
    }

    /// Reads what ``text`` wrote; nil where it is none.
    init?(text: some StringProtocol) {
        let parts = text.split(separator: "~", omittingEmptySubsequences: false)
        let numbers = parts[0].split(separator: ".").map { Int($0) }
        guard 2...3 ~= numbers.count, let section = numbers[0], let item = numbers[1] else { return nil }
        place = IndexPath(item: item, section: section)
        sectionCount = numbers.count == 3 ? numbers[2] : nil
        let marks = parts.dropFirst(3).compactMap { UInt32($0, radix: 36) }
        words =
            marks.isEmpty
            ? nil
            : Words(
                first: ElementMark(text: parts[1]), detail: RowDetail(isAlone: parts[2].isEmpty, marks: marks))
    }

    /// How states write it: section and place in it, then how many that has, the mark of what it says first, whether others
    /// say the same first, and the marks of all that it says.
    var text: String {
        let start = "\(place.section).\(place.item)"
        guard let words else { return start }
        let count = sectionCount.map { ".\($0)" } ?? ""
        let marks = words.detail.marks.map { String($0, radix: 36) }.joined(separator: "~")
        return "\(start)\(count)~\(words.first?.text ?? "")~\(words.detail.isAlone ? "" : "s")~\(marks)"
    }

    /// Whether rows came or went in its section where others say the same first, so that one of those may have its place.
    func mayBeAnother(in list: some RestorableList) -> Bool {
        guard let words, !words.detail.isAlone else { return false }
        return sectionCount != list.loadedCounts().count(ofSection: place.section)
    }

    /// Where it is now: where a row says what it said, or what only it said first.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - allowsOtherText: Whether its place is good enough where nothing says that and its section has as many as before,
    ///     so that it seems to say something else itself.
    /// - Returns: Nil where another one stands at its place, and it is nowhere else in what is shown.
    func place(in list: some RestorableList, allowsOtherText: Bool = false) -> IndexPath? {
        guard let words else { return place }
        var candidates = list.shownPlaces.filter { place in
            let text = list.namelessCell(at: place).map { ViewMark.text(ofCell: $0) } ?? nil
            return text.map { ElementMark($0) } == words.first
        }
        if !words.detail.isAlone || candidates.count > 1 {
            candidates.removeAll {
                list.namelessCell(at: $0).map { !words.detail.isOf(RowTexts.marks(ofCell: $0)) } ?? true
            }
        }
        if candidates.contains(place) { return place }
        if candidates.count == 1 { return candidates[0] }
        if list.cell(showing: place) == nil { return candidates.isEmpty ? place : nil }
        let isSameCount = sectionCount == list.loadedCounts().count(ofSection: place.section)
        return allowsOtherText && isSameCount ? place : nil
    }
}

extension RestorableList {
    /// The cell of a row or an item; nil where none is shown, or it is static content.
    fileprivate func namelessCell(at place: IndexPath) -> UIView? {
        (self as? UITableView)?.staticRow(at: place) == nil ? cell(showing: place) : nil
    }
}
