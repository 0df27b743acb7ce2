/// What a person would miss of the records from which nothing could be made: the names of the screens, and what was typed.
@MainActor
struct LostRecords {
    /// The keys under which a controller's name for people, and that of a field, are kept.
    enum Key {
        static let title = "UIKit.title"
        static let fieldName = "UIKit.name"
        static let text = "UIKit.text"
        static let valueBefore = "UIKit.valueBefore"
    }

    /// How deep values are looked through.
    private static let greatestDepth = 16

    private let records: [RestorationRecord]
    private let owners: [Int: Int]
    private let roots: Set<Int>

    /// Finds the records that are lost.
    ///
    /// - Parameters:
    ///   - records: All records of the state.
    ///   - numbers: The numbers of those from which nothing was made; what they own is lost with them.
    init(in records: [RestorationRecord], withNumbers numbers: Set<Int>) {
        var owners: [Int: Int] = [:]
        var roots: Set<Int> = []
        var lost: [RestorationRecord] = []
        // Owners come before what they own.
        for record in numbers.isEmpty ? [] : records {
            let ownerIsLost = record.owner.map { owners[$0] != nil || roots.contains($0) } ?? false
            if ownerIsLost {
                owners[record.number] = record.owner
            } else if numbers.contains(record.number) {
                roots.insert(record.number)
            } else {
                continue
            }
            lost.append(record)
        }
        self.records = lost
        self.owners = owners
        self.roots = roots
    }

    /// What people call the outermost screens; a stack has the name of what was on its top.
    var names: [String] {
        var names: [Int: String] = [:]
        for record in records {
            guard let name = record.values[Key.title]?.text else { continue }
            names[outermost(of: record.number)] = name
        }
        for record in records where roots.contains(record.number) {
            if let name = record.values[Key.title]?.text { names[record.number] = name }
        }
        return records.compactMap { roots.contains($0.number) ? names[$0.number] : nil }
    }

    /// What was typed, with the names of the fields.
    var texts: [(name: String?, text: String)] {
        var texts: [(name: String?, text: String)] = []
        for record in records {
            if record.kind == .view { Self.addText(in: record.values, to: &texts) }
            Self.addTexts(in: record.values[TypedValues.key], depth: 0, to: &texts)
        }
        return texts
    }

    /// What was typed into the views of a controller without record.
    ///
    /// - Parameter values: The values of the views, by their places.
    static func texts(inTypedValues values: RestorationValue) -> [(name: String?, text: String)] {
        var texts: [(name: String?, text: String)] = []
        addTexts(in: values, depth: 0, to: &texts)
        return texts
    }

    private func outermost(of number: Int) -> Int {
        var number = number
        while let owner = owners[number] { number = owner }
        return number
    }

    private static func addTexts(
        in value: RestorationValue?, depth: Int, to texts: inout [(name: String?, text: String)]
    ) {
        guard depth < greatestDepth else { return }
        for (place, value) in value?.keyedValues ?? [:] {
            if TypedValues.isNameOfChild(place) {
                addTexts(in: value, depth: depth + 1, to: &texts)
            } else if let values = value.keyedValues {
                addText(in: values, to: &texts)
            }
        }
    }

    /// What was typed into a view, with its name; nil for nothing.
    ///
    /// - Parameter values: What the view encoded.
    static func text(in values: KeyedValues) -> (name: String?, text: String)? {
        guard values[Key.valueBefore] == nil, let text = values[Key.text]?.text, !text.isEmpty else { return nil }
        return (values[Key.fieldName]?.text, text)
    }

    private static func addText(in values: KeyedValues, to texts: inout [(name: String?, text: String)]) {
        if let text = text(in: values) { texts.append(text) }
    }
}
