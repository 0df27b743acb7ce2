package import Foundation

/// The change of a window's size, and of the traits that go with it.
final class ResizeTransition: AppearanceTransition {
    private let newSize: CGSize
    private let newTraits: UITraitCollection
    private let controllers: [UIViewController]
    private let change: () -> Void

    /// Creates the transition.
    ///
    /// - Parameters:
    ///   - controllers: The window's root controller and those presented above it.
    ///   - size: The new size, in points.
    ///   - traits: The new traits.
    ///   - change: Makes the change.
    init(of controllers: [UIViewController], to size: CGSize, traits: UITraitCollection, change: @escaping () -> Void) {
        self.controllers = controllers
        newSize = size
        newTraits = traits
        self.change = change
        super.init(.none, from: [], to: nil, animated: true)
    }

    override var contextControllers: [UIViewController] { controllers }

    override func begin() {
        for controller in controllers where controller.traitCollection != newTraits {
            controller.willTransition(to: newTraits, with: coordinator)
        }
        for controller in controllers where controller.isViewLoaded {
            controller.viewWillTransition(to: newSize, with: coordinator)
        }
        change()
    }

    override func showNewView() {}
    override func end() {}
}

extension UIWindowScene {
    /// Takes over the size and the traits that the browser reports, telling the controllers before.
    ///
    /// - Parameters:
    ///   - size: The size of the browser's window, in points.
    ///   - traits: The traits with that size.
    package final func resize(to size: CGSize, traits: UITraitCollection) {
        guard size != screen.bounds.size || traits != traitCollection else { return }
        for window in windows {
            let root = window.rootViewController
            let controllers = (root.map { [$0] } ?? []) + (root?.presentedChain.reversed() ?? [])
            window.transitionEngine.run(
                ResizeTransition(of: controllers, to: size, traits: traits) { [weak window] in
                    window?.place(in: CGRect(origin: .zero, size: size))
                })
        }
        screen.bounds.size = size
        traitCollection = traits
    }
}
