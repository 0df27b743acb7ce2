public import Foundation

/// What the components of colours mean.
///
/// All colours are taken as sRGB or as greys in it. Core Graphics: `CGColorSpace`.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of Display P3.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of greys with the gamma of sRGB.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name.
    public let name: String?
    /// How many components a colour has beside its opacity.
    public let numberOfComponents: Int

    /// A space by its name; nil for one that is not known.
    public init?(name: String) {
        switch name {
        case Self.sRGB, Self.displayP3: numberOfComponents = 3
        case Self.genericGrayGamma2_2: numberOfComponents = 1
        default: return nil
        }
        self.name = name
    }

    fileprivate init(device name: String, numberOfComponents: Int) {
        self.name = name
        self.numberOfComponents = numberOfComponents
    }

    /// Whether both have the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    /// Feeds the name to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// The space of red, green and blue.
///
/// Core Graphics: `CGColorSpaceCreateDeviceRGB()`.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(device: "kCGColorSpaceDeviceRGB", numberOfComponents: 3)
}

/// The space of greys.
///
/// Core Graphics: `CGColorSpaceCreateDeviceGray()`.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(device: "kCGColorSpaceDeviceGray", numberOfComponents: 1)
}

extension CGColor {
    /// A colour from components of a space and an opacity, each from 0 to 1; nil where there are too few.
    public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
        guard components.count > colorSpace.numberOfComponents else { return nil }
        if colorSpace.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
}

/// A list of anything, as Core Graphics takes them.
///
/// Core Foundation: `CFArray`.
public typealias CFArray = [Any]
