import Foundation
import Testing

@testable import UIKitCore

/// What an app asks for other scenes: opening, ending and writing them anew.
@MainActor
@Suite(.serialized) struct SceneRequestTests {
    private let application = UIApplication.shared

    private func connect(_ identifier: String, of person: String = "tester") -> UIWindowScene {
        let session = UISceneSession(persistentIdentifier: identifier, userSessionIdentifier: person)
        return application.connectScene(for: session, options: UIScene.ConnectionOptions()) { scene in
            let window = UIWindow(windowScene: scene)
            window.makeKeyAndVisible()
        }
    }

    private func codes(_ errors: [any Error]) -> [UISceneError.Code] {
        errors.compactMap { ($0 as? UISceneError)?.code }
    }

    @Test func aNewSceneIsOfferedUntilItIsTaken() throws {
        let scene = connect("one")
        defer { application.disconnect(scene) }
        let activity = NSUserActivity(activityType: "test.open")
        activity.title = "Garden"
        var errors: [any Error] = []
        let before = scene.revision
        scene.inTurn {
            application.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { errors.append($0) }
            scene.commit()
        }
        #expect(scene.revision > before)
        let offer = try #require(scene.activationOffers.first)
        #expect(offer.title == "Garden")
        #expect(offer.session.userSessionIdentifier == "tester")
        #expect(offer.session.scene == nil)
        #expect(scene.takeActivationOffer("other") == nil)
        #expect(scene.takeActivationOffer(offer.session.persistentIdentifier)?.userActivity === activity)
        #expect(scene.activationOffers.isEmpty)
        #expect(errors.isEmpty)
    }

    @Test func decliningIsAnError() throws {
        let scene = connect("one")
        defer { application.disconnect(scene) }
        let window = try #require(scene.windows.first)
        var errors: [any Error] = []
        scene.inTurn {
            application.activateSceneSession(for: UISceneSessionActivationRequest()) { errors.append($0) }
            scene.commit()
        }
        let identifier = try #require(scene.activationOffers.first).session.persistentIdentifier
        #expect(window.userInteractions() == [.declineActivation])
        let target = InteractionTarget.viewIdentifier(scene.identifier(for: window))
        #expect(throws: UserInteractionRefusal.self) {
            try scene.perform(UserInteraction(.declineActivation, value: .text("other")), on: target)
        }
        try scene.perform(UserInteraction(.declineActivation, value: .text(identifier)), on: target)
        #expect(codes(errors) == [.requestDenied])
        #expect(scene.activationOffers.isEmpty)
    }

    @Test func thereAreAtMostFourOffers() {
        let scene = connect("one")
        defer { application.disconnect(scene) }
        var refused: [Int] = []
        scene.inTurn {
            for number in 1...6 {
                application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in
                    refused.append(number)
                }
            }
            scene.commit()
        }
        #expect(scene.activationOffers.count == 4)
        #expect(refused == [1, 2])
    }

    @Test func nobodyToAskAndSessionsOfOthersAreErrors() {
        let scene = connect("one")
        let strangers = connect("two", of: "stranger")
        defer {
            application.disconnect(scene)
            application.disconnect(strangers)
        }
        var errors: [any Error] = []
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { errors.append($0) }
        let gone = UISceneSession(persistentIdentifier: "gone", userSessionIdentifier: "tester")
        scene.inTurn {
            for session in [strangers.session, gone] {
                application.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
                    errors.append($0)
                }
            }
        }
        application.requestSceneSessionDestruction(gone, options: nil) { errors.append($0) }
        application.requestSceneSessionRefresh(gone)
        #expect(codes(errors) == [.requestDenied, .requestDenied, .requestDenied, .requestDenied])
        #expect(scene.activationOffers.isEmpty)
        // A scene that is named is asked outside its turn too.
        let options = UIWindowScene.ActivationRequestOptions()
        options.requestingScene = scene
        application.requestSceneSessionActivation(nil, userActivity: nil, options: options)
        #expect(scene.activationOffers.count == 1)
    }

    @Test func aConnectedSceneContinuesTheActivity() async {
        final class Delegate: UIResponder, UIWindowSceneDelegate {
            var continued: [String] = []
            func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                continued.append(userActivity.activityType)
            }
        }
        let scene = connect("one")
        let other = connect("two")
        defer {
            application.disconnect(scene)
            application.disconnect(other)
        }
        let delegate = Delegate()
        other.delegate = delegate
        other.title = "Second"
        scene.inTurn {
            application.requestSceneSessionActivation(
                other.session, userActivity: NSUserActivity(activityType: "test.open"), options: nil)
        }
        #expect(scene.activationOffers.map(\.title) == ["Second"])
        while delegate.continued.isEmpty { await Task.yield() }
        #expect(delegate.continued == ["test.open"])
    }

    @Test func aSceneIsEndedAfterTheEvent() async {
        let scene = connect("one")
        scene.inTurn {
            application.requestSceneSessionDestruction(scene.session, options: nil)
            #expect(scene.activationState == .foregroundActive)
        }
        while application.connectedScenes.contains(scene) { await Task.yield() }
        #expect(scene.activationState == .unattached)
        #expect(scene.session.scene == nil)
    }

    @Test func aSceneIsWrittenAnewAfterTheEvent() async {
        let scene = connect("one")
        defer { application.disconnect(scene) }
        let before = scene.revision
        scene.inTurn { application.requestSceneSessionRefresh(scene.session) }
        #expect(scene.revision == before)
        while scene.revision == before { await Task.yield() }
        #expect(scene.revision == before + 1)
    }
}
