/// How much room there is along one axis.
///
/// UIKit: `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// Little room, as the width of a telephone.
    case compact = 1
    /// Much room, as the width of a tablet or a desktop window.
    case regular = 2
}
