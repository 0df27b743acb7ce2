import Testing

@testable import UIKitCore

/// What a navigation controller does besides pushing and popping: editing, orientation, bars that give way.
@MainActor
@Suite struct UINavigationControllerOptionsTests {
    private let log = CallbackLog()

    private func push(_ names: [String], on navigation: UINavigationController, _ test: TestScene) {
        for name in names {
            test.turn { navigation.pushViewController(RecordingViewController(name, log), animated: false) }
        }
        _ = log.take()
    }

    @Test func popToAControllerInBetween() throws {
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        let test = TestScene(showing: navigation)
        push(["B", "C", "D"], on: navigation, test)
        let target = navigation.viewControllers[1]
        test.turn { #expect(navigation.popToViewController(target, animated: true)?.count == 2) }
        #expect(
            log.take() == [
                "D.willMove(nil)", "D.willDisappear", "B.willAppear", "C.deinit", "B.isAppearing", "B.layout",
                "D.didDisappear", "B.didAppear", "D.didMove(nil)", "D.deinit",
            ])
        #expect(navigation.topViewController === target)
        #expect(navigation.visibleViewController === target)
    }

    @Test func editingReachesTheTopController() throws {
        let (root, top) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let test = TestScene(showing: navigation)
        test.turn { navigation.pushViewController(top, animated: false) }
        top.navigationItem.rightBarButtonItem = top.editButtonItem
        test.turn { navigation.setEditing(true, animated: true) }
        #expect(top.isEditing && !root.isEditing)
        #expect(top.editButtonItem.title == "Done")
        let bar = navigation.navigationBar
        try test.perform(.touchUpInside, on: try #require(bar.trailingViews.first))
        #expect(!top.isEditing)
        #expect(top.editButtonItem.title == "Edit")
    }

    @Test func theDelegateDecidesAboutTheOrientation() {
        final class Upright: UINavigationControllerDelegate {
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { .portrait }
            func navigationControllerPreferredInterfaceOrientationForPresentation(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientation { .landscapeLeft }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let delegate = Upright()
        navigation.delegate = delegate
        #expect(navigation.supportedInterfaceOrientations == .portrait)
        #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }

    @Test func toolbarItemsFollowTheTopController() {
        let (root, top) = (UIViewController(), UIViewController())
        let (share, delete) = (UIBarButtonItem(title: "Share"), UIBarButtonItem(title: "Delete"))
        root.toolbarItems = [share, .flexibleSpace()]
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        let test = TestScene(showing: navigation)
        #expect(navigation.toolbar.items?.first === share)
        #expect(navigation.toolbar.barPosition == .bottom)
        test.turn { navigation.pushViewController(top, animated: true) }
        #expect(navigation.toolbar.items == nil)
        test.turn { top.setToolbarItems([delete], animated: true) }
        #expect(navigation.toolbar.items == [delete])
        top.hidesBottomBarWhenPushed = true
        test.turn { navigation.setToolbarHidden(false, animated: true) }
        #expect(navigation.toolbar.isHidden)
        test.turn { navigation.popViewController(animated: true) }
        #expect(!navigation.toolbar.isHidden)
    }

    @Test func aBarOnItsOwnAsksAndTellsItsDelegate() throws {
        final class Delegate: UINavigationBarDelegate {
            var log: [String] = []
            var allows = true
            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
                log.append("shouldPush \(item.title ?? "")")
                return allows
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
                log.append("didPush \(item.title ?? "")")
            }
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                log.append("shouldPop \(item.title ?? "")")
                return allows
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                log.append("didPop \(item.title ?? "")")
            }
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
        }
        let (bar, delegate, controller) = (UINavigationBar(), Delegate(), UIViewController())
        bar.delegate = delegate
        bar.items = [UINavigationItem(title: "1")]
        controller.view.addSubview(bar)
        let test = TestScene(showing: controller)
        #expect(bar.barPosition == .top)
        test.turn { bar.pushItem(UINavigationItem(title: "2"), animated: true) }
        try test.perform(.touchUpInside, on: try #require(bar.backButton))
        #expect(delegate.log == ["shouldPush 2", "didPush 2", "shouldPop 2", "didPop 2"])
        delegate.allows = false
        test.turn { bar.pushItem(UINavigationItem(title: "3"), animated: true) }
        #expect(bar.items?.count == 1)
    }
}
