import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// Views of apps that are pressed at a place, and whose value goes up and down by steps.
@MainActor
@Suite struct AdjustableViewRendererTests {
    private let stage = Stage()
    private let rating = RatingView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

    init() {
        rating.accessibilityLabel = "Rating"
        rating.accessibilityValue = "3 stars"
        rating.accessibilityTraits = .adjustable
        rating.addGestureRecognizer(UITapGestureRecognizer())
    }

    @Test func theStepsAreButtons() {
        let html = stage.html(of: rating)
        #expect(html.contains("<span class=\"visually-hidden\" role=\"status\">3 stars</span>"))
        #expect(html.contains("value=\"v1.decrement\" aria-label=\"Decrement\""))
        #expect(html.contains("value=\"v1.increment\" aria-label=\"Increment\""))
        #expect(html.contains("role=\"group\""))
        rating.accessibilityTraits = .none
        #expect(!stage.html(of: rating).contains("increment"))
    }

    @Test func stepsCallTheView() throws {
        _ = stage.html(of: rating)
        try rating.perform(UserInteraction(.increment))
        try rating.perform(UserInteraction(.increment))
        try rating.perform(UserInteraction(.decrement))
        #expect(rating.steps == [1, 1, -1])
        rating.accessibilityTraits = .none
        #expect(throws: UserInteractionRefusal.self) { try rating.perform(UserInteraction(.increment)) }
    }

    @Test func aPressHasAPlace() throws {
        _ = stage.html(of: rating)
        try rating.perform(UserInteraction(.touchUpInside, value: .text("0.250,0.500")))
        #expect(rating.recognizer?.location(in: rating) == CGPoint(x: 25, y: 10))
        try rating.perform(UserInteraction(.touchUpInside))
        #expect(rating.recognizer?.location(in: rating) == CGPoint(x: 50, y: 10))
    }
}

private final class RatingView: UIView {
    private(set) var steps: [Int] = []
    var recognizer: UIGestureRecognizer? { gestureRecognizers?.first }

    override func accessibilityIncrement() { steps.append(1) }
    override func accessibilityDecrement() { steps.append(-1) }
}
