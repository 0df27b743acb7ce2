public import Foundation

/// The device of the person whose event is being handled, as far as its browser tells.
///
/// In the turn of a scene it is that person's; elsewhere, as in a task of the app's own, it is a usual phone, as with
/// ``UIScreen/main``.
///
/// Source: UIKit, `UIDevice`.
@MainActor
open class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice()

    // MARK: What it is

    /// Whether it is a phone or a tablet; a desktop is a tablet, as windows of iPads come nearest to its.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }

    /// `iPhone` or `iPad`, by ``userInterfaceIdiom``.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The same as ``model``.
    open var localizedModel: String { model }

    /// The same as ``model``, as on iOS for apps that may not know what people call their devices.
    open var name: String { model }

    /// `iOS` or `iPadOS`: the system whose interface the app speaks to, not that of the browser.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// The version of iOS whose interface UIKit has here.
    open var systemVersion: String { "26.0" }

    /// What is the same for all windows of one browser as long as its session lasts; nil outside the turn of a scene.
    open var identifierForVendor: UUID? {
        UIApplication.shared.sceneInTurn.map { UUID(nameOf: $0.session.userSessionIdentifier) }
    }

    /// Whether several tasks can run: yes.
    open var isMultitaskingSupported: Bool { true }

    // MARK: How it is held

    /// How the device is held, as its window has it.
    open var orientation: UIDeviceOrientation {
        guard let scene = UIApplication.shared.sceneInTurn else { return .unknown }
        return switch scene.interfaceOrientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        // A device that is turned to one side has its interface turned to the other.
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown: .unknown
        }
    }

    /// Whether somebody asked for ``orientationDidChangeNotification``.
    public private(set) final var isGeneratingDeviceOrientationNotifications = false

    /// Kept for the app: a page reports the shape of its window, of which
    /// `viewWillTransition(to:with:)` tells.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

    /// Kept for the app.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    // MARK: Battery and proximity

    /// Whether the battery is to be watched; kept for the app, as pages tell nothing of it.
    open var isBatteryMonitoringEnabled = false

    /// How full the battery is: -1, which says that it is not known.
    open var batteryLevel: Float { -1 }

    /// What the battery does: not known.
    open var batteryState: BatteryState { .unknown }

    /// Whether the proximity of a face is to be watched: it cannot be, so that it stays false, as on devices without a sensor.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether something is near: no.
    open var proximityState: Bool { false }

    /// Makes no sound: a page without a keyboard of its own has no clicks.
    open func playInputClick() {}

    private var traits: UITraitCollection {
        UIApplication.shared.sceneInTurn?.traitCollection ?? UITraitCollection(userInterfaceIdiom: .phone)
    }
}

extension UIDevice {
    /// What the battery does.
    ///
    /// Source: UIKit, `UIDevice.BatteryState`.
    public enum BatteryState: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// It runs down.
        case unplugged = 1
        /// It is charged.
        case charging = 2
        /// It is full.
        case full = 3
    }

    /// Posted on iOS when the device was turned; never here.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Posted on iOS when the battery's state changed; never here.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted on iOS when the battery's level changed; never here.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted on iOS when the proximity changed; never here.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}

extension UUID {
    /// The identifier that stands for a name: the same for the same name.
    fileprivate init(nameOf name: String) {
        // Fowler, Noll and Vo's hash of the name, and of the name behind a byte.
        func hash(after byte: UInt8) -> UInt64 {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in [byte] + name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
            return hash
        }
        let bytes = [hash(after: 1), hash(after: 2)].flatMap { half in
            (0..<8).map { UInt8(truncatingIfNeeded: half >> ($0 * 8)) }
        }
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
