import Foundation

/// A line of views and the distances between them, as text such as `H:|-[icon(24)]-8-[title]-|` describes it.
struct VisualFormat: Equatable {
    /// One end of the line, or a view in it.
    enum Element: Equatable {
        /// The edge of the superview.
        case superview
        /// A view with what is said of its size.
        case view(name: String, sizes: [Predicate])
    }

    /// What stands between two elements.
    enum Connection: Equatable {
        /// Nothing: the elements touch.
        case none
        /// The standard distance.
        case standard
        /// Distances that are written.
        case distances([Predicate])
    }

    /// What is said of a size or a distance.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var operand: Operand
        var priority: Operand?
    }

    /// A number, or the name of a metric or a view.
    enum Operand: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// The direction of the line.
    var axis = NSLayoutConstraint.Axis.horizontal
    /// The elements along the line.
    var elements: [Element] = []
    /// What stands between each element and the one after it.
    var connections: [Connection] = []
    /// How many characters there are up to the end of each name, where it first occurs.
    var endsOfNames: [String: Int] = [:]
}
