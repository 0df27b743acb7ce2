import Foundation
import Testing

@testable import UIKitCore

/// The page that stayed open while its scene was put away.
@MainActor
@Suite("Views keep their numbers when their scene comes back", .serialized)
struct PreservedViewIdentifierTests {
    /// Numbers the views of a scene with an open note, puts it away, and looks at the one that comes back.
    private func restoreNumbered(
        changing change: (inout RestorationArchive) -> Void = { _ in },
        _ inspect: (_ numbers: [Int32], _ last: Int32, UIWindowScene) throws -> Void
    ) throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            let note = NotesApp.Note(text: "Milk")
            scene.inTurn {
                scene.navigation?.pushViewController(note, animated: false)
                scene.commit()
            }
            let tabBar = try #require(scene.tabs?.tabBar)
            _ = scene.identifier(for: UIView())
            let numbers = [note.field, tabBar, note.view].map { scene.identifier(for: $0) }
            let last = scene.lastViewIdentifier
            var archive = try RestorationArchive(data: scene.preservedState().data)
            UIApplication.shared.disconnect(scene)
            change(&archive)
            let restored = try NotesApp.connect(restoring: archive.data)
            try inspect(numbers, last, restored)
            UIApplication.shared.disconnect(restored)
        }
    }

    @Test func viewsThatStandWhereTheyStoodHaveTheirNumbers() throws {
        try restoreNumbered { numbers, last, scene in
            let note = try #require(scene.note)
            #expect(numbers.map { scene.view(withIdentifier: $0) } == [note.field, scene.tabs?.tabBar, note.view])
            #expect(scene.identifier(for: note.field) == numbers[0])
            #expect(scene.identifier(for: UIView()) > last)
        }
    }

    @Test func screensThatOthersCoverComeBackWithTheirNumbers() throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            let list = try #require(scene.navigation?.topViewController?.view)
            let number = scene.identifier(for: list)
            scene.inTurn {
                scene.navigation?.pushViewController(NotesApp.Note(text: "Milk"), animated: false)
                scene.commit()
            }
            let last = scene.lastViewIdentifier
            var state = scene.preservedState().data
            UIApplication.shared.disconnect(scene)
            // A scene that is put away again before the screen is shown keeps it too.
            for _ in 0..<2 {
                let restored = try NotesApp.connect(restoring: state)
                #expect(restored.note != nil)
                #expect(restored.view(withIdentifier: number) == nil)
                state = restored.preservedState().data
                UIApplication.shared.disconnect(restored)
            }
            let restored = try NotesApp.connect(restoring: state)
            restored.inTurn {
                restored.navigation?.popViewController(animated: false)
                restored.commit()
            }
            let shown = try #require(restored.navigation?.topViewController?.view)
            #expect(restored.view(withIdentifier: number) === shown)
            #expect(shown.viewIdentifier == number)
            #expect(restored.identifier(for: UIView()) > last)
            UIApplication.shared.disconnect(restored)
        }
    }

    @Test func whatIsNotThereAnyMoreHasNoNumber() throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            scene.inTurn {
                scene.navigation?.pushViewController(NotesApp.Note(text: "Milk"), animated: false)
                scene.commit()
            }
            let field = try #require(scene.note?.field)
            let number = scene.identifier(for: field)
            let state = scene.preservedState().data
            UIApplication.shared.disconnect(scene)
            NotesApp.Note.isRefused = true
            let restored = try NotesApp.connect(restoring: state)
            #expect(restored.note == nil)
            #expect(restored.view(withIdentifier: number) == nil)
            #expect(restored.departedField(withIdentifier: number) != nil)
            #expect(restored.identifier(for: UIView()) > number)
            UIApplication.shared.disconnect(restored)
        }
    }

    @Test func fieldsOfScreensThatThePersonLeftAreKnownStill() throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            scene.inTurn {
                scene.navigation?.pushViewController(NotesApp.Note(text: "Milk"), animated: false)
                scene.commit()
            }
            let field = try #require(scene.note?.field)
            scene.inTurn {
                field.text = "Milk"
                scene.commit()
            }
            let number = scene.identifier(for: field)
            scene.inTurn {
                scene.navigation?.popViewController(animated: false)
                scene.commit()
            }
            var state = scene.preservedState().data
            UIApplication.shared.disconnect(scene)
            for _ in 0..<2 {
                let restored = try NotesApp.connect(restoring: state)
                let field = try #require(restored.departedField(withIdentifier: number))
                #expect(field.held("Milk") && !field.held("Milk and honey"))
                // What the app takes away is not missed.
                #expect(!restored.isLostInPause(.text("Milk and honey"), forFieldWith: number))
                #expect(!restored.hasFieldsLostInPause)
                state = restored.preservedState().data
                UIApplication.shared.disconnect(restored)
            }
        }
    }

    @Test func fieldsThatAreGoneAfterAPauseAreMissedAfterTheNextOneToo() throws {
        try NotesApp.launch {
            let scene = try NotesApp.connect()
            scene.inTurn {
                scene.navigation?.pushViewController(NotesApp.Note(text: "Milk"), animated: false)
                scene.commit()
            }
            let field = try #require(scene.note?.field)
            scene.inTurn {
                field.text = "Milk"
                scene.commit()
            }
            let number = scene.identifier(for: field)
            var state = scene.preservedState().data
            UIApplication.shared.disconnect(scene)
            NotesApp.Note.isRefused = true
            for _ in 0..<2 {
                let restored = try NotesApp.connect(restoring: state)
                #expect(restored.isLostInPause(.text("Honey"), forFieldWith: number))
                #expect(!restored.isLostInPause(.text("Milk"), forFieldWith: number))
                #expect(restored.isLostInPause(.text(""), forFieldWith: number))
                #expect(restored.hasFieldsLostInPause)
                state = restored.preservedState().data
                UIApplication.shared.disconnect(restored)
            }
        }
    }

    @Test func anotherButtonAtAnOldPlaceGetsNoNumberAndOneThatMovedKeepsIts() throws {
        func content(_ titles: [String]) -> (UIWindowScene, [UIButton]) {
            let session = UISceneSession(persistentIdentifier: UUID().uuidString, userSessionIdentifier: "tester")
            let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
            let window = UIWindow(windowScene: scene)
            let buttons = titles.map { UIButton(type: .system, primaryAction: UIAction(title: $0) { _ in }) }
            for button in buttons { window.addSubview(button) }
            window.makeKeyAndVisible()
            return (scene, buttons)
        }
        let (scene, buttons) = content(["Cancel", "Save", "Delete"])
        let numbers = buttons.map { scene.identifier(for: $0) }
        let value = PreservedViewIdentifiers.value(of: scene)
        let (other, restored) = content(["Save", "Cancel", "Archive"])
        PreservedViewIdentifiers.restore(value, in: other, after: nil)
        #expect(restored.map(\.viewIdentifier) == [numbers[1], numbers[0], nil])
    }

    @Test func theColumnsOfASplitViewAreToldApart() throws {
        func split() -> (UISplitViewController, [UIView]) {
            let split = UISplitViewController(style: .tripleColumn).named("split")
            let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
            let controllers = columns.map { _ in UIViewController() }
            for (column, controller) in zip(columns, controllers) { split.setViewController(controller, for: column) }
            return (split, controllers.map { $0.view })
        }
        let (old, views) = split()
        let test = TestScene(showing: old)
        test.turn { old.show(.primary) }
        let numbers = views.map { test.scene.identifier(for: $0) }
        // A column that was shown keeps its place, which there is none of where it was never shown.
        test.turn { old.hide(.primary) }
        let state = try RestorableScene(data: test.scene.preservedState().data)
        let (new, newViews) = split()
        let other = try test.restored(in: new)
        other.scene.restoreViewIdentifiers(state, after: nil)
        #expect(newViews.map(\.viewIdentifier) == [nil, numbers[1], numbers[2]])
    }

    @Test func damagedPlacesGiveNoWrongNumbers() throws {
        for seed in 0..<200 {
            try restoreNumbered(changing: { archive in
                guard var values = archive.session["views"]?.keyedValues, case .data(var places) = values["places"]
                else { return }
                var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                for _ in 0..<1 + seed % 4 where !places.isEmpty {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    places[Int(state >> 33) % places.count] = UInt8(truncatingIfNeeded: state >> 20)
                }
                if seed % 5 == 0 { places = places.prefix(seed % max(places.count, 1)) }
                values["places"] = .data(places)
                archive.session["views"] = .object(className: "", values: values)
            }) { _, last, scene in
                #expect(scene.identifier(for: UIView()) > last)
                #expect(scene.note != nil)
            }
        }
    }
}
