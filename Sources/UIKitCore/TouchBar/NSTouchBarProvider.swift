public import Foundation

/// What a keyboard with a Touch Bar would show.
///
/// Browsers show none; the class exists for code that makes one.
///
/// Source: AppKit, `NSTouchBar`.
@MainActor
open class NSTouchBar: NSObject {}

/// Something with a Touch Bar.
///
/// Source: AppKit, `NSTouchBarProvider`.
@MainActor
public protocol NSTouchBarProvider: AnyObject {
    /// The Touch Bar, which nobody sees.
    var touchBar: NSTouchBar? { get }
}

extension UIResponder: NSTouchBarProvider {}
