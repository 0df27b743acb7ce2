public import Foundation

/// A matrix that moves, scales and turns points of space.
///
/// The page shows what it does in the plane. QuartzCore: `CATransform3D`.
public struct CATransform3D: Hashable, Sendable {
    /// The share of `x` in the new `x`.
    public var m11: CGFloat = 1
    /// The share of `x` in the new `y`.
    public var m12: CGFloat = 0
    /// The share of `x` in the new `z`.
    public var m13: CGFloat = 0
    /// The share of `x` in the new distance.
    public var m14: CGFloat = 0
    /// The share of `y` in the new `x`.
    public var m21: CGFloat = 0
    /// The share of `y` in the new `y`.
    public var m22: CGFloat = 1
    /// The share of `y` in the new `z`.
    public var m23: CGFloat = 0
    /// The share of `y` in the new distance.
    public var m24: CGFloat = 0
    /// The share of `z` in the new `x`.
    public var m31: CGFloat = 0
    /// The share of `z` in the new `y`.
    public var m32: CGFloat = 0
    /// The share of `z` in the new `z`.
    public var m33: CGFloat = 1
    /// The share of `z` in the new distance: the perspective.
    public var m34: CGFloat = 0
    /// The movement to the right, in points.
    public var m41: CGFloat = 0
    /// The movement downward, in points.
    public var m42: CGFloat = 0
    /// The movement towards the reader, in points.
    public var m43: CGFloat = 0
    /// What all coordinates are divided by.
    public var m44: CGFloat = 1

    /// The matrix that leaves every point where it is.
    public init() {}

    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    fileprivate init(rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
}

/// The transform that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D()

/// Whether a transform leaves every point where it is.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool { transform == CATransform3DIdentity }

/// Whether two transforms are the same.
public func CATransform3DEqualToTransform(_ left: CATransform3D, _ right: CATransform3D) -> Bool { left == right }

/// A movement, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

/// A scaling by three factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

/// A turn by an angle in radians around the line from the origin to a point.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return CATransform3D(rows: [
        [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
        [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
        [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
        [0, 0, 0, 1],
    ])
}

/// The transform that does what the first does and then what the second does.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
    let (left, right) = (first.rows, second.rows)
    return CATransform3D(
        rows: (0..<4).map { row in
            (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
        })
}

/// The transform that first moves and then does what another does.
public func CATransform3DTranslate(
    _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// The transform that first scales and then does what another does.
public func CATransform3DScale(
    _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// The transform that first turns and then does what another does.
public func CATransform3DRotate(
    _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// The transform of space that does in the plane what another does.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12, result.m21, result.m22) = (transform.a, transform.b, transform.c, transform.d)
    (result.m41, result.m42) = (transform.tx, transform.ty)
    return result
}

/// Whether a transform does nothing but in the plane.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
    CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform)) == transform
}

/// What a transform does in the plane.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41, ty: transform.m42)
}
