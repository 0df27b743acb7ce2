import Foundation

/// Where the items and the supplementary views of a section are from the section's own top left corner, in points.
struct SectionFrames {
    /// A copy of the group whose content was found to be larger or smaller than was thought.
    struct MeasuredCopy {
        /// The number of the copy.
        let number: Int
        /// The frames of its items, from where it begins.
        let items: [CGRect]
        /// How much longer the copies before it are than was thought.
        let growthBefore: CGFloat
        /// How much longer the copies up to its end are than was thought.
        let growth: CGFloat
    }

    /// A supplementary view at an edge.
    struct PlacedBoundary {
        /// Its kind.
        let kind: String
        /// Its number among its kind.
        let number: Int
        /// Where it is.
        var frame: CGRect
    }

    /// The frames in a copy of the group that was not measured, from where the copy begins.
    var template: [CGRect] = []

    /// Where the first copy begins.
    var origin = CGPoint.zero

    /// How far the next copy is from one that was not measured.
    var step = CGPoint.zero

    /// The copies that were measured, in rising order.
    var measured: [MeasuredCopy] = []

    /// The supplementary views at the edges.
    var boundaries: [PlacedBoundary] = []

    /// The size of the whole section.
    var size = CGSize.zero

    /// The frame of an item.
    func frame(ofItem item: Int) -> CGRect {
        guard !template.isEmpty else { return .zero }
        let (copy, place) = (item / template.count, item % template.count)
        let nearest = lastMeasured(upTo: copy)
        var growth: CGFloat = 0
        var frame = template[place]
        if let nearest, nearest.number == copy {
            growth = nearest.growthBefore
            if nearest.items.indices.contains(place) { frame = nearest.items[place] }
        } else if let nearest {
            growth = nearest.growth
        }
        return frame.offsetBy(
            dx: origin.x + step.x * CGFloat(copy) + (step.x == 0 ? 0 : growth),
            dy: origin.y + step.y * CGFloat(copy) + (step.y == 0 ? 0 : growth))
    }

    /// The last measured copy that is not behind another one.
    private func lastMeasured(upTo copy: Int) -> MeasuredCopy? {
        var (low, high) = (0, measured.count)
        while low < high {
            let middle = (low + high) / 2
            if measured[middle].number <= copy { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? measured[low - 1] : nil
    }
}
