/// The kind of device in front of the person.
///
/// UIKit: `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// A telephone.
    case phone = 0
    /// A tablet, or a desktop window of its size.
    case pad = 1
    /// A television.
    case tv = 2
    /// A screen in a car.
    case carPlay = 3
    /// A desktop computer.
    case mac = 5
    /// A headset.
    case vision = 6
}
