import UIKit

/// A window that writes down its events before it delivers them.
final class LoggingWindow: UIWindow {
    var log: EventLog?

    override func sendEvent(_ event: UIEvent) {
        if let view = event.view {
            let label = view.accessibilityLabel.map { " “\($0)”" } ?? ""
            log?.add(name: event.name, view: "\(type(of: view))\(label)")
        }
        super.sendEvent(event)
    }
}
