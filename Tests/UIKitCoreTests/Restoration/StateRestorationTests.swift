import Foundation
import Testing

@testable import UIKitCore

/// A scene that is put away and comes back: who is called in which order, and what is the same again.
@MainActor
@Suite(.serialized) struct StateRestorationTests {
    /// Lets a person open a note and type, puts the scene away, and looks at the one that comes back.
    private func restoreOpenNote(_ inspect: (UIWindowScene) throws -> Void) throws {
        try NotesApp.launch {
            let state = try stateWithOpenNote()
            NotesApp.log = []
            let scene = try NotesApp.connect(restoring: state)
            try inspect(scene)
            UIApplication.shared.disconnect(scene)
        }
    }

    private func stateWithOpenNote() throws -> Data {
        let scene = try NotesApp.connect()
        let note = NotesApp.Note(text: "Milk")
        scene.inTurn {
            scene.navigation?.pushViewController(note, animated: false)
            scene.commit()
            note.field.text = "Milk and bread"
            scene.list?.favourite = note
        }
        NotesApp.log = []
        let preserved = scene.preservedState()
        UIApplication.shared.disconnect(scene)
        #expect(scene.windows.isEmpty)
        return preserved.data
    }

    @Test func theAppAndItsControllersEncodeFromTheRootDown() throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            scene.inTurn {
                scene.navigation?.pushViewController(NotesApp.Note(text: "Milk"), animated: false)
                scene.commit()
            }
            NotesApp.log = []
            let preserved = scene.preservedState()
            #expect(NotesApp.takeLog() == ["app should save", "app will encode", "list encodes", "note encodes"])
            #expect(preserved.lostControllers.isEmpty)
            let archive = try RestorationArchive(data: preserved.data)
            #expect(
                archive.records.map { $0.path.joined(separator: "/") } == [
                    "tabs", "tabs/navigation", "tabs/navigation/list", "tabs/navigation/note",
                    "tabs/navigation/note/field", "tabs/plain",
                ])
            #expect(preserved.data.count < 2048)
            UIApplication.shared.disconnect(scene)
        }
    }

    @Test func aSceneComesBackInUIKitsOrder() throws {
        try restoreOpenNote { scene in
            #expect(
                NotesApp.takeLog() == [
                    "connect, activity Reading", "app should restore, version 0",
                    "app asked for tabs", "app asked for tabs/navigation", "app asked for tabs/navigation/list",
                    "make tabs/navigation/note", "app asked for tabs/plain",
                    "list decodes", "note decodes", "list finished", "note finished",
                    "app did decode, schema 3", "restore interaction, note 7",
                    "note will appear", "note did appear",
                ])
            #expect(scene.navigation?.viewControllers.count == 2)
            #expect(scene.note?.text == "Milk")
            #expect(scene.note?.field.text == "Milk and bread")
            #expect(scene.note?.view.window === scene.windows.first)
        }
    }

    @Test func aReferenceInACoderIsTheSameController() throws {
        try restoreOpenNote { scene in
            #expect(scene.list?.favourite != nil)
            #expect(scene.list?.favourite === scene.note)
        }
    }

    @Test func anAppThatDoesNotSaveIsAskedNoMore() throws {
        try NotesApp.launch {
            NotesApp.AppDelegate.savesState = false
            let scene = try NotesApp.connect()
            NotesApp.log = []
            let preserved = scene.preservedState()
            #expect(NotesApp.takeLog() == ["app should save"])
            let again = try NotesApp.connect(restoring: preserved.data)
            #expect(
                NotesApp.takeLog() == [
                    "connect, activity Reading", "restore interaction, note 7", "list will appear", "list did appear",
                ])
            #expect(again.session.stateRestorationActivity?.userInfo?["tags"] as? [String] == ["a", "b"])
            UIApplication.shared.disconnect(scene)
            UIApplication.shared.disconnect(again)
        }
    }

    @Test func anAppThatDoesNotRestoreStartsAfresh() throws {
        try NotesApp.launch {
            let state = try stateWithOpenNote()
            NotesApp.AppDelegate.restoresState = false
            NotesApp.log = []
            let scene = try NotesApp.connect(restoring: state)
            #expect(
                NotesApp.takeLog() == [
                    "connect, activity Reading", "app should restore, version 0", "restore interaction, note 7",
                    "list will appear", "list did appear",
                ])
            #expect(scene.navigation?.viewControllers.count == 1)
            UIApplication.shared.disconnect(scene)
        }
    }

    @Test func aControllerThatIsRefusedIsLeftOutWithEverythingInIt() throws {
        try NotesApp.launch {
            let state = try stateWithOpenNote()
            NotesApp.Note.isRefused = true
            NotesApp.log = []
            let scene = try NotesApp.connect(restoring: state)
            #expect(
                NotesApp.takeLog() == [
                    "connect, activity Reading", "app should restore, version 0",
                    "app asked for tabs", "app asked for tabs/navigation", "app asked for tabs/navigation/list",
                    "make tabs/navigation/note", "app asked for tabs/plain", "list decodes", "list finished",
                    "app did decode, schema 3", "restore interaction, note 7", "list will appear", "list did appear",
                ])
            #expect(scene.navigation?.viewControllers == scene.list.map { [$0] })
            #expect(scene.list?.favourite == nil)
            UIApplication.shared.disconnect(scene)
        }
    }

    /// A container that is refused when its scene comes back.
    final class Wall: NotesApp.Screen, UIViewControllerRestoration {
        let note = NotesApp.Note(text: "Hidden")

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? {
            NotesApp.record("refuse \(path.joined(separator: "/"))")
            return nil
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(note)
            view.addSubview(note.view)
            note.didMove(toParent: self)
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(note, forKey: "note")
        }
    }

    private func sceneWithWall(_ identifier: String?) throws -> UIWindowScene {
        let scene = try NotesApp.connect()
        let wall = Wall()
        wall.restorationIdentifier = identifier
        wall.restorationClass = Wall.self
        scene.inTurn {
            scene.navigation?.pushViewController(wall, animated: false)
            scene.commit()
        }
        NotesApp.log = []
        return scene
    }

    @Test func whatIsInARefusedControllerIsNotAskedFor() throws {
        try NotesApp.launch {
            let scene = try sceneWithWall("wall")
            let state = scene.preservedState().data
            #expect(
                NotesApp.takeLog() == [
                    "app should save", "app will encode", "list encodes", "wall encodes", "note encodes",
                ])
            UIApplication.shared.disconnect(scene)
            let again = try NotesApp.connect(restoring: state)
            #expect(
                NotesApp.takeLog() == [
                    "connect, activity Reading", "app should restore, version 0",
                    "app asked for tabs", "app asked for tabs/navigation", "app asked for tabs/navigation/list",
                    "refuse tabs/navigation/wall", "app asked for tabs/plain", "list decodes", "list finished",
                    "app did decode, schema 3", "restore interaction, note 7", "list will appear", "list did appear",
                ])
            UIApplication.shared.disconnect(again)
        }
    }

    @Test func aControllerWithoutIdentifierIsNotAskedToEncodeNorIsWhatIsInIt() throws {
        try NotesApp.launch {
            let scene = try sceneWithWall(nil)
            let archive = try RestorationArchive(data: scene.preservedState().data)
            #expect(NotesApp.takeLog() == ["app should save", "app will encode", "list encodes"])
            #expect(
                archive.records.map { $0.path.joined(separator: "/") } == [
                    "tabs", "tabs/navigation", "tabs/navigation/list", "tabs/plain",
                ])
            UIApplication.shared.disconnect(scene)
        }
    }

    private func settings() -> NotesApp.Settings {
        let settings = NotesApp.Settings()
        settings.restorationIdentifier = "settings"
        return settings
    }

    @Test func whatTheDelegateMakesGoesBeforeWhatTheAppShows() throws {
        try NotesApp.launch {
            let former = TestScene(showing: settings())
            let state = former.scene.preservedState()
            let own = settings()
            let test = TestScene(showing: own)
            test.scene.restore(try RestorableScene(data: state.data))
            let restored = try #require(test.window.rootViewController as? NotesApp.Settings)
            #expect(restored !== own)
        }
    }

    @Test func aControllerOfAnotherClassDecodesNothing() throws {
        final class OtherList: NotesApp.Screen {}
        try NotesApp.launch {
            let state = try stateWithOpenNote()
            let test = TestScene()
            let list = OtherList()
            list.restorationIdentifier = "list"
            let navigation = UINavigationController(rootViewController: list)
            navigation.restorationIdentifier = "navigation"
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = [navigation]
            test.turn { test.window.rootViewController = tabs }
            NotesApp.log = []
            test.scene.restore(try RestorableScene(data: state))
            #expect(
                NotesApp.takeLog() == [
                    "app should restore, version 0", "app asked for tabs", "app asked for tabs/navigation",
                    "app asked for tabs/navigation/list", "make tabs/navigation/note", "app asked for tabs/plain",
                    "note will appear", "note decodes", "note finished", "app did decode, schema 3",
                    "note did appear",
                ])
            #expect(navigation.viewControllers.first === list)
            #expect(navigation.viewControllers.last is NotesApp.Note)
        }
    }

    @Test func theSelectedTabComesBack() throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            scene.inTurn {
                scene.tabs?.selectedIndex = 1
                scene.commit()
            }
            let again = try NotesApp.connect(restoring: scene.preservedState().data)
            #expect(again.tabs?.selectedIndex == 1)
            UIApplication.shared.disconnect(scene)
            UIApplication.shared.disconnect(again)
        }
    }

    @Test func aPresentedControllerComesBackOverWhatPresentedIt() throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            let settings = NotesApp.Settings()
            settings.restorationIdentifier = "settings"
            settings.modalPresentationStyle = .formSheet
            settings.isModalInPresentation = true
            scene.inTurn {
                scene.tabs?.present(settings, animated: false)
                scene.commit()
                settings.toggle.isOn = true
            }
            settings.toggle.viewState.insert(.changedByPerson)
            let state = scene.preservedState()
            #expect(state.lostControllers.isEmpty)
            UIApplication.shared.disconnect(scene)
            NotesApp.log = []
            let again = try NotesApp.connect(restoring: state.data)
            let restored = try #require(again.tabs?.presentedViewController as? NotesApp.Settings)
            #expect(restored.modalPresentationStyle == .formSheet)
            #expect(restored.isModalInPresentation)
            #expect(restored.view.window != nil)
            #expect(restored.toggle.isOn)
            #expect(
                NotesApp.takeLog() == [
                    "connect, activity Reading", "app should restore, version 0",
                    "app asked for tabs", "app asked for tabs/settings", "app asked for tabs/navigation",
                    "app asked for tabs/navigation/list", "app asked for tabs/plain",
                    "settings decodes", "list decodes", "settings finished", "list finished",
                    "app did decode, schema 3", "restore interaction, note 7",
                    "list will appear", "list did appear", "settings will appear", "settings did appear",
                ])
            UIApplication.shared.disconnect(again)
        }
    }

    @Test func controllersThatWillBeLostAreNamed() throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            scene.inTurn {
                scene.navigation?.pushViewController(NotesApp.Screen(), animated: false)
                scene.tabs?.present(NotesApp.Settings(), animated: false)
                scene.commit()
            }
            let lost = scene.preservedState().lostControllers
            #expect(lost.map { $0.split(separator: ".").last } == ["Screen", "Settings"])
            UIApplication.shared.disconnect(scene)
        }
    }

    @Test func controllersThatWillBeLostAreNamedWithWhatWasTypedWhereSomethingCoversThem() throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            let (screen, field) = (NotesApp.Screen(), UITextField())
            let named = NotesApp.Screen()
            named.restorationIdentifier = "named"
            scene.inTurn {
                screen.view.addSubview(field)
                scene.navigation?.pushViewController(screen, animated: false)
                scene.commit()
            }
            let number = scene.identifier(for: field)
            try scene.inTurn {
                try scene.perform(
                    UserInteraction(.editingChanged, value: .text("xyzzy")), on: .viewIdentifier(number))
                scene.navigation?.pushViewController(named, animated: false)
                scene.commit()
            }
            let covered = scene.preservedState()
            #expect(covered.lostControllers.map { $0.split(separator: ".").last } == ["Screen"])
            scene.inTurn {
                scene.tabs?.selectedIndex = 1
                scene.commit()
            }
            #expect(scene.preservedState().lostControllers.count == 1)
            let again = try NotesApp.connect(restoring: covered.data)
            #expect(again.textsLostInRestoration.map(\.text) == ["xyzzy"])
            for scene in [scene, again] { UIApplication.shared.disconnect(scene) }
        }
    }

    @Test func anAlertThatIsOpenCountsAsIncomplete() throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            #expect(!scene.preservedState().hasAlert)
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            scene.inTurn {
                scene.tabs?.present(alert, animated: false)
                scene.commit()
            }
            let state = scene.preservedState()
            #expect(state.hasAlert && state.lostControllers.isEmpty)
            let again = try NotesApp.connect(restoring: state.data)
            #expect(!again.isRestorationIncomplete)
            for scene in [scene, again] { UIApplication.shared.disconnect(scene) }
        }
    }

    @Test func whileTheAppGoesOnRestoringTheOldStateIsKept() throws {
        try NotesApp.launch {
            let state = try stateWithOpenNote()
            let scene = try NotesApp.connect(restoring: state)
            _ = scene.inTurn { scene.navigation?.popToRootViewController(animated: false) }
            scene.extendStateRestoration()
            scene.restorationSource = try RestorationArchive(data: state)
            #expect(scene.preservedState().data == state)
            scene.completeStateRestoration()
            #expect(scene.preservedState().data != state)
            UIApplication.shared.disconnect(scene)
        }
    }

    @Test func changedBytesNeverStopTheProcess() throws {
        try NotesApp.launch {
            let state = try stateWithOpenNote()
            var generator = SplitMix64(seed: 7)
            var restoredCount = 0
            for _ in 0..<400 {
                var data = state
                for _ in 0..<3 {
                    data[Int.random(in: 5..<data.count, using: &generator)] = .random(in: 0...255, using: &generator)
                }
                guard let scene = try? NotesApp.connect(restoring: data) else { continue }
                restoredCount += 1
                UIApplication.shared.disconnect(scene)
            }
            #expect(restoredCount > 0)
        }
    }

    @Test func registeredObjectsComeBack() throws {
        final class Cart: NSObject, UIStateRestoring, UIObjectRestoration {
            static var made: Cart?
            var count = 0
            var objectRestorationClass: (any UIObjectRestoration.Type)? { Cart.self }
            static func object(
                withRestorationIdentifierPath path: [String], coder: NSCoder
            ) -> (any UIStateRestoring)? {
                made = Cart()
                return made
            }
            func encodeRestorableState(with coder: NSCoder) { coder.encode(count, forKey: "count") }
            func decodeRestorableState(with coder: NSCoder) { count = coder.decodeInteger(forKey: "count") }
        }
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            let cart = Cart()
            cart.count = 3
            scene.inTurn { UIApplication.registerObject(forStateRestoration: cart, restorationIdentifier: "cart") }
            let again = try NotesApp.connect(restoring: scene.preservedState().data)
            #expect(Cart.made !== cart)
            #expect(Cart.made?.count == 3)
            UIApplication.shared.disconnect(scene)
            UIApplication.shared.disconnect(again)
        }
    }

    /// What several screens work on.
    final class Draft: NSObject, UIStateRestoring {}

    /// A screen that its class makes for a draft.
    final class DraftScreen: UIViewController, UIViewControllerRestoration {
        private(set) var draft: Draft

        init(_ draft: Draft) {
            self.draft = draft
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "draft"
            restorationClass = DraftScreen.self
        }

        required init?(coder: NSCoder) { nil }

        static func viewController(
            withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? { (coder.decodeObject(forKey: "draft") as? Draft).map(DraftScreen.init) }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(draft, forKey: "draft")
        }
    }

    @Test("who makes a controller finds an object that the app has registered by then")
    func registeredObjectInRestorationClass() throws {
        func root(with draft: Draft) -> UIViewController {
            UIApplication.registerObject(forStateRestoration: draft, restorationIdentifier: "draft")
            return UIViewController().named("root")
        }
        let test = TestScene()
        let draft = Draft()
        let old = test.scene.inTurn { root(with: draft) }
        test.turn { test.window.rootViewController = old }
        test.turn { old.present(DraftScreen(draft), animated: false) }

        let state = try RestorableScene(data: test.scene.preservedState().data)
        let other = TestScene()
        let newDraft = Draft()
        let again = other.scene.inTurn { root(with: newDraft) }
        other.scene.inTurn {
            other.scene.prepareToRestore(state)
            other.window.rootViewController = again
            _ = other.scene.decode(state)
            other.scene.finishRestoring()
            other.scene.commit()
        }
        #expect((again.presentedViewController as? DraftScreen)?.draft === newDraft)
    }
}
