import Testing

@testable import UIKitCore

/// In which direction views lay out their content.
@MainActor
@Suite struct UIViewLayoutDirectionTests {
    @Test func contentWithoutAMeaningFollowsTheLanguage() {
        let test = TestScene(showing: UIViewController())
        let view = UIView()
        test.window.addSubview(view)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        test.window.traitOverrides.layoutDirection = .rightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func aMeaningDecidesBeforeTheLanguage() {
        for (meaning, direction) in [
            (UISemanticContentAttribute.playback, UIUserInterfaceLayoutDirection.leftToRight),
            (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
            (.unspecified, .rightToLeft),
        ] {
            #expect(UIView.userInterfaceLayoutDirection(for: meaning, relativeTo: .rightToLeft) == direction)
        }
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight) == .leftToRight)
    }
}
