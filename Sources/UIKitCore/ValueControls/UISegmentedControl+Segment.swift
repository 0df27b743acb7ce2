package import Foundation

extension UISegmentedControl {
    /// One of the segments.
    package struct Segment {
        /// The text it shows; nil when it shows an image.
        package var title: String?
        /// The image it shows instead of a text.
        package var image: UIImage?
        /// What happens when it is selected, where it was made from an action.
        package var action: UIAction?
        /// Whether it can be selected.
        package var isEnabled = true
        /// Its width in points; 0 for that of its content.
        package var width: CGFloat = 0

        init(title: String? = nil, image: UIImage? = nil) {
            self.title = title
            self.image = image
        }

        @MainActor
        init(action: UIAction) {
            self.action = action
            image = action.image
            title = action.image == nil ? action.title : nil
            isEnabled = !action.attributes.contains(.disabled)
        }

        /// The mark by which a page and a record tell the segment from those that come to stand at its place.
        @MainActor package var mark: ElementMark {
            ElementMark(
                title ?? action?.title ?? image?.symbolName ?? "", identifier: action?.ownIdentifier?.rawValue)
        }
    }

    /// The positions of the segments, with their marks.
    final var segmentMarks: [(place: Int, mark: ElementMark)] {
        segments.enumerated().map { (place: $0.offset, mark: $0.element.mark) }
    }

    /// The segment at a position, or nil where there is none.
    subscript(position: Int) -> Segment? {
        segments.indices.contains(position) ? segments[position] : nil
    }

    final func insert(_ segment: Segment, at position: Int, by cause: StaticString = #function) {
        let position = min(max(position, 0), segments.count)
        segments.insert(segment, at: position)
        if storedSelection >= position { storedSelection += 1 }
        setNeedsRendering(cause)
    }

    final func remove(at position: Int, by cause: StaticString = #function) {
        guard segments.indices.contains(position) else { return }
        segments.remove(at: position)
        if storedSelection == position {
            storedSelection = Self.noSegment
        } else if storedSelection > position {
            storedSelection -= 1
        }
        setNeedsRendering(cause)
    }

    final func change(_ position: Int, _ change: (inout Segment) -> Void, by cause: StaticString = #function) {
        guard segments.indices.contains(position) else { return }
        change(&segments[position])
        setNeedsRendering(cause)
    }

    final func select(_ position: Int, by cause: StaticString = #function) {
        guard position != storedSelection, position == Self.noSegment || segments.indices.contains(position) else {
            return
        }
        storedSelection = position
        setNeedsRendering(cause)
    }

    /// What a press on a segment does; one that is selected already keeps silent.
    final func press(_ position: Int, _ segment: Segment) {
        guard isMomentary || position != storedSelection else { return }
        select(position)
        if let action = segment.action { sendAction(action) }
        sendValueChanged()
        if isMomentary { select(Self.noSegment) }
    }
}
