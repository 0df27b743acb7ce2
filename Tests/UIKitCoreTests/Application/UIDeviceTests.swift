import Foundation
import Testing

@testable import UIKitCore

/// What an app asks the device and the application about the person in turn.
@MainActor
@Suite struct UIDeviceTests {
    @Test func theDeviceIsThatOfThePersonInTurn() {
        let (phone, tablet) = (TestScene(), TestScene())
        phone.scene.systemTraits = UITraitCollection(userInterfaceIdiom: .phone)
        tablet.scene.systemTraits = UITraitCollection(userInterfaceIdiom: .pad)
        phone.turn {
            #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
        }
        tablet.turn {
            #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.systemName == "iPadOS")
        }
        #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.orientation == .unknown)
    }

    @Test func theIdentifierIsThatOfTheBrowser() {
        let scenes = ["one", "one", "other"].map { user in
            UIWindowScene(
                session: UISceneSession(persistentIdentifier: "test", userSessionIdentifier: user),
                connectionOptions: UIScene.ConnectionOptions())
        }
        let identifiers = scenes.map { scene in scene.inTurn { UIDevice.current.identifierForVendor } }
        #expect(identifiers[0] != nil && identifiers[0] == identifiers[1] && identifiers[0] != identifiers[2])
        #expect(UIDevice.current.identifierForVendor == nil)
    }

    @available(*, deprecated)
    @Test func theApplicationShowsNobodyTheWindowsOfOthers() {
        let (one, other) = (TestScene(), TestScene())
        one.turn {
            #expect(UIApplication.shared.windows == [one.window])
            #expect(UIApplication.shared.keyWindow === one.scene.keyWindow)
        }
        other.turn { #expect(UIApplication.shared.windows == [other.window]) }
        #expect(UIApplication.shared.windows.isEmpty && UIApplication.shared.keyWindow == nil)
    }

    @Test func workInTheBackgroundHasNumbersOfItsOwn() {
        let application = UIApplication.shared
        let first = application.beginBackgroundTask(withName: "upload")
        let second = application.beginBackgroundTask(expirationHandler: {})
        #expect(first != second && first != .invalid && second != .invalid)
        application.endBackgroundTask(first)
        application.endBackgroundTask(second)
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test func theStatusBarIsWhatTheDeviceTakesAtTheTop() {
        let test = TestScene()
        #expect(test.scene.statusBarManager?.isStatusBarHidden == true)
        test.turn { test.scene.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
        #expect(test.scene.statusBarManager?.statusBarFrame.height == 47)
        #expect(test.scene.statusBarManager?.isStatusBarHidden == false)
    }
}
