package import Foundation

/// What a pointer did on a view: where it came down, where it went, and where it was lifted.
package struct TouchPath: Hashable, Sendable {
    /// One place on the way.
    package struct Point: Hashable, Sendable {
        /// Where, in shares of the view's width and height from its upper left corner; beyond 0 and 1 outside the view.
        package var share: CGPoint
        /// When, in seconds since the pointer came down.
        package var time: TimeInterval
    }

    /// The middle of a view.
    package static let middle = CGPoint(x: 0.5, y: 0.5)

    /// How many places a path has at most.
    package static let longest = 512

    /// The places in the order of time; at least one.
    package let points: [Point]
    /// How large the view is on the page, in points; nil where that is not known.
    package let size: CGSize?
    /// How often the pointer came down at the end of the path, for instance twice for a double click.
    package let tapCount: Int

    /// A press on the middle, as by a keyboard.
    package init() {
        points = [Point(share: Self.middle, time: 0)]
        size = nil
        tapCount = 1
    }

    /// Reads a path: places with semicolons between them, each two shares and, unless it is the first, milliseconds with
    /// commas between them; before them the number of taps and an asterisk, if it was more than one; before that, if it is
    /// known, the view's size on the page and a colon.
    ///
    /// For instance `0.25,0.5` is a press, `300x44:2*0.25,0.5` two presses, `0.1,0.5;0.6,0.5,80;0.9,0.5,140` a drag.
    ///
    /// - Parameter text: The text.
    /// - Returns: Nil if the text is none, too long, goes back in time or leads far away from the view.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.longest * 32 else { return nil }
        var rest = Substring(text)
        if let colon = rest.firstIndex(of: ":") {
            let lengths = rest[..<colon].split(separator: "x", omittingEmptySubsequences: false).map {
                Double($0) ?? -1
            }
            guard lengths.count == 2, lengths.allSatisfy((0...100_000).contains) else { return nil }
            size = CGSize(width: lengths[0], height: lengths[1])
            rest = rest[rest.index(after: colon)...]
        } else {
            size = nil
        }
        if let asterisk = rest.firstIndex(of: "*") {
            guard let count = Int(rest[..<asterisk]), (1...9).contains(count) else { return nil }
            tapCount = count
            rest = rest[rest.index(after: asterisk)...]
        } else {
            tapCount = 1
        }
        var points: [Point] = []
        for part in rest.split(separator: ";", omittingEmptySubsequences: false) {
            let numbers = part.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
            guard numbers.count == 3 || numbers.count == 2 && points.isEmpty, points.count < Self.longest,
                numbers.prefix(2).allSatisfy((-1000...1000).contains)
            else { return nil }
            let time = numbers.count == 3 ? numbers[2] / 1000 : 0
            guard (points.last?.time ?? 0)...3600 ~= time else { return nil }
            points.append(Point(share: CGPoint(x: numbers[0], y: numbers[1]), time: time))
        }
        guard let first = points.first, first.time == 0, 0...1 ~= first.share.x, 0...1 ~= first.share.y else {
            return nil
        }
        self.points = points
    }
}

extension UserInteractionValue {
    /// The value as what a pointer did on a view; nil when it is none.
    package var touchPath: TouchPath? { text.flatMap { TouchPath($0) } }
}
