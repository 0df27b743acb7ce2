@testable import UIKitCore

/// Checks that the appearance callbacks of one controller come in an order that the lifecycle allows.
@MainActor
final class AppearanceWitness {
    enum Callback: String {
        case willAppear, isAppearing, didAppear, willDisappear, didDisappear
    }

    /// What was wrong, if anything.
    private(set) var violations: [String] = []
    private let name: String
    private var last = Callback.didDisappear

    init(_ name: String) {
        self.name = name
    }

    /// Whether the controller was told that it is on screen, and nothing since.
    var believesToBeVisible: Bool { last == .didAppear }

    /// Whether the controller is between a will- and its did-callback.
    var isBetweenCallbacks: Bool { last != .didAppear && last != .didDisappear }

    func note(_ callback: Callback) {
        let isAllowed =
            switch callback {
            case .willAppear: last == .didDisappear || last == .willDisappear
            case .isAppearing: last == .willAppear
            case .didAppear: last == .isAppearing
            case .willDisappear: last == .didAppear || last == .willAppear || last == .isAppearing
            case .didDisappear: last == .willDisappear
            }
        if !isAllowed { violations.append("\(name): \(callback) after \(last)") }
        last = callback
    }
}

/// A controller whose appearance callbacks are checked.
@MainActor
protocol WitnessedController: UIViewController {
    var witness: AppearanceWitness { get }
}

final class WitnessedViewController: UIViewController, WitnessedController {
    lazy var witness = AppearanceWitness(title ?? "")
    override func viewWillAppear(_ animated: Bool) { witness.note(.willAppear) }
    override func viewIsAppearing(_ animated: Bool) { witness.note(.isAppearing) }
    override func viewDidAppear(_ animated: Bool) { witness.note(.didAppear) }
    override func viewWillDisappear(_ animated: Bool) { witness.note(.willDisappear) }
    override func viewDidDisappear(_ animated: Bool) { witness.note(.didDisappear) }
}

final class WitnessedNavigationController: UINavigationController, WitnessedController {
    lazy var witness = AppearanceWitness(title ?? "")
    override func viewWillAppear(_ animated: Bool) { witness.note(.willAppear) }
    override func viewIsAppearing(_ animated: Bool) { witness.note(.isAppearing) }
    override func viewDidAppear(_ animated: Bool) { witness.note(.didAppear) }
    override func viewWillDisappear(_ animated: Bool) { witness.note(.willDisappear) }
    override func viewDidDisappear(_ animated: Bool) { witness.note(.didDisappear) }
}

final class WitnessedTabBarController: UITabBarController, WitnessedController {
    lazy var witness = AppearanceWitness(title ?? "")
    override func viewWillAppear(_ animated: Bool) { witness.note(.willAppear) }
    override func viewIsAppearing(_ animated: Bool) { witness.note(.isAppearing) }
    override func viewDidAppear(_ animated: Bool) { witness.note(.didAppear) }
    override func viewWillDisappear(_ animated: Bool) { witness.note(.willDisappear) }
    override func viewDidDisappear(_ animated: Bool) { witness.note(.didDisappear) }
}
