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
            .attribute("cancelsTouchesInView", .boolean, \UIGestureRecognizer.cancelsTouchesInView),
            .attribute("delaysTouchesBegan", .boolean, \UIGestureRecognizer.delaysTouchesBegan),
            .attribute("delaysTouchesEnded", .boolean, \UIGestureRecognizer.delaysTouchesEnded),
            .attribute("requiresExclusiveTouchType", .boolean, \UIGestureRecognizer.requiresExclusiveTouchType),
            .attribute("name", .name, \UIGestureRecognizer.name),
            .child("allowedTouchTypes") { element, _ in
                let types = InterfaceInputSets.touchTypes(of: element)
                return { object, _ in (object as? UIGestureRecognizer)?.allowedTouchTypes = types }
            },
            .ignoredChild("allowedPressTypes"),
            .ignoredChild("point", key: "canvasLocation"),
        ])

    /// `panGestureRecognizer`.
    fileprivate static let panGestureRecognizer = ElementKind(
        UIPanGestureRecognizer.self, extends: .gestureRecognizer,
        [
            .attribute(
                "minimumNumberOfTouches", .integer(1...), \UIPanGestureRecognizer.minimumNumberOfTouches),
            .attribute(
                "maximumNumberOfTouches", .integer(1...), \UIPanGestureRecognizer.maximumNumberOfTouches),
            .attribute("allowedScrollTypesMask", .scrollTypes, \UIPanGestureRecognizer.allowedScrollTypesMask),
            .child("allowedScrollTypesMask") { element, _ in
                let mask = InterfaceInputSets.scrollTypes(of: element)
                return { object, _ in (object as? UIPanGestureRecognizer)?.allowedScrollTypesMask = mask }
            },
        ])

    /// `pongPressGestureRecognizer`, as Interface Builder spells it.
    fileprivate static let longPressGestureRecognizer = ElementKind(
        UILongPressGestureRecognizer.self, extends: .gestureRecognizer,
        [
            .attribute(
                "minimumPressDuration", .double(0...), \UILongPressGestureRecognizer.minimumPressDuration),
            .attribute("allowableMovement", .number(0...), \UILongPressGestureRecognizer.allowableMovement),
            .attribute(
                "numberOfTapsRequired", .integer(0...), \UILongPressGestureRecognizer.numberOfTapsRequired),
            .attribute(
                "numberOfTouchesRequired", .integer(1...), \UILongPressGestureRecognizer.numberOfTouchesRequired),
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
                .attribute("numberOfTapsRequired", .integer(1...), \UITapGestureRecognizer.numberOfTapsRequired),
                .attribute(
                    "numberOfTouchesRequired", .integer(1...), \UITapGestureRecognizer.numberOfTouchesRequired),
                .attribute("buttonMaskRequired", .buttons, \UITapGestureRecognizer.buttonMaskRequired),
                .child("buttonMaskRequired") { element, _ in
                    let mask = InterfaceInputSets.buttons(of: element)
                    return { object, _ in (object as? UITapGestureRecognizer)?.buttonMaskRequired = mask }
                },
            ]),
        "panGestureRecognizer": .panGestureRecognizer,
        "screenEdgePanGestureRecognizer": ElementKind(
            UIScreenEdgePanGestureRecognizer.self, extends: .panGestureRecognizer,
            [
                .child("extendedEdge", key: "edges", .edges, \UIScreenEdgePanGestureRecognizer.edges),
                .child("rectEdge", key: "edges", .edges, \UIScreenEdgePanGestureRecognizer.edges),
                .attribute("edges", .edge, \UIScreenEdgePanGestureRecognizer.edges),
            ]),
        "swipeGestureRecognizer": ElementKind(
            UISwipeGestureRecognizer.self, extends: .gestureRecognizer,
            [
                .attribute(
                    "numberOfTouchesRequired", .integer(1...), \UISwipeGestureRecognizer.numberOfTouchesRequired),
                .attribute("direction", .swipeDirection, \UISwipeGestureRecognizer.direction),
            ]),
        "pinchGestureRecognizer": ElementKind(
            UIPinchGestureRecognizer.self, extends: .gestureRecognizer,
            [.attribute("scale", .number, \UIPinchGestureRecognizer.scale)]),
        "rotationGestureRecognizer": ElementKind(
            UIRotationGestureRecognizer.self, extends: .gestureRecognizer,
            [.attribute("rotation", .number, \UIRotationGestureRecognizer.rotation)]),
        "pongPressGestureRecognizer": .longPressGestureRecognizer,
        "longPressGestureRecognizer": .longPressGestureRecognizer,
        "hoverGestureRecognizer": ElementKind(
            UIHoverGestureRecognizer.self, extends: .gestureRecognizer, []),
        "customGestureRecognizer": .gestureRecognizer,
        "gestureRecognizer": .gestureRecognizer,
        "customObject": .customObject,
    ]
}

extension AttributeReader where Value == UISwipeGestureRecognizer.Direction {
    /// The direction of a swipe by its name.
    fileprivate static let swipeDirection = AttributeReader { text, _, _ in
        switch text {
        case "left": .left
        case "right": .right
        case "up": .up
        case "down": .down
        default: nil
        }
    }
}

extension AttributeReader where Value == UIRectEdge {
    /// One edge by its name.
    fileprivate static let edge = AttributeReader { text, _, _ in UIRectEdge(names: [text]) }
}

extension ChildReader where Value == UIRectEdge {
    /// Edges, each an attribute.
    static let edges = ChildReader { element, _ in UIRectEdge(names: element.flags) }
}

extension UIRectEdge {
    /// The edges of some names; nil if one is of no edge.
    fileprivate init?(names: Set<String>) {
        let known: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right, "all": .all]
        self = []
        for name in names {
            guard let edge = known[name] else { return nil }
            formUnion(edge)
        }
    }
}
