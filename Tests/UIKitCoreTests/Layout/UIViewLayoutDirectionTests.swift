import Foundation
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

    /// A view of 300 points with one that begins 20 points from its leading edge, in the window of a scene.
    private func leadingView() -> (test: TestScene, root: UIView, view: UIView, stack: UIStackView) {
        let test = TestScene()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 50),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 10),
            stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 30),
        ])
        test.turn { test.window.addSubview(root) }
        return (test, root, view, stack)
    }

    @Test func frameFollowsAMeaningThatIsSetAfterTheFirstLayout() {
        let (test, root, view, stack) = leadingView()
        #expect(view.frame.minX == 20)
        test.turn { root.semanticContentAttribute = .forceRightToLeft }
        #expect(view.frame.maxX == 280)
        #expect(stack.frame.maxX == 300)
        #expect(stack.arrangedSubviews[0].frame.minX == 0)
        test.turn { stack.semanticContentAttribute = .forceRightToLeft }
        #expect(stack.arrangedSubviews[0].frame.minX == 30)
        test.turn {
            root.semanticContentAttribute = .unspecified
            stack.semanticContentAttribute = .unspecified
        }
        #expect(view.frame.minX == 20)
        #expect(stack.arrangedSubviews[0].frame.minX == 0)
    }

    @Test func framesFollowALanguageThatChanges() {
        let (test, _, view, stack) = leadingView()
        test.turn { test.window.traitOverrides.layoutDirection = .rightToLeft }
        #expect(view.frame.maxX == 280)
        #expect(stack.arrangedSubviews[0].frame.minX == 30)
        test.turn { test.window.traitOverrides.layoutDirection = .leftToRight }
        #expect(view.frame.minX == 20)
    }
}
