/// For which device a control looks and behaves.
///
/// UIKit: `UIBehavioralStyle`.
public enum UIBehavioralStyle: UInt, Sendable {
    /// As the device has it.
    case automatic = 0
    /// As on an iPad.
    case pad = 1
    /// As on a Mac.
    case mac = 2
}
