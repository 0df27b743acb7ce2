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
        ///
        /// Never true on tablets and desktops, whose windows have any shape.
        public let isInterfaceOrientationLocked: Bool

        init(interfaceOrientation: UIInterfaceOrientation, isInterfaceOrientationLocked: Bool) {
            self.interfaceOrientation = interfaceOrientation
            self.isInterfaceOrientationLocked = isInterfaceOrientationLocked
            super.init()
        }
    }

    /// The shape and the orientation of the scene now.
    public final var effectiveGeometry: Geometry {
        Geometry(
            interfaceOrientation: interfaceOrientation,
            isInterfaceOrientationLocked: systemTraits.userInterfaceIdiom == .phone && prefersOrientationLocked)
    }

    /// How the interface is turned: sideways when the browser's window is wider than high.
    ///
    /// A phone's interface stays upright where its controllers do not support being sideways, and as it is where they lock it.
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
        settle(differsFromDevice(settledOrientation) ? systemTraits.sized(for: reportedSize) : systemTraits)
    }

    /// Whether the controllers keep the interface of a phone sideways, whichever way it is turned.
    package final var isKeptSideways: Bool {
        guard settledOrientation.isLandscape, let controller = controllerTurningPhone(with: systemTraits) else {
            return false
        }
        return isFixed(by: controller)
    }

    /// The orientation that the controllers in front keep a phone in; nil where it may be turned.
    package final var keptOrientation: UIInterfaceOrientation? {
        guard let controller = controllerTurningPhone(with: systemTraits) else { return nil }
        if isFixed(by: controller) { return settledOrientation }
        let mask = orientations(possibleFor: controller)
        if mask.isEmpty { return nil }
        if mask.isDisjoint(with: .landscape) { return .portrait }
        return mask.isDisjoint(with: [.portrait, .portraitUpsideDown]) ? .landscapeRight : nil
    }

    private func differsFromDevice(_ orientation: UIInterfaceOrientation) -> Bool {
        orientation.isPortrait && reportedOrientation.isLandscape
            || orientation.isLandscape && reportedOrientation.isPortrait
    }

    private func settle(_ reportedTraits: UITraitCollection) {
        let orientation = possibleOrientation(with: reportedTraits)
        let isKept = differsFromDevice(orientation)
        let size = isKept ? CGSize(width: reportedSize.height, height: reportedSize.width) : reportedSize
        let traits = isKept ? reportedTraits.sized(for: size) : reportedTraits
        guard size != screen.bounds.size || traits != systemTraits || orientation != settledOrientation else { return }
        change(to: size, traits: traits, orientation: orientation)
    }

    /// The controller that decides how a phone may be turned; nil where windows have the shape that they have.
    private func controllerTurningPhone(with traits: UITraitCollection) -> UIViewController? {
        traits.userInterfaceIdiom == .phone ? frontController { $0.fillsScreen } : nil
    }

    private func isFixed(by controller: UIViewController) -> Bool {
        prefersOrientationLocked || !controller.deprecated.shouldAutorotate
    }

    private func orientations(possibleFor controller: UIViewController) -> UIInterfaceOrientationMask {
        controller.supportedInterfaceOrientations.intersection(orientationsOfApplication)
    }

    /// The reported orientation, unless the controller in front keeps a phone as it is, or wants one on its side upright.
    private func possibleOrientation(with traits: UITraitCollection) -> UIInterfaceOrientation {
        guard let controller = controllerTurningPhone(with: traits) else { return reportedOrientation }
        if isFixed(by: controller) { return settledOrientation }
        guard reportedOrientation.isLandscape else { return reportedOrientation }
        let mask = orientations(possibleFor: controller)
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
    /// The width from which a window is regular, in points; the stylesheet changes its layout there too.
    package static let regularWidth: CGFloat = 768

    /// The height from which a window is regular, in points.
    package static let regularHeight: CGFloat = 480

    /// The traits with the size classes of a window of a size.
    package final func sized(for size: CGSize) -> UITraitCollection {
        modifyingTraits {
            $0.horizontalSizeClass = size.width < Self.regularWidth ? .compact : .regular
            $0.verticalSizeClass = size.height < Self.regularHeight ? .compact : .regular
        }
    }
}
