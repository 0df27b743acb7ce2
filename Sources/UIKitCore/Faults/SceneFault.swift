import Foundation
package import Logging

/// An operation that UIKit would answer with an exception.
///
/// An exception would end the process and with it the sessions of everybody else. Here the operation is not performed,
/// the fault is logged and remembered by the scene, and the request that caused it is answered with an error page.
package struct SceneFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of UIKit's exception.
    package enum Name: String, Sendable {
        /// Something that has no name of its own.
        case generic = "NSGenericException"
        /// An argument is not acceptable.
        case invalidArgument = "NSInvalidArgumentException"
        /// The objects are in a state that does not allow the operation.
        case internalInconsistency = "NSInternalInconsistencyException"
        /// A view's controller has the wrong parent.
        case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
        /// There is no orientation that both the app and its controller in front support.
        case invalidInterfaceOrientation = "UIApplicationInvalidInterfaceOrientation"
        /// A place or a size is no number.
        case invalidGeometry = "CALayerInvalidGeometry"
        /// An index lies outside its range.
        case range = "NSRangeException"
        /// A key or name is not known to the object.
        case unknownKey = "NSUnknownKeyException"
    }

    /// The name of UIKit's exception.
    package let name: Name

    /// UIKit's message: what was wrong.
    package let reason: String

    /// Creates a fault.
    ///
    /// - Parameters:
    ///   - name: The name of UIKit's exception.
    ///   - reason: What was wrong, in UIKit's words where they are known.
    package init(_ name: Name, _ reason: String) {
        self.name = name
        self.reason = reason
    }

    /// The name and the reason in one line, as UIKit logs an exception.
    package var description: String { "\(name.rawValue): \(reason)" }

    /// A number as messages have it: without a decimal point that says nothing.
    static func describe(_ number: Double) -> String { String(format: "%g", number) }

    /// Objects as messages list them.
    static func describe(_ objects: [NSObject]) -> String {
        "(\n" + objects.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)"
    }

    /// The place of an item as messages have it.
    static func describe(_ indexPath: IndexPath) -> String {
        "<NSIndexPath> {length = \(indexPath.count), path = \(indexPath.map(String.init).joined(separator: " - "))}"
    }

    /// Logs the fault and has the scene that is worked for remember it.
    ///
    /// - Parameters:
    ///   - name: The name of UIKit's exception.
    ///   - reason: What was wrong.
    ///   - scene: The scene concerned, or nil for the one whose event is being handled, or in whose turn the running task was
    ///     made.
    @MainActor
    package static func raise(_ name: Name, _ reason: String, in scene: UIWindowScene? = nil) {
        let fault = SceneFault(name, reason)
        Logger.uiKit.error("scene fault", metadata: ["name": "\(name.rawValue)", "reason": "\(reason)"])
        (scene ?? UIApplication.shared.sceneInWork)?.record(fault)
    }
}

extension Logger {
    /// The log of the object model; a test may put one of its own in its place for the time of a call.
    @TaskLocal package static var uiKit = Logger(label: "segue.uikit")
}
