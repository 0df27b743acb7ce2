import Foundation

/// The turn of the interface from one orientation to another.
struct InterfaceRotation {
    /// The orientation before.
    let old: UIInterfaceOrientation
    /// The orientation after.
    let new: UIInterfaceOrientation

    /// The turn that brings the old interface into the place of the new one.
    var transform: CGAffineTransform {
        CGAffineTransform(rotationAngle: old.angle - new.angle)
    }
}

extension UIInterfaceOrientation {
    /// How far the interface is turned from upright, in radians.
    fileprivate var angle: CGFloat {
        switch self {
        case .unknown, .portrait: 0
        case .portraitUpsideDown: .pi
        case .landscapeLeft: -.pi / 2
        case .landscapeRight: .pi / 2
        }
    }
}
