import Foundation

/// What a pointer does that a press is not, which a page offers as a button: for keyboards, and where it runs no script.
package struct OfferedGesture: Hashable, Sendable {
    /// What the button is called.
    package let name: FrameworkText
    /// What the pointer would have done, as ``TouchPath`` reads it.
    package let path: String
}

extension UIView {
    /// The gestures by which recognizers of the view recognise something that a press does not make them recognise.
    ///
    /// A drag has no such button, as nobody knows where it is to go.
    package final var offeredGestures: [OfferedGesture] {
        let recognizers = attributesIfPresent?.gestureRecognizers.filter(\.isEnabled) ?? []
        guard !recognizers.isEmpty else { return [] }
        var gestures: [OfferedGesture] = []
        // A size tells these from presses that no pointer made.
        func add(_ name: FrameworkText, _ path: String) {
            gestures.append(OfferedGesture(name: name, path: "100x100:" + path))
        }
        if awaitedTaps == 2 { add(.doubleTap, "2*0.5,0.5") }
        let holds = recognizers.compactMap { $0 as? UILongPressGestureRecognizer }
        if let holdTime {
            if holds.contains(where: { !($0 is ContextMenuGestureRecognizer) }) {
                add(.hold, "0.5,0.5;0.5,0.5,\(holdTime)")
            } else if hasPressesOfItsOwn {
                add(.actions, "0.5,0.5;0.5,0.5,\(holdTime)")
            }
        }
        let directions = recognizers.reduce(into: UISwipeGestureRecognizer.Direction()) { directions, recognizer in
            if let swipe = recognizer as? UISwipeGestureRecognizer { directions.formUnion(swipe.direction) }
        }
        // As far as a swipe goes, however small the view is.
        let (across, down) = (Self.share(of: bounds.width), Self.share(of: bounds.height))
        if directions.contains(.left) { add(.swipeLeft, "0.5,0.5;\(0.5 - across),0.5,100") }
        if directions.contains(.right) { add(.swipeRight, "0.5,0.5;\(0.5 + across),0.5,100") }
        if directions.contains(.up) { add(.swipeUp, "0.5,0.5;0.5,\(0.5 - down),100") }
        if directions.contains(.down) { add(.swipeDown, "0.5,0.5;0.5,\(0.5 + down),100") }
        return gestures
    }

    private static func share(of length: CGFloat) -> Double {
        length > 0 ? min(max((80 / Double(length)).rounded(.up), 1), 900) : 1
    }
}
