import Foundation
import Testing

@testable import UIKitCore

/// Every member of the reference that a subclass can override, overridden in the form in which iOS code spells it.
///
/// That the classes compile, in a file that sees of the framework what an app sees, is what they are for; the tests see that
/// what they say is heeded.
@MainActor
@Suite struct OverridingReferenceTests {
    @Test("What a subclass says about its presentation is heeded")
    func presentation() async {
        let root = UIViewController()
        let presented = OverridingRelations(nibName: nil, bundle: nil)
        let test = TestScene(showing: root)
        test.turn { root.present(presented, animated: true) }
        #expect(presented.presentationController is UISheetPresentationController)
        #expect(presented.modalPresentationStyle == .formSheet)
        #expect(presented.isModalInPresentation)
        await callFromElsewhere(presented)
        test.turn {}
        #expect(root.presentedViewController == nil)
    }

    /// Code outside the main actor reaches the methods with `await`; UIKit imports none of them as asynchronous ones.
    nonisolated private func callFromElsewhere(_ controller: UIViewController) async {
        await controller.dismiss(animated: true)
    }

    @Test("What a subclass says about bars is heeded")
    func bars() {
        let controller = OverridingBars(nibName: nil, bundle: nil)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let test = TestScene(showing: tabs)
        test.turn { navigation.pushViewController(controller, animated: false) }
        #expect(navigation.navigationBar.topItem?.title == "Overridden")
        #expect(tabs.tabBar.isHidden)
        controller.isEditing = true
        #expect(controller.editingChanges == [true])
    }

    @Test("What a subclass says about its view and environment is heeded")
    func view() {
        let controller = OverridingView(nibName: nil, bundle: nil)
        let test = TestScene(showing: controller)
        #expect(controller.view is UIStackView)
        #expect(controller.calls.first == "loadView")
        #expect(test.scene.faults.isEmpty)
        let environment = OverridingEnvironment(nibName: nil, bundle: nil)
        let other = TestScene(showing: environment)
        #expect(other.scene.faults.isEmpty)
        #expect(environment.supportedInterfaceOrientations == .portrait)
    }
}
