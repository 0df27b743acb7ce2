import Foundation
import Testing

@testable import UIKitCore

/// Which gestures recognizers find in what a pointer did, and in which order their targets are called.
@MainActor
@Suite struct GestureRecognitionTests {
    private let scene = TestScene()
    private let outer = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let view = TouchedView(frame: CGRect(x: 50, y: 50, width: 200, height: 100))
    private let listener = GestureListener()

    init() {
        scene.window.addSubview(outer)
        outer.addSubview(view)
        view.accessibilityTraits = .allowsDirectInteraction
    }

    @discardableResult
    private func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to other: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(listener, action: "changed:")
        recognizer.delegate = listener
        (other ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    private func touch(_ path: String? = nil) throws(UserInteractionRefusal) {
        listener.calls = []
        view.calls = []
        try scene.scene.perform(
            UserInteraction(.touchUpInside, value: path.map { .text($0) }),
            on: .viewIdentifier(scene.scene.identifier(for: view)))
    }

    private let drag = "0.1,0.5;0.2,0.5,20;0.5,0.5,40;0.9,0.5,60"

    // MARK: Views

    @Test func aViewThatAllowsItFollowsTouches() throws {
        try touch(drag)
        #expect(view.calls == ["began 20,50", "moved 40,50", "moved 100,50", "moved 180,50", "ended 180,50"])
        view.accessibilityTraits = .none
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.touchUpInside)) { try touch() }
    }

    @Test func aTapTakesTheTouchAwayUnlessItLeavesIt() throws {
        let tap = add(UITapGestureRecognizer(), "tap")
        try touch("0.25,0.5")
        #expect(listener.calls == ["tap ended 50,50"])
        #expect(view.calls == ["began 50,50", "cancelled 50,50"])
        tap.cancelsTouchesInView = false
        try touch("0.25,0.5")
        #expect(view.calls == ["began 50,50", "ended 50,50"])
        #expect(tap.state == .possible)
        #expect(tap.numberOfTouches == 0)
    }

    @Test func aViewThatLayoutGaveNoSizeIsAsLargeAsOnThePage() throws {
        view.frame = .zero
        try touch("300x40:0.5,0.25")
        #expect(view.calls == ["began 150,10", "ended 150,10"])
    }

    // MARK: Kinds

    @Test func aDragIsNoTap() throws {
        add(UITapGestureRecognizer(), "tap")
        try touch(drag)
        #expect(listener.calls.isEmpty)
        #expect(view.calls.last == "ended 180,50")
    }

    @Test func aPanBeginsChangesAndEnds() throws {
        let pan = add(UIPanGestureRecognizer(), "pan")
        var translations: [CGFloat] = []
        var velocity = CGPoint.zero
        listener.onChange = { _ in
            translations.append(pan.translation(in: nil).x)
            velocity = pan.velocity(in: nil)
        }
        try touch(drag)
        #expect(listener.calls == ["pan began 40,50", "pan changed 100,50", "pan changed 180,50", "pan ended 180,50"])
        #expect(translations == [20, 80, 160, 160])
        #expect(abs(velocity.x - 4000) < 1 && velocity.y == 0)
        #expect(view.calls == ["began 20,50", "cancelled 40,50"])
    }

    @Test func aTranslationThatIsTakenBackCountsFromThere() throws {
        let pan = add(UIPanGestureRecognizer(), "pan")
        var steps: [CGFloat] = []
        listener.onChange = { _ in
            steps.append(pan.translation(in: nil).x)
            pan.setTranslation(.zero, in: nil)
        }
        try touch(drag)
        #expect(steps == [20, 60, 80, 0])
    }

    @Test(arguments: [1, 2, 4, 10], ["transform", "frame", "center"])
    func aViewThatGoesAlongIsAsFarAsThePointer(moves: Int, way: String) throws {
        let pan = add(UIPanGestureRecognizer(), "pan")
        var translations: [CGFloat] = []
        listener.onChange = { [view] _ in
            let translation = pan.translation(in: view.superview)
            translations.append(translation.x)
            switch way {
            case "transform": view.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
            case "frame": view.frame.origin.x = 50 + translation.x
            default: view.center.x = 150 + translation.x
            }
        }
        let path = (1...moves).map { "\(0.25 + 0.5 * Double($0) / Double(moves)),0.5,\($0 * 20)" }
        try touch("0.25,0.5;" + path.joined(separator: ";"))
        // It begins beyond 10 points, and ends where it was last.
        let expected = (1...moves).map { CGFloat(100 * $0 / moves) }.filter { $0 > 10 } + [100]
        #expect(translations.map { $0.rounded() } == expected)
        #expect(abs(view.frame.minX - 150) < 0.01)
    }

    @Test func aPlaceInAViewThatWentAlongIsWhereThePointerIsInIt() throws {
        add(UIPanGestureRecognizer(), "pan")
        listener.onChange = { [view] _ in view.frame.origin.x += 10 }
        try touch(drag)
        #expect(listener.calls == ["pan began 40,50", "pan changed 90,50", "pan changed 160,50", "pan ended 150,50"])
    }

    @Test func aPressThatLastsIsRecognisedBeforeItEnds() throws {
        add(UILongPressGestureRecognizer(), "hold")
        try touch("0.5,0.5;0.5,0.5,700")
        #expect(listener.calls == ["hold began 100,50", "hold ended 100,50"])
        try touch("0.5,0.5;0.5,0.5,300")
        #expect(listener.calls.isEmpty)
        try touch("0.5,0.5;0.9,0.5,100;0.9,0.5,800")
        #expect(listener.calls.isEmpty)
    }

    @Test(arguments: [
        ("0.5,0.5;0.9,0.5,100", "right"), ("0.5,0.5;0.1,0.55,100", "left"), ("0.5,0.9;0.5,0.1,100", "up"),
        ("0.5,0.1;0.5,0.9,100", "down"), ("0.5,0.5;0.6,0.5,100", nil), ("0.5,0.1;0.75,0.6,100", nil),
        ("0.5,0.5;0.9,0.5,900", nil),
    ])
    func aSwipeHasADirection(path: String, direction: String?) throws {
        for (name, direction) in [
            ("right", UISwipeGestureRecognizer.Direction.right), ("left", .left), ("up", .up), ("down", .down),
        ] {
            add(UISwipeGestureRecognizer(), name).direction = direction
        }
        try touch(path)
        #expect(listener.calls.map { String($0.prefix { $0 != " " }) } == [direction].compactMap { $0 })
    }

    // MARK: Taps

    @Test func aPressCountsAsAllTheTapsThatAreAskedFor() throws {
        add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
        try touch()
        #expect(listener.calls == ["double ended 100,50"])
    }

    @Test func aPressOfAPointerIsOneTap() throws {
        let double = add(UITapGestureRecognizer(), "double")
        #expect(view.awaitedTaps == nil)
        double.numberOfTapsRequired = 2
        #expect(view.awaitedTaps == 2)
        #expect(view.offeredGestures.isEmpty)
        try touch("200x100:0.5,0.5")
        #expect(listener.calls.isEmpty)
        try touch("200x100:2*0.5,0.5")
        #expect(listener.calls == ["double ended 100,50"])
    }

    @Test func theSecondTapIsAnother() throws {
        let single = add(UITapGestureRecognizer(), "single")
        let double = add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        try touch()
        #expect(listener.calls == ["single ended 100,50"])
        try touch("0.5,0.5")
        #expect(listener.calls == ["single ended 100,50"])
        try touch("2*0.5,0.5")
        #expect(listener.calls == ["single ended 100,50", "double ended 100,50"])
        single.require(toFail: double)
        try touch("2*0.5,0.5")
        #expect(listener.calls == ["double ended 100,50"])
        try touch()
        #expect(listener.calls == ["single ended 100,50"])
    }

    // MARK: Several recognizers

    @Test(arguments: [nil, CGRect.zero, CGRect(x: 0, y: 0, width: 12, height: 12)])
    func whatIsOfferedAsAButtonIsRecognised(frame: CGRect?) throws {
        if let frame { view.frame = frame }
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        add(UITapGestureRecognizer(), "tap")
        add(double, "double")
        add(UILongPressGestureRecognizer(), "hold")
        for direction: UISwipeGestureRecognizer.Direction in [.left, .right, .up, .down] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            add(swipe, "swipe\(direction.rawValue)")
        }
        let gestures = view.offeredGestures
        #expect(gestures.map(\.name) == [.doubleTap, .hold, .swipeLeft, .swipeRight, .swipeUp, .swipeDown])
        let expected = ["double ended", "hold began", "swipe2 ended", "swipe1 ended", "swipe4 ended", "swipe8 ended"]
        for (gesture, call) in zip(gestures, expected) {
            try touch(gesture.path)
            #expect(listener.calls.contains { $0.hasPrefix(call) }, "\(gesture.name): \(listener.calls)")
        }
    }

    @Test func aDragHasAButtonForEachDirectionThatNoSwipeGoesIn() throws {
        let pan = add(UIPanGestureRecognizer(), "pan")
        #expect(view.offeredGestures.map(\.name) == [.moveLeft, .moveRight, .moveUp, .moveDown])
        let right = try #require(view.offeredGestures.first { $0.name == .moveRight })
        try touch(right.path)
        #expect(listener.calls.first?.hasPrefix("pan began") == true)
        #expect(listener.calls.contains { $0.hasPrefix("pan changed") })
        #expect(listener.calls.last == "pan ended 140,50")
        pan.minimumNumberOfTouches = 2
        #expect(view.offeredGestures.isEmpty)
        pan.minimumNumberOfTouches = 1
        let swipe = add(UISwipeGestureRecognizer(), "swipe")
        swipe.direction = [.left, .right]
        #expect(view.offeredGestures.map(\.name) == [.swipeLeft, .swipeRight, .moveUp, .moveDown])
    }

    @Test func aDragOfWhichNobodyHearsHasNoButtons() {
        view.addGestureRecognizer(UIPanGestureRecognizer())
        view.addGestureRecognizer(UIScreenEdgePanGestureRecognizer(target: view, action: "remove"))
        #expect(view.offeredGestures.isEmpty)
    }

    @Test func aMenuThatAPressDoesNotOpenHasAButton() {
        let menus = NoMenus()
        view.addInteraction(UIContextMenuInteraction(delegate: menus))
        #expect(view.offeredGestures.isEmpty)
        add(UITapGestureRecognizer(), "tap")
        #expect(view.offeredGestures.map(\.name) == [.actions])
    }

    @Test func theRecognizerOfTheViewComesBeforeThoseAroundIt() throws {
        add(UITapGestureRecognizer(), "outer", to: outer)
        add(UITapGestureRecognizer(), "inner")
        try touch()
        #expect(listener.calls == ["inner ended 100,50"])
        listener.isSimultaneous = true
        try touch()
        #expect(listener.calls == ["inner ended 100,50", "outer ended 150,100"])
    }

    @Test func aDragOnAViewIsRecognisedAroundIt() throws {
        add(UIPanGestureRecognizer(), "outer", to: outer)
        add(UITapGestureRecognizer(), "inner")
        try touch(drag)
        #expect(listener.calls.first == "outer began 90,100")
        #expect(listener.calls.last == "outer ended 230,100")
    }

    @Test func aDelegateDecides() throws {
        add(UITapGestureRecognizer(), "first")
        add(UITapGestureRecognizer(), "second")
        listener.refused = ["first"]
        try touch()
        #expect(listener.calls == ["second ended 100,50"])
        listener.refused = []
        listener.deaf = ["first"]
        try touch()
        #expect(listener.calls == ["second ended 100,50"])
        view.refusesGestures = true
        try touch()
        #expect(listener.calls.isEmpty)
        #expect(view.calls == ["began 100,50", "ended 100,50"])
    }

    @Test func aRecognizerOfTheAppSetsItsStateWhileItFollows() throws {
        add(EagerRecognizer(), "eager")
        try touch(drag)
        #expect(listener.calls == ["eager began 20,50", "eager cancelled 180,50"])
        #expect(view.calls.isEmpty)
    }

    // MARK: Buttons

    @Test func aButtonIsPressedUnlessAGestureOfItsOwnIsRecognised() throws {
        let press = UIAction { [listener] _ in listener.calls.append("press") }
        let button = UIButton(frame: view.bounds, primaryAction: press)
        view.addSubview(button)
        add(UITapGestureRecognizer(), "around")
        func perform(_ path: String?) throws {
            listener.calls = []
            try button.perform(UserInteraction(.touchUpInside, value: path.map { .text($0) }))
        }
        try perform(nil)
        #expect(listener.calls == ["press"])
        add(UILongPressGestureRecognizer(), "hold", to: button)
        try perform(nil)
        #expect(listener.calls == ["press"])
        try perform("0.5,0.5;0.5,0.5,600")
        #expect(listener.calls == ["hold began 100,50", "hold ended 100,50"])
    }
}

