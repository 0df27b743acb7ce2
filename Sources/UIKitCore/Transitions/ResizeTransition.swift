import Foundation

/// The change of a window's size, and of the traits that go with it.
///
/// The root controller and the presentations over it are told of the traits first, then of the size; each tells its
/// children.
final class ResizeTransition: AppearanceTransition {
    private let window: UIWindow
    private let newSize: CGSize
    private let newTraits: UITraitCollection
    private let root: UIViewController?
    private let presentations: [UIPresentationController]

    /// Creates the transition.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - size: The new size, in points.
    ///   - traits: The new traits of the scene.
    ///   - rotation: The turn of the interface, or nil where it keeps its orientation.
    init(of window: UIWindow, to size: CGSize, traits: UITraitCollection, rotation: InterfaceRotation?) {
        self.window = window
        newSize = size
        newTraits = traits
        root = window.rootViewController
        presentations = root?.presentedChain.reversed().compactMap(\.storedPresentationController) ?? []
        super.init(.none, from: [], to: nil, animated: true)
        coordinator.rotation = rotation
    }

    override var contextControllers: [UIViewController] {
        (root.map { [$0] } ?? []) + presentations.compactMap(\.presented)
    }

    override func begin() {
        let traits = window.ownTraits(inheriting: newTraits)
        if let root {
            let rootTraits = root.ownTraits(inheriting: traits)
            if rootTraits != root.traitCollection { root.willTransition(to: rootTraits, with: coordinator) }
        }
        for presentation in presentations { presentation.willTransition(to: traits, with: coordinator) }
        if newSize != window.bounds.size {
            if let root, root.isViewLoaded { root.viewWillTransition(to: newSize, with: coordinator) }
            for presentation in presentations { presentation.viewWillTransition(to: newSize, with: coordinator) }
        }
        window.place(in: CGRect(origin: .zero, size: newSize))
        window.layOutRoot()
    }

    override func showNewView() {}

    override func end() {
        for presentation in presentations {
            presentation.adaptAnew(to: window.ownTraits(inheriting: newTraits))
            (presentation as? UIPopoverPresentationController)?.willReposition()
        }
    }
}
