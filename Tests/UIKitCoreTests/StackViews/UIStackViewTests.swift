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
}
