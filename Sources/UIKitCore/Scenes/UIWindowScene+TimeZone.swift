import Foundation

extension UIWindowScene {
    /// Tells the app that a device is in another time zone, and has what shows times shown anew.
    final func timeZoneDidChange() {
        for window in windows { window.showTimesAnew() }
        NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: self)
    }
}

extension UIView {
    fileprivate final func showTimesAnew() {
        if let picker = self as? UIDatePicker, picker.timeZone == nil { picker.setNeedsRendering() }
        for child in childViews { child.showTimesAnew() }
    }
}
