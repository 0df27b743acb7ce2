import HTTPTypes
import Metrics
import UIKitCore

/// How long it took to make a page, told to the browser and to the operator under the name that the controller in front
/// gave the activity (`interactionActivityTrackingBaseName`).
///
/// In the answer it is an entry of `Server-Timing` (W3C, Server Timing).
@MainActor
struct ActivityTiming {
    private let start = ContinuousClock.now

    /// Adds the timing to an answer, if the controller in front or one around it has a name for the activity.
    func finish(in scene: UIWindowScene, addingTo fields: inout HTTPFields) {
        guard let name = scene.activityName else { return }
        let duration = start.duration(to: .now)
        let microseconds = duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
        Timer(label: "segue_activity_seconds", dimensions: [("activity", name)]).recordMicroseconds(microseconds)
        let milliseconds = "\(microseconds / 1000).\(String(microseconds % 1000 + 1000).dropFirst())"
        fields[.serverTiming] = "\(name);dur=\(milliseconds)"
    }
}

extension UIWindowScene {
    /// The name of what the controller in front, or what contains or presented it, does; only the characters of a token
    /// (RFC 9110, section 5.6.2).
    fileprivate var activityName: String? {
        var controller = visibleController
        while let current = controller {
            if let name = current.interactionActivityTrackingBaseName, !name.isEmpty {
                return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" })
            }
            controller = current.parent ?? current.presentingViewController
        }
        return nil
    }
}
