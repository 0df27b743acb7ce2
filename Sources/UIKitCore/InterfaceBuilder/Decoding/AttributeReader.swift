import Foundation

/// Reads the value of an attribute.
@MainActor
struct AttributeReader<Value> {
    /// Reads a value from its text, for the attribute of a name; nil if it cannot be read.
    let read: @MainActor (String, ElementReading, String) -> Value?

    init(_ read: @escaping @MainActor (String, ElementReading, String) -> Value?) {
        self.read = read
    }
}

extension AttributeReader where Value == Bool {
    /// `YES` or `NO`.
    static let boolean = AttributeReader { text, _, _ in
        switch text {
        case "YES", "true", "1": true
        case "NO", "false", "0": false
        default: nil
        }
    }

    /// `NO` or `YES`, for a property that says the opposite.
    static let inverted = AttributeReader { text, reading, name in
        AttributeReader.boolean.read(text, reading, name).map { !$0 }
    }
}

extension AttributeReader where Value == CGFloat {
    /// A number in points.
    static let number = AttributeReader { text, _, _ in InterfaceNumber.read(text).map { CGFloat($0) } }

    /// A number within a range; one outside cannot be read.
    static func number(_ range: some RangeExpression<CGFloat> & Sendable) -> AttributeReader {
        AttributeReader { text, reading, name in
            number.read(text, reading, name).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension AttributeReader where Value == Double {
    /// A number.
    static let double = AttributeReader { text, _, _ in InterfaceNumber.read(text) }

    /// A number within a range; one outside cannot be read.
    static func double(_ range: some RangeExpression<Double> & Sendable) -> AttributeReader {
        AttributeReader { text, _, _ in InterfaceNumber.read(text).flatMap { range.contains($0) ? $0 : nil } }
    }
}

extension AttributeReader where Value == Float {
    /// A number.
    static let float = AttributeReader { text, _, _ in InterfaceNumber.read(text).map { Float($0) } }

    /// A number within a range; one outside cannot be read.
    static func float(_ range: some RangeExpression<Float> & Sendable) -> AttributeReader {
        AttributeReader { text, reading, name in
            float.read(text, reading, name).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension AttributeReader where Value == Int {
    /// A whole number.
    static let integer = AttributeReader { text, _, _ in
        Int(text) ?? InterfaceNumber.read(text).flatMap { Int(exactly: $0.rounded()) }
    }

    /// A whole number within a range; one outside cannot be read.
    static func integer(_ range: some RangeExpression<Int> & Sendable) -> AttributeReader {
        AttributeReader { text, reading, name in
            integer.read(text, reading, name).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension AttributeReader where Value == String {
    /// A text that the person reads, in the person's language.
    static let text = AttributeReader { text, reading, name in reading.localized(text, name) }

    /// A name that nobody reads.
    static let name = AttributeReader { text, _, _ in text }
}

extension AttributeReader where Value == UILayoutPriority {
    /// A priority from 1 to 1000.
    static let priority = AttributeReader { text, _, _ in
        Float(text).flatMap { $0 > 0 && $0 <= 1000 ? UILayoutPriority($0) : nil }
    }
}

extension AttributeReader where Value == UIContentSizeCategory {
    /// A size of text, by its name in Swift (`extraLarge`), by the end of the one in UIKit (`XL`), or by that in full.
    static let contentSizeCategory = AttributeReader { text, _, _ in categories[text.lowercased()] }

    private static let categories: [String: UIContentSizeCategory] = {
        let named: [(name: String, category: UIContentSizeCategory)] = [
            ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
            ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
            ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
            ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
            ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
            ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
        ]
        var categories: [String: UIContentSizeCategory] = [:]
        for (name, category) in named {
            let full = category.rawValue.lowercased()
            categories[name.lowercased()] = category
            categories[full] = category
            categories[full.replacingOccurrences(of: "uictcontentsizecategory", with: "")] = category
        }
        return categories
    }()
}

extension AttributeReader where Value == UIImage {
    /// The name of an image or symbol.
    static let image = AttributeReader { text, reading, _ in InterfaceImage.image(named: text, reading) }
}

extension AttributeReader where Value: RawRepresentable & Sendable, Value.RawValue: FixedWidthInteger {
    /// The name of a case of an enumeration, as Swift spells it, or one of other names.
    ///
    /// - Parameter others: The names that Interface Builder spells in another way.
    static func enumeration(_ others: [String: Value] = [:]) -> AttributeReader {
        var values: [String: Value] = [:]
        for rawValue in -3...110 {
            guard let value = Value.RawValue(exactly: rawValue).flatMap(Value.init) else { continue }
            values[String(describing: value).lowercased()] = value
        }
        for (name, value) in others { values[name.lowercased()] = value }
        return AttributeReader { [values] text, _, _ in values[text.lowercased()] }
    }
}

/// Reads numbers as Interface Builder writes them.
enum InterfaceNumber {
    /// The number of a text; nil for what is no finite number.
    static func read(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
