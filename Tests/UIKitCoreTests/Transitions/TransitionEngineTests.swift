import Foundation
import Testing

@testable import UIKitCore

/// What holds whatever an app asks for, at whatever moment.
@MainActor
@Suite struct TransitionEngineTests {
    /// A generator of the same numbers in every run.
    struct Sequence: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    /// A controller that checks the order of its own callbacks and now and then asks for something inside one.
    final class Wanderer: UIViewController {
        let app: App
        var last = "didDisappear"

        init(_ app: App) {
            self.app = app
            super.init(nibName: nil, bundle: nil)
            app.known.append(WeakController(controller: self))
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { step("willAppear", after: ["didDisappear", "willDisappear"]) }
        override func viewIsAppearing(_ animated: Bool) { step("isAppearing", after: ["willAppear"]) }
        override func viewDidAppear(_ animated: Bool) { step("didAppear", after: ["isAppearing"]) }
        override func viewWillDisappear(_ animated: Bool) {
            step("willDisappear", after: ["didAppear", "willAppear", "isAppearing"])
        }
        override func viewDidDisappear(_ animated: Bool) { step("didDisappear", after: ["willDisappear"]) }

        private func step(_ callback: String, after allowed: [String]) {
            if !allowed.contains(last) { app.mistakes.append("\(callback) after \(last)") }
            last = callback
            if app.depth < 3, Int.random(in: 0..<8, using: &app.random) == 0 { app.act() }
        }
    }

    struct WeakController {
        weak var controller: Wanderer?
    }

    /// Tabs with navigation controllers, on which anything may happen.
    @MainActor
    final class App {
        var random: Sequence
        var known: [WeakController] = []
        var mistakes: [String] = []
        var depth = 0
        let tabs = UITabBarController()

        init(seed: UInt64) {
            random = Sequence(state: seed)
        }

        func start() {
            tabs.viewControllers = (0..<3).map { _ in UINavigationController(rootViewController: Wanderer(self)) }
        }

        var controllers: [Wanderer] { known.compactMap(\.controller) }

        var navigation: UINavigationController? {
            controllers.randomElement(using: &random)?.navigationController
                ?? tabs.selectedViewController as? UINavigationController
        }

        func act() {
            depth += 1
            defer { depth -= 1 }
            let animated = Bool.random(using: &random)
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1: navigation?.pushViewController(Wanderer(self), animated: animated)
            case 2: navigation?.popViewController(animated: animated)
            case 3: navigation?.popToRootViewController(animated: animated)
            case 4: navigation?.setViewControllers([Wanderer(self), Wanderer(self)], animated: animated)
            case 5: tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
            case 6, 7: present(animated: animated)
            default: controllers.randomElement(using: &random)?.dismiss(animated: animated)
            }
        }

        private func present(animated: Bool) {
            let styles: [UIModalPresentationStyle] = [
                .automatic, .fullScreen, .overFullScreen, .popover,
            ]
            let source = controllers.randomElement(using: &random)
            var presented: UIViewController = Wanderer(self)
            if Bool.random(using: &random) { presented = UINavigationController(rootViewController: presented) }
            presented.modalPresentationStyle = styles.randomElement(using: &random) ?? .automatic
            source?.present(presented, animated: animated)
        }
    }

    @Test(arguments: 0..<50)
    func callbacksStayInOrderWhateverHappens(seed: Int) {
        let app = App(seed: UInt64(seed))
        app.start()
        let test = TestScene(showing: app.tabs)
        for turn in 0..<40 {
            test.turn {
                for _ in 0..<Int.random(in: 1...3, using: &app.random) { app.act() }
            }
            #expect(app.mistakes == [], "turn \(turn)")
            #expect(test.scene.takeFaults() == [], "turn \(turn)")
            #expect(!test.window.transitionEngine.isActive, "turn \(turn)")
            for controller in app.controllers {
                let isInWindow = controller.viewIfLoaded?.window != nil
                let expected = isInWindow ? "didAppear" : "didDisappear"
                #expect(controller.last == expected, "turn \(turn)")
            }
            guard app.mistakes.isEmpty else { return }
        }
    }
}
