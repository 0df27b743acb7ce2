package import Foundation

/// Creates an instance of a class that is known only at run time, as the Objective-C runtime does for UIKit.
///
/// An app's delegate, its scene delegates and its registered cells are named by class. Swift constructs an object
/// from a class value only through a `required` initializer, which every subclass would have to repeat and iOS source
/// does not. A convenience initializer, however, dispatches to the designated one through the class it is given. The
/// declarations below bind such a convenience initializer, by its symbol, to a static method, which is the same call
/// with the class as `self`. A wrong symbol fails at link time. A class that neither inherits nor overrides the
/// designated initializer stops with Swift's "use of unimplemented initializer", as on iOS.
extension NSObject {
    /// Forwards to the `init()` of the class it is sent to.
    package convenience init(dynamicallyFor purpose: Void) {
        self.init()
    }

    @_silgen_name("$s10Foundation8NSObjectC9UIKitCoreE14dynamicallyForACyt_tcfC")
    private static func makeInstanceOfDynamicClass() -> NSObject

    /// Creates an instance of this class with its `init()`, whichever subclass of `NSObject` it is.
    package static func instantiate() -> NSObject {
        makeInstanceOfDynamicClass()
    }
}
