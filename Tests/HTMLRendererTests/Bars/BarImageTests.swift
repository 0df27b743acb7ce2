import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// Where the images of bar items stand, and which of them are shown.
@MainActor
@Suite struct BarImageTests {
    private let stage = Stage()
    private let controller = UIViewController()

    @Test func theImageOfABarButtonIsMovedByItsInsets() {
        let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        stage.show(UINavigationController(rootViewController: controller))
        #expect(!stage.page().contains(">:is(svg,img,picture){translate"))
        item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -2, right: 4)
        #expect(stage.page().firstMatch(of: /#v\d+>:is\(svg,img,picture\)\{translate:-2px 4px;\}/) != nil)
    }

    @Test func aTabHasAnotherImageOnCompactHeight() {
        let item = UITabBarItem(title: "Home", image: UIImage(systemName: "star"), tag: 0)
        item.landscapeImagePhone = UIImage(systemName: "heart")
        item.landscapeImagePhoneInsets = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
        controller.tabBarItem = item
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [other, controller]
        stage.show(tabs)
        #expect(stage.page().contains("#star\""))
        #expect(!stage.page().contains(">:is(svg,img,picture){translate"))
        let traits = stage.scene.systemTraits.modifyingTraits { $0.verticalSizeClass = .compact }
        stage.scene.resize(to: CGSize(width: 844, height: 390), traits: traits)
        let landscape = stage.page()
        #expect(landscape.contains("#heart\"") && !landscape.contains("#star\""))
        #expect(landscape.contains(">:is(svg,img,picture){translate:0 4px;}"))
    }
}
