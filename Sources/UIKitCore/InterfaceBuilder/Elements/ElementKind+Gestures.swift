import Foundation

extension ElementKind {
    /// What all gesture recognizers have.
    static let gestureRecognizer = ElementKind(
        UIGestureRecognizer.self,
        make: { type, coder in
            let object = (type as? UIGestureRecognizer.Type)?.instantiate()
            if let object { coder.configure(object) }
            return object
        },
        [
            .attribute("enabled", .boolean, \UIGestureRecognizer.isEnabled),
            .ignored("cancelsTouchesInView"), .ignored("delaysTouchesBegan"), .ignored("delaysTouchesEnded"),
            .ignored("requiresExclusiveTouchType"),
        ])

    /// An object of a class of the app's own.
    static let customObject = ElementKind(
        NSObject.self,
        make: { type, coder in
            let object = (type as? NSObject.Type)?.instantiate()
            if let object { coder.configure(object) }
            return object
        }, [])
}

extension ElementKindTable {
    /// Gesture recognizers and objects that are no part of the interface.
    static let gestureKinds: [String: ElementKind] = [
        "tapGestureRecognizer": ElementKind(
            UITapGestureRecognizer.self, extends: .gestureRecognizer,
            [
                .attribute("numberOfTapsRequired", .integer, \UITapGestureRecognizer.numberOfTapsRequired),
                .attribute("numberOfTouchesRequired", .integer, \UITapGestureRecognizer.numberOfTouchesRequired),
            ]),
        "panGestureRecognizer": gesture("UIPanGestureRecognizer"),
        "swipeGestureRecognizer": gesture("UISwipeGestureRecognizer"),
        "pinchGestureRecognizer": gesture("UIPinchGestureRecognizer"),
        "rotationGestureRecognizer": gesture("UIRotationGestureRecognizer"),
        "pongPressGestureRecognizer": gesture("UILongPressGestureRecognizer"),
        "longPressGestureRecognizer": gesture("UILongPressGestureRecognizer"),
        "screenEdgePanGestureRecognizer": gesture("UIScreenEdgePanGestureRecognizer"),
        "hoverGestureRecognizer": gesture("UIHoverGestureRecognizer"),
        "customGestureRecognizer": .gestureRecognizer,
        "gestureRecognizer": .gestureRecognizer,
        "customObject": .customObject,
    ]

    /// A recognizer that a page may not know yet.
    private static func gesture(_ className: String) -> ElementKind {
        let found: AnyClass? = classNamed(className, module: nil)
        let recognizer: AnyClass? = (found as? UIGestureRecognizer.Type) != nil ? found : nil
        return ElementKind(
            recognizer ?? UIGestureRecognizer.self, extends: .gestureRecognizer, isStandIn: true, [])
    }
}
