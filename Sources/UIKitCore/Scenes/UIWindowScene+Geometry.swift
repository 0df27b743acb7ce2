public import Foundation

extension UIWindowScene {
    /// The shape and the orientation of a scene.
    ///
    /// Source: UIKit, `UIWindowScene.Geometry`.
    @MainActor
    public final class Geometry: NSObject {
        /// How the interface is turned.
        public let interfaceOrientation: UIInterfaceOrientation
        /// Whether the orientation stays as it is because a controller prefers that.
        public let isInterfaceOrientationLocked: Bool

        init(interfaceOrientation: UIInterfaceOrientation, isInterfaceOrientationLocked: Bool) {
            self.interfaceOrientation = interfaceOrientation
            self.isInterfaceOrientationLocked = isInterfaceOrientationLocked
            super.init()
        }
    }

    /// The shape and the orientation of the scene now.
    public final var effectiveGeometry: Geometry {
        Geometry(interfaceOrientation: interfaceOrientation, isInterfaceOrientationLocked: prefersOrientationLocked)
    }

    /// How the interface is turned: sideways when the browser's window is wider than high.
    ///
    /// A phone's interface stays upright where its controllers do not support being sideways.
    public final var interfaceOrientation: UIInterfaceOrientation { settledOrientation }

    /// Takes over the size and the traits that the browser reports, telling the controllers before.
    ///
    /// - Parameters:
    ///   - size: The size of the browser's window, in points.
    ///   - traits: The traits with that size.
    ///   - orientation: How the device is turned; nil to tell by the size.
    package final func resize(
        to size: CGSize, traits: UITraitCollection, orientation: UIInterfaceOrientation? = nil
    ) {
        reportedSize = size
        reportedOrientation = orientation ?? (size.width > size.height ? .landscapeRight : .portrait)
        settle(traits)
    }

    /// Takes over the size before there is any controller to tell.
    package final func setInitialSize(_ size: CGSize, traits: UITraitCollection) {
        reportedSize = size
        reportedOrientation = size.width > size.height ? .landscapeRight : .portrait
        settledOrientation = reportedOrientation
        screen.bounds = CGRect(origin: .zero, size: size)
        systemTraits = traits
    }

    /// Brings the orientation in line with what the controllers support now.
    final func settleOrientation() {
        guard reportedSize != .zero else { return }
        settle(systemTraits)
    }

    /// Whether the controllers keep the interface of a phone upright although it lies on its side.
    package final var isKeptUpright: Bool { settledOrientation.isPortrait && reportedOrientation.isLandscape }

    private func settle(_ traits: UITraitCollection) {
        let orientation = possibleOrientation(with: traits)
        let isUpright = orientation.isPortrait && reportedOrientation.isLandscape
        let size = isUpright ? CGSize(width: reportedSize.height, height: reportedSize.width) : reportedSize
        guard size != screen.bounds.size || traits != systemTraits || orientation != settledOrientation else { return }
        change(to: size, traits: isUpright ? traits.upright : traits, orientation: orientation)
    }

    /// The reported orientation, unless a phone lies on its side and the controller in front wants it upright.
    private func possibleOrientation(with traits: UITraitCollection) -> UIInterfaceOrientation {
        guard reportedOrientation.isLandscape, traits.userInterfaceIdiom == .phone,
            let controller = frontController(takingPart: { $0.fillsScreen })
        else { return reportedOrientation }
        let isFixed = !controller.deprecated.shouldAutorotate || prefersOrientationLocked
        if isFixed, settledOrientation.isPortrait { return settledOrientation }
        let mask = controller.supportedInterfaceOrientations.intersection(orientationsOfApplication)
        guard !mask.isEmpty else {
            if reportedOrientation == settledOrientation { return reportedOrientation }
            SceneFault.raise(
                .invalidInterfaceOrientation,
                "Supported orientations has no common orientation with the application, and "
                    + "[\(type(of: controller)) shouldAutorotate] is returning YES", in: self)
            return reportedOrientation
        }
        return mask.isDisjoint(with: .landscape) ? .portrait : reportedOrientation
    }

    /// The orientations that the application supports: those that its delegate names, else those of its property list.
    private var orientationsOfApplication: UIInterfaceOrientationMask {
        let application = UIApplication.shared
        let delegate = application.sceneDelegates[ObjectIdentifier(self)] ?? application.processDelegate
        return delegate?.application(application, supportedInterfaceOrientationsFor: keyWindow ?? windows.first)
            ?? application.propertyList.supportedOrientations
    }

    private var prefersOrientationLocked: Bool {
        decidingController(\.childViewControllerForInterfaceOrientationLock)?.prefersInterfaceOrientationLocked ?? false
    }

    private func change(to size: CGSize, traits: UITraitCollection, orientation: UIInterfaceOrientation) {
        let rotation =
            orientation.isPortrait == settledOrientation.isPortrait
            ? nil : InterfaceRotation(old: settledOrientation, new: orientation)
        let newTraits = traits.overridden(by: storedTraitOverrides.values)
        for window in windows {
            window.transitionEngine.run(
                ResizeTransition(of: window, to: size, traits: newTraits, rotation: rotation))
        }
        screen.bounds.size = size
        settledOrientation = orientation
        systemTraits = traits
    }
}

extension UITraitCollection {
    /// The traits of a phone that is held upright.
    fileprivate var upright: UITraitCollection {
        modifyingTraits {
            $0.horizontalSizeClass = .compact
            $0.verticalSizeClass = .regular
        }
    }
}
