public import Foundation

/// Something that floats beside a window in space.
///
/// A page has no space beside it: ornaments are kept for the app and not shown.
///
/// Source: UIKit, `UIOrnament`.
@MainActor
open class UIOrnament: NSObject {}
