public import Foundation

/// A relation between the places or sizes of views.
///
/// UIKit: `NSLayoutConstraint`.
@MainActor
open class NSLayoutConstraint: NSObject {}
