/// Where the motion begins that leads to what the page shows of a list, by an edit that is to be seen.
package enum RowMotion: Hashable, Sendable {
    /// What moves.
    package struct Subject: Hashable, Sendable {
        /// The number of the list.
        package let list: Int32
        /// The number of the row or item, or of the header or footer.
        package let view: Int32
        /// Whether the whole section moves in which the view stands.
        package let isSection: Bool
    }

    /// At its place, not to be seen yet.
    case fade
    /// Beyond the right edge of its place.
    case right
    /// Beyond the left edge of its place.
    case left
    /// Above its place, behind what stands there.
    case top
    /// Below its place, behind what stands there.
    case bottom
    /// At the middle line of its place.
    case middle
    /// At the place that it had before, so many points away.
    case elsewhere(x: Double, y: Double)
    /// Where the page has it, which only the browser knows; what has left goes from there. It is of a list as a whole.
    case onPage
}

extension RowMotion {
    /// How a row comes in by an animation; nil when it is just there.
    init?(_ animation: UITableView.RowAnimation) {
        switch animation {
        case .fade, .automatic: self = .fade
        case .right: self = .right
        case .left: self = .left
        case .top: self = .top
        case .bottom: self = .bottom
        case .middle: self = .middle
        case .none: return nil
        }
    }

    /// The motion of something that moves already and is moved again before it is shown; nil when it comes back.
    func followed(by next: RowMotion) -> RowMotion? {
        guard case .elsewhere(let nextX, let nextY) = next else { return next }
        guard case .elsewhere(let x, let y) = self else { return self }
        let isBack = abs(x + nextX) < 0.5 && abs(y + nextY) < 0.5
        return isBack ? nil : .elsewhere(x: x + nextX, y: y + nextY)
    }
}
