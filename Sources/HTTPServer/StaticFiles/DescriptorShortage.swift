import Glibc

/// No further file can be opened, because the process or the system has as many open as it may have.
///
/// It passes when other files or connections are closed, so it says nothing about whether a file exists.
package struct DescriptorShortage: Error {
    /// Whether a call that opens something failed for this reason.
    ///
    /// - Parameter number: What the call left in `errno`.
    package static func isReason(of number: Int32) -> Bool {
        switch number {
        case EMFILE, ENFILE, ENOMEM: true
        default: false
        }
    }
}
