public import Foundation

extension NSObject {
    /// Whether this object has a method of that name that can be called by selector.
    ///
    /// - Note: Only methods in an `@IBClass` table, and those named with `#action`, are known by name here.
    @MainActor
    public func responds(to selector: Selector) -> Bool {
        ActionInvocation(selector, sender: nil).isImplemented(by: self)
    }

    /// Calls a method by name.
    ///
    /// - Parameter selector: A method without arguments. A name that this object does not have is logged.
    /// - Note: Unlike iOS's, this returns nothing, and an unknown name does not end the process.
    @MainActor
    public func perform(_ selector: Selector) {
        ActionInvocation(selector, sender: nil).perform(on: self)
    }

    /// Calls a method by name with an argument.
    ///
    /// - Parameters:
    ///   - selector: A method with one argument. A name that this object does not have is logged.
    ///   - object: The argument.
    /// - Note: Unlike iOS's, this returns nothing, and an unknown name does not end the process.
    @MainActor
    public func perform(_ selector: Selector, with object: Any?) {
        ActionInvocation(selector, sender: object).perform(on: self)
    }
}
