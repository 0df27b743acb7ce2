import Foundation
import UIKitCore

/// How a view stands beside others on one line, by their middles or their base lines.
struct GridLink {
    /// The number of a view beside which it stands; its own if there is none.
    var root: Int
    /// How the views on the line are aligned.
    var alignment: GridAlignment = .center

    /// Finds the views that constraints hold on one line.
    @MainActor
    static func links(of views: [SampledView], in container: UIView) -> [GridLink] {
        var links = views.indices.map { GridLink(root: $0) }
        guard let constraints = container.layoutAttributesIfPresent?.constraints else { return links }
        var numbers: [ObjectIdentifier: Int] = [:]
        for (number, view) in views.enumerated() { numbers[ObjectIdentifier(view.view)] = number }
        for constraint in constraints {
            guard let alignment = constraint.lineAlignment,
                let first = constraint.firstItem.flatMap({ numbers[ObjectIdentifier($0)] }),
                let second = constraint.secondItem.flatMap({ numbers[ObjectIdentifier($0)] })
            else { continue }
            let roots = (links[first].root, links[second].root)
            let isNew = roots.0 == first && roots.1 == second
            for index in links.indices where links[index].root == roots.0 || links[index].root == roots.1 {
                links[index].root = roots.1
                links[index].alignment = isNew || links[index].alignment == alignment ? alignment : .center
            }
        }
        return links
    }

    /// The number of the highest view on the line of each view, whose rows the others take.
    static func leaders(of links: [GridLink], heights: [CGFloat]) -> [Int] {
        var leaders: [Int: Int] = [:]
        for (index, link) in links.enumerated() where heights[index] > leaders[link.root].map({ heights[$0] }) ?? -1 {
            leaders[link.root] = index
        }
        return links.enumerated().map { leaders[$1.root] ?? $0 }
    }

    /// How a view is aligned with others on its line; nil for one that stands alone or that the others are centred at.
    static func alignment(of number: Int, _ links: [GridLink], _ leaders: [Int]) -> GridAlignment? {
        let alignment = links[number].alignment
        guard leaders[number] == number else { return alignment }
        let isFollowed = alignment != .center && leaders.indices.contains { $0 != number && leaders[$0] == number }
        return isFollowed ? alignment : nil
    }
}

extension NSLayoutConstraint {
    /// How the constraint holds two views on one line; nil for any other constraint.
    fileprivate var lineAlignment: GridAlignment? {
        guard relation == .equal, multiplier == 1, abs(constant) < 2, firstAttribute == secondAttribute else {
            return nil
        }
        return switch firstAttribute {
        case .centerY: .center
        case .firstBaseline: .baseline
        case .lastBaseline: .lastBaseline
        default: nil
        }
    }
}
