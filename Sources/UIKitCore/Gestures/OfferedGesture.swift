import Foundation

/// What a pointer does that a press is not, which a page offers as a button: for keyboards, and where it runs no script.
package struct OfferedGesture: Hashable, Sendable {
    /// What the button is called.
    package let name: FrameworkText
    /// What the pointer would have done, as ``TouchPath`` reads it.
    package let path: String

    init(_ name: FrameworkText, _ path: String) {
        self.name = name
        // A size tells these from presses that no pointer made.
        self.path = "100x100:" + path
    }

    /// A press on the middle that lasts for some milliseconds.
    init(_ name: FrameworkText, after time: Int) {
        self.init(name, "0.5,0.5;0.5,0.5,\(time)")
    }
}

extension UIView {
    /// The gestures by which recognizers of the view recognise something that a press does not make them recognise.
    ///
    /// A drag has one for each direction that no swipe goes in; it goes a short way.
    package final var offeredGestures: [OfferedGesture] {
        let recognizers = attributesIfPresent?.gestureRecognizers.filter(\.isEnabled) ?? []
        guard !recognizers.isEmpty else { return [] }
        var gestures: [OfferedGesture] = []
        func add(_ name: FrameworkText, _ path: String) { gestures.append(OfferedGesture(name, path)) }
        if tapsBesidesPress == 2 { add(.doubleTap, "2*0.5,0.5") }
        // Of a list, rows and items are held.
        if let holdTime, !(self is any CellList) {
            if isHeldByApp {
                gestures.append(OfferedGesture(.hold, after: holdTime))
            } else if hasPressesOfItsOwn {
                gestures.append(OfferedGesture(.actions, after: holdTime))
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
        guard hasMoveButtons else { return gestures }
        let moves: [(FrameworkText, UISwipeGestureRecognizer.Direction, x: Double, y: Double)] = [
            (.moveLeft, .left, -1, 0), (.moveRight, .right, 1, 0), (.moveUp, .up, 0, -1), (.moveDown, .down, 0, 1),
        ]
        for (name, direction, x, y) in moves where !directions.contains(direction) {
            add(name, path(movingBy: CGPoint(x: x * Self.moveLength, y: y * Self.moveLength)))
        }
        return gestures
    }

    /// Whether the app waits for a press that lasts, for something else than a menu.
    final var isHeldByApp: Bool {
        attributesIfPresent?.gestureRecognizers.contains {
            $0.isEnabled && $0 is UILongPressGestureRecognizer && !($0 is ContextMenuGestureRecognizer)
        } ?? false
    }

    /// Whether there are buttons that drag, which a press on a view that is only dragged leads to.
    package final var hasMoveButtons: Bool {
        attributesIfPresent?.gestureRecognizers.contains { $0.isEnabled && $0.isDragged } ?? false
    }

    /// How far a drag by a button goes, in points.
    private static let moveLength = 40.0

    /// A drag that begins, goes on and ends as one by a pointer does, for views whose size is known and others.
    private func path(movingBy distance: CGPoint) -> String {
        func share(_ way: CGFloat, of length: CGFloat, _ step: Int) -> Double {
            let share = Double(way) * Double(step) / 4 / (length > 0 ? max(Double(length), 1) : 100)
            return 0.5 + (share * 10_000).rounded() / 10_000
        }
        let steps = (1...4).map { step in
            let (x, y) = (share(distance.x, of: bounds.width, step), share(distance.y, of: bounds.height, step))
            return "\(x),\(y),\(step * 100)"
        }
        return (["0.5,0.5"] + steps).joined(separator: ";")
    }

    private static func share(of length: CGFloat) -> Double {
        length > 0 ? min(max((80 / Double(length)).rounded(.up), 1), 900) : 1
    }
}

extension UIGestureRecognizer {
    /// Whether the app hears of drags by one pointer in any direction.
    fileprivate final var isDragged: Bool {
        guard let pan = self as? UIPanGestureRecognizer, hasTargets else { return false }
        return pan.minimumNumberOfTouches <= 1 && !(pan is UIScreenEdgePanGestureRecognizer)
    }
}
