import Testing

@testable import UIKitCore

@MainActor
@Suite struct UIStackViewTests {
    @Test func arrangedSubviewsAreSubviewsThatKeepTheirOrder() {
        let (first, second, third) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.insertArrangedSubview(third, at: 1)
        #expect(stack.arrangedSubviews == [first, third, second])
        stack.addArrangedSubview(first)
        #expect(stack.arrangedSubviews == [third, second, first])
        stack.removeArrangedSubview(second)
        #expect(stack.arrangedSubviews == [third, first] && second.superview === stack)
        third.removeFromSuperview()
        #expect(stack.arrangedSubviews == [first] && stack.subviews.contains(second))
        UIStackView().addArrangedSubview(first)
        #expect(stack.arrangedSubviews == [])
    }

    @Test func aViewThatCannotBeAddedIsNotArranged() {
        let stack = UIStackView()
        stack.addArrangedSubview(stack)
        #expect(stack.arrangedSubviews == [])
    }

    @Test func spacingIsSetForAllAndForOne() {
        let (first, second) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.spacing = 12
        stack.setCustomSpacing(4, after: first)
        #expect(stack.displayedSpacing(after: first) == 4 && stack.displayedSpacing(after: second) == 12)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
        stack.spacing = UIStackView.spacingUseSystem
        #expect(stack.displayedSpacing(after: first) == 8)
    }

    @Test func aPositionBeyondTheViewsIsRefused() {
        let test = TestScene()
        let stack = UIStackView(arrangedSubviews: [UIView()])
        test.turn { test.window.addSubview(stack) }
        _ = test.scene.takeFaults()
        for position in [2, -1] {
            test.scene.inTurn { stack.insertArrangedSubview(UIView(), at: position) }
            #expect(
                test.scene.takeFaults() == [
                    SceneFault(
                        .internalInconsistency,
                        "Index out of bounds for arranged subview: index = \(position) expected to be less than or equal to "
                            + "1")
                ])
        }
        #expect(stack.arrangedSubviews.count == 1 && stack.subviews.count == 1)
    }

    @Test func aViewThatIsNoLongerArrangedIsPlacedByConstraints() {
        let (first, second) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        #expect(!first.translatesAutoresizingMaskIntoConstraints)
        stack.removeArrangedSubview(first)
        second.removeFromSuperview()
        #expect(!first.translatesAutoresizingMaskIntoConstraints && !second.translatesAutoresizingMaskIntoConstraints)
        second.translatesAutoresizingMaskIntoConstraints = true
        #expect(second.translatesAutoresizingMaskIntoConstraints)
    }
}
