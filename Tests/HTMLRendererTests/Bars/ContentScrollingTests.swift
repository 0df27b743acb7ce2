import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// Bars that follow the scroll view that a controller names for them.
@MainActor
@Suite struct ContentScrollingTests {
    private let controller = UIViewController()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 40, width: 200, height: 300))
    private let stage = Stage()

    private func styles(of container: UIViewController) -> String {
        stage.show(container)
        return stage.styles(of: container.view)
    }

    /// The number of a view in the page.
    private func number(of view: UIView) -> String { "v\(stage.scene.identifier(for: view))" }

    @Test func aRegionThatScrollsByItselfIsFollowed() {
        controller.view.addSubview(UILabel())
        controller.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: controller)
        let container: UIView = navigation.view
        #expect(!styles(of: navigation).contains("timeline"))
        controller.setContentScrollView(scroll)
        let rules = styles(of: navigation)
        let (outer, inner) = (number(of: container), number(of: scroll))
        #expect(
            rules.contains(
                "#\(outer){--top-timeline:--\(inner);--large-title-motion:bar-withdraw;--bottom-timeline:--\(inner);}"))
        #expect(rules.contains("#\(outer){timeline-scope:--\(inner);}"))
        #expect(rules.contains("#\(inner){scroll-timeline-name:--\(inner);}"))
        controller.setContentScrollView(nil)
        #expect(!styles(of: navigation).contains("timeline"))
    }

    @Test func theViewBehindAllOthersIsFoundAndEdgesAreKeptApart() {
        controller.view.addSubview(scroll)
        let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 200, height: 100))
        controller.view.addSubview(other)
        controller.setContentScrollView(other, for: .bottom)
        let navigation = UINavigationController(rootViewController: controller)
        let rules = styles(of: navigation)
        let (first, second) = (number(of: scroll), number(of: other))
        #expect(rules.contains("{--top-timeline:--\(first);"))
        #expect(rules.contains(";--bottom-timeline:--\(second);}"))
        #expect(rules.contains("{timeline-scope:--\(first),--\(second);}"))
    }

    @Test func theNamesReachTheTabBarAroundAStack() {
        controller.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: controller)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let rules = styles(of: tabs)
        let inner = number(of: scroll)
        #expect(rules.contains("#\(number(of: tabs.view)){--bottom-timeline:--\(inner);}"))
        #expect(rules.contains("#\(number(of: tabs.view)){timeline-scope:--\(inner);}"))
        #expect(!rules.contains("#\(number(of: navigation.view)){timeline-scope"))
        #expect(rules.contains("#\(number(of: navigation.view)){--top-timeline:--\(inner);"))
    }

    @Test func whatIsAPartOfThePageOrElsewhereIsNotNamed() {
        let flowing = UIScrollView()
        controller.view.addSubview(flowing)
        controller.setContentScrollView(flowing)
        let navigation = UINavigationController(rootViewController: controller)
        #expect(!styles(of: navigation).contains("timeline"))
        controller.setContentScrollView(scroll)
        #expect(!styles(of: navigation).contains("timeline"))
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(text)
        controller.setContentScrollView(text)
        #expect(!styles(of: navigation).contains("timeline"))
    }
}
