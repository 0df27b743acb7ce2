import Foundation
import Testing

@testable import UIKitCore

/// A controller that keeps the segue it is prepared for.
final class SegueKeepingController: UIViewController {
    private(set) var segue: UIStoryboardSegue?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { self.segue = segue }
}

@Suite("Every kind of segue shows its destination as its attributes say", .serialized)
@MainActor
struct SegueKindTests {
    @Test("push, of former times, pushes; with animates NO at once")
    func push() throws {
        let stage = try SegueStage(SegueStage.connections(SegueStage.segue("push", "animates=\"NO\"")))
        stage.go()
        #expect(stage.navigation.viewControllers.map(\.title) == ["A", "B"])
        #expect(
            StoryboardLog.take() == [
                "B init true", "B awake false", "A prepare go to B loaded false children 0",
                "B viewDidLoad nil children 0",
            ])
    }

    @Test("push without a navigation controller is a fault with the text of iOS")
    func pushWithoutNavigation() throws {
        let storyboard = try TestDocument.loaded(
            SegueStage.document(
                initial: "a",
                [
                    SegueStage.scene("a", "A", SegueStage.connections(SegueStage.segue("push"))),
                    SegueStage.scene("b", "B"),
                ]))
        let controller = try #require(storyboard.instantiateInitialViewController())
        let test = TestScene(showing: controller)
        test.turn { controller.performSegue(withIdentifier: "go", sender: nil) }
        #expect(
            test.scene.faults.map(\.reason) == [
                "Push segues can only be used when the source controller is managed by an instance of "
                    + "UINavigationController."
            ])
    }

    @Test("show and show detail without a container present")
    func withoutContainer() throws {
        for kind in ["show", "showDetail"] {
            let storyboard = try TestDocument.loaded(
                SegueStage.document(
                    initial: "a",
                    [
                        SegueStage.scene("a", "A", SegueStage.connections(SegueStage.segue(kind))),
                        SegueStage.scene("b", "B"),
                    ]))
            let controller = try #require(storyboard.instantiateInitialViewController())
            let test = TestScene(showing: controller)
            test.turn { controller.performSegue(withIdentifier: "go", sender: nil) }
            #expect(controller.presentedViewController?.title == "B")
            #expect(test.scene.faults.isEmpty)
        }
    }

    nonisolated static let styles: [(String, UIModalPresentationStyle)] = [
        ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
        ("currentContext", .currentContext), ("overFullScreen", .overFullScreen),
        ("overCurrentContext", .overCurrentContext), ("automatic", .automatic),
    ]

    @Test("Presentations take the style of the segue", arguments: styles, ["presentation", "modal"])
    func style(style: (String, UIModalPresentationStyle), kind: String) throws {
        let stage = try SegueStage(
            SegueStage.connections(SegueStage.segue(kind, "modalPresentationStyle=\"\(style.0)\"")))
        stage.go()
        let presented = try #require(stage.first.presentedViewController ?? stage.navigation.presentedViewController)
        #expect(presented.title == "B")
        #expect(presented.modalPresentationStyle == style.1)
        #expect(stage.test.scene.faults.isEmpty)
    }

    nonisolated static let transitions: [(String, UIModalTransitionStyle)] = [
        ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal), ("crossDissolve", .crossDissolve),
        ("partialCurl", .partialCurl),
    ]

    @Test("Presentations take the transition of the segue", arguments: transitions)
    func transition(transition: (String, UIModalTransitionStyle)) throws {
        let stage = try SegueStage(
            SegueStage.connections(
                SegueStage.segue(
                    "presentation", "modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"\(transition.0)\"")))
        stage.go()
        #expect(stage.navigation.presentedViewController?.modalTransitionStyle == transition.1)
    }

    @Test("A segue without a style leaves the destination its own")
    func ownStyle() throws {
        let stage = try SegueStage(
            SegueStage.connections(SegueStage.segue("presentation")),
            scenes: [
                """
                <viewController title="B" id="b" modalPresentationStyle="fullScreen"
                modalTransitionStyle="flipHorizontal"/>
                """
            ])
        stage.go()
        let presented = stage.navigation.presentedViewController
        #expect(presented?.modalPresentationStyle == .fullScreen)
        #expect(presented?.modalTransitionStyle == .flipHorizontal)
    }

    @Test("animates NO presents without animation")
    func withoutAnimation() throws {
        for (animates, expected) in [("animates=\"NO\"", false), ("", true)] {
            let stage = try SegueStage(
                SegueStage.connections(SegueStage.segue("presentation", animates)),
                scenes: [SegueStage.scene("b", "B", class: "AnimationController")])
            stage.go()
            #expect((stage.navigation.presentedViewController as? AnimationController)?.appearedAnimated == expected)
        }
    }

    @Test("animates NO shows without animation where show presents", arguments: ["show", "showDetail"])
    func presentingWithoutAnimation(kind: String) throws {
        for (animates, expected) in [("animates=\"NO\"", false), ("", true)] {
            let storyboard = try TestDocument.loaded(
                SegueStage.document(
                    initial: "a",
                    [
                        SegueStage.scene("a", "A", SegueStage.connections(SegueStage.segue(kind, animates))),
                        SegueStage.scene("b", "B", class: "AnimationController"),
                    ]))
            let controller = try #require(storyboard.instantiateInitialViewController())
            let test = TestScene(showing: controller)
            test.turn { controller.performSegue(withIdentifier: "go", sender: nil) }
            #expect((controller.presentedViewController as? AnimationController)?.appearedAnimated == expected)
            #expect(test.scene.lastTransition.isAnimated == expected)
        }
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("A popover in code is anchored at the view that the document names, beside which others can be used")
    func popoverAtView() throws {
        let stage = try SegueStage(
            """
            <view key="view" id="v"><subviews><label text="Here" id="anchor"/><button id="other"/></subviews></view>
            <connections><segue destination="b" kind="popoverPresentation" identifier="go" popoverAnchorView="anchor"
            id="s"><connections><outletCollection property="passthroughViews" destination="other" id="o"/></connections>
            </segue></connections>
            """)
        stage.go()
        let popover = try #require(stage.navigation.presentedViewController?.popoverPresentationController)
        let views = (stage.first.view as UIView).subviews
        #expect(popover.sourceItem as? UIView === views.first)
        #expect(popover.passthroughViews?.map { $0 === views.last } == [true])
    }

    @Test("Popovers, new and old, are anchored at a bar button item", arguments: ["popoverPresentation", "popover"])
    func popover(kind: String) throws {
        let stage = try SegueStage(
            """
            <navigationItem key="navigationItem" title="A" id="i"><barButtonItem key="rightBarButtonItem" title="Sort"
            id="bb"><connections><segue destination="b" kind="\(kind)" identifier="go" popoverAnchorBarButtonItem="bb"
            id="s"><popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections>
            </barButtonItem></navigationItem>
            """)
        stage.go()
        let presented = try #require(stage.navigation.presentedViewController)
        #expect(presented.modalPresentationStyle == .popover)
        let popover = presented.popoverPresentationController
        #expect(popover?.barButtonItem === stage.first.navigationItem.rightBarButtonItem)
        #expect(popover?.permittedArrowDirections == [.up, .left])
    }

    @Test("The segue of an old popover is of the class that apps of its time ask for, also where code makes it")
    func popoverSegue() throws {
        let storyboard = try TestDocument.loaded(
            SegueStage.document(
                initial: "a",
                [
                    SegueStage.scene(
                        "a", "A", class: "SegueKeepingController",
                        SegueStage.connections(SegueStage.segue("popover"))),
                    SegueStage.scene("b", "B"),
                ]))
        let controller = try #require(storyboard.instantiateInitialViewController() as? SegueKeepingController)
        let test = TestScene(showing: controller)
        test.turn { controller.performSegue(withIdentifier: "go", sender: nil) }
        #expect(controller.segue is UIStoryboardPopoverSegue)
        #expect(controller.presentedViewController?.modalPresentationStyle == .popover)
        test.turn { controller.dismiss(animated: false) }
        let other = UIViewController()
        test.turn {
            UIStoryboardPopoverSegue(identifier: nil, source: controller, destination: other).perform()
        }
        #expect(controller.presentedViewController === other)
        #expect(other.modalPresentationStyle == .popover)
        #expect(test.scene.faults.isEmpty)
    }

    @Test("A custom segue without a class is a fault; its destination was made and prepared")
    func customWithoutClass() throws {
        let stage = try SegueStage(SegueStage.connections(SegueStage.segue("custom")))
        stage.go()
        #expect(
            StoryboardLog.take() == ["B init true", "B awake false", "A prepare go to B loaded false children 0"])
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(stage.navigation.presentedViewController == nil)
        #expect(
            stage.test.scene.takeFaults() == [
                SceneFault(
                    .internalInconsistency,
                    "Could not perform segue with identifier 'go'. A segue must either have a performHandler or it must "
                        + "override -perform.")
            ])
    }

    @Test("A class of its own for a standard kind performs that kind by calling super")
    func customClassOfStandardKind() throws {
        let stage = try SegueStage(
            SegueStage.connections(
                SegueStage.segue("show", "customClass=\"PassingSegue\" customModule=\"UIKitCoreTests\"")))
        stage.go()
        #expect(StoryboardLog.take().suffix(2) == ["go passes to B", "B viewDidLoad nil children 0"])
        #expect(stage.navigation.viewControllers.map(\.title) == ["A", "B"])
    }

    @Test("An identifier that the scene does not have is a fault with the text of iOS, and nothing else")
    func unknownIdentifier() throws {
        let stage = try SegueStage(SegueStage.connections(SegueStage.segue("show")))
        stage.test.turn { stage.first.performSegue(withIdentifier: "nowhere", sender: nil) }
        let fault = try #require(stage.test.scene.faults.first)
        #expect(fault.name == .invalidArgument)
        #expect(fault.reason.hasPrefix("Receiver (<"))
        #expect(fault.reason.hasSuffix(") has no segue with identifier 'nowhere'"))
        #expect(StoryboardLog.take().isEmpty)
    }

    @Test("A controller without storyboard has no segues")
    func withoutStoryboard() throws {
        let controller = UIViewController(nibName: nil, bundle: nil)
        let test = TestScene(showing: controller)
        test.turn { controller.performSegue(withIdentifier: "go", sender: nil) }
        let fault = try #require(test.scene.faults.first)
        #expect(test.scene.faults.count == 1 && fault.name == .invalidArgument)
        #expect(fault.reason.hasPrefix("Receiver (<") && fault.reason.hasSuffix(") has no segue with identifier 'go'"))
    }

    @Test("Two pushes in one event follow each other; of two presentations the second is refused")
    func duringTransitions() throws {
        let pushes = try SegueStage(SegueStage.connections(SegueStage.segue("show")))
        pushes.test.turn {
            pushes.first.performSegue(withIdentifier: "go", sender: nil)
            pushes.first.performSegue(withIdentifier: "go", sender: nil)
        }
        #expect(pushes.navigation.viewControllers.map(\.title) == ["A", "B", "B"])
        #expect(pushes.test.scene.faults.isEmpty)
        let presentations = try SegueStage(SegueStage.connections(SegueStage.segue("presentation")))
        presentations.test.turn {
            presentations.first.performSegue(withIdentifier: "go", sender: nil)
            presentations.first.performSegue(withIdentifier: "go", sender: nil)
        }
        let presented = try #require(presentations.navigation.presentedViewController)
        #expect(presented.presentedViewController == nil)
        #expect(presentations.test.scene.faults.isEmpty)
    }
}

/// A controller that remembers whether it appeared with animation.
final class AnimationController: UIViewController {
    private(set) var appearedAnimated: Bool?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearedAnimated = animated
    }
}

/// A segue of an app's own class that leaves the showing to UIKit.
final class PassingSegue: UIStoryboardSegue {
    override func perform() {
        StoryboardLog.entries.append("\(identifier ?? "nil") passes to \(destination.title ?? "?")")
        super.perform()
    }
}