private final class GestureListener: NSObject, UIGestureRecognizerDelegate, InterfaceBuilderClass {
    static var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = InterfaceBuilderMembers()
        members.addAction("changed:") { (listener: GestureListener, sender) in listener.changed(sender) }
        return members
    }

    var calls: [String] = []
    var onChange: (UIGestureRecognizer) -> Void = { _ in }
    var isSimultaneous = false
    var refused: Set<String> = []
    var deaf: Set<String> = []

    func changed(_ sender: UIGestureRecognizer) {
        let point = sender.location(in: sender.view)
        calls.append("\(sender.name ?? "") \(sender.state) \(Int(point.x.rounded())),\(Int(point.y.rounded()))")
        onChange(sender)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !refused.contains(gestureRecognizer.name ?? "")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !deaf.contains(gestureRecognizer.name ?? "")
    }
}

private final class TouchedView: UIView {
    var calls: [String] = []
    var refusesGestures = false

    private func note(_ name: String, _ touches: Set<UITouch>) {
        let point = touches.first?.location(in: self) ?? .zero
        calls.append("\(name) \(Int(point.x.rounded())),\(Int(point.y.rounded()))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refusesGestures }
}

/// Recognises a touch at once, and never says that it ended.
private final class EagerRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}

/// Menus of which none is shown.
private final class NoMenus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}
