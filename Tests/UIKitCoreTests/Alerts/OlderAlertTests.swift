import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Alerts as they were before they were controllers")
struct OlderAlertTests {
    @available(*, deprecated)
    private final class Listener: UIAlertViewDelegate, UIActionSheetDelegate {
        var calls: [String] = []

        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            calls.append("\(alertView.buttonTitle(at: buttonIndex) ?? "") \(alertView.textField(at: 0)?.text ?? "")")
        }

        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            calls.append("gone \(buttonIndex)")
        }

        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            calls.append("sheet \(buttonIndex)")
        }
    }

    @MainActor
    private struct Stage {
        let scene: UIWindowScene
        let root = UIViewController()

        init() {
            let session = UISceneSession(persistentIdentifier: "scene", userSessionIdentifier: "user")
            scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
            let window = UIWindow(windowScene: scene)
            scene.inTurn {
                window.rootViewController = root
                window.makeKeyAndVisible()
            }
        }

        /// Shows something and chooses one of its actions.
        func choose(_ index: Int, after show: () -> Void) throws {
            scene.inTurn { show() }
            scene.commit()
            let alert = try #require(root.presentedViewController as? UIAlertController)
            scene.inTurn { alert.actions[index].run() }
        }
    }

    @available(*, deprecated)
    @Test("An alert is shown over what is in front and tells its delegate which button was pressed")
    func alertsAreShown() throws {
        let (stage, listener) = (Stage(), Listener())
        try stage.choose(1) {
            let alert = UIAlertView(
                title: "Name", message: "Who?", delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "OK"
            )
            alert.alertViewStyle = .plainTextInput
            alert.textField(at: 0)?.text = "Ada"
            #expect(alert.cancelButtonIndex == 0)
            #expect(alert.firstOtherButtonIndex == 1)
            alert.show()
        }
        #expect(listener.calls == ["OK Ada", "gone 1"])
    }

    @available(*, deprecated)
    @Test("A sheet counts its buttons as iOS does: what destroys, the others, what cancels")
    func sheetsAreShown() throws {
        let (stage, listener) = (Stage(), Listener())
        try stage.choose(2) {
            let sheet = UIActionSheet(
                title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
                otherButtonTitles: "Copy", "Move")
            #expect(sheet.destructiveButtonIndex == 0)
            #expect(sheet.firstOtherButtonIndex == 1)
            #expect(sheet.cancelButtonIndex == 3)
            sheet.show(in: stage.root.view)
        }
        #expect(listener.calls == ["sheet 2"])
    }
}
