public import Foundation

/// Colours that go over into each other.
///
/// Core Graphics: `CGGradient`.
public final class CGGradient: Sendable {
    /// The colours with their places, in rising order.
    package let stops: [GradientStop]

    /// A gradient of colours at their places; nil when there is none.
    init?(_ stops: [GradientStop]) {
        if stops.isEmpty { return nil }
        self.stops = stops
    }

    /// The most colours; those that follow are left out.
    private static let mostColors = 256

    /// A gradient of colours; nil when none is given.
    ///
    /// - Parameters:
    ///   - space: Kept out of account: all colours are taken as sRGB.
    ///   - colors: The colours: objects of `CGColor`.
    ///   - locations: Their places from 0 to 1; nil, or a list of another length, spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        stops = Self.stops(colors.compactMap { $0 as? CGColor }, locations)
        if stops.isEmpty { return nil }
    }

    /// A gradient of colours whose components follow each other; nil when there are too few of them.
    ///
    /// - Parameters:
    ///   - space: What the components mean; after those of each colour comes its opacity.
    ///   - components: The components, from 0 to 1.
    ///   - locations: The places of the colours from 0 to 1; nil spreads them evenly.
    ///   - count: How many colours there are.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        let usable = min(max(count, 0), components.count / length, Self.mostColors)
        let colors = (0..<usable).compactMap { index in
            CGColor(colorSpace: space, components: Array(components[index * length..<(index + 1) * length]))
        }
        stops = Self.stops(colors, locations.map { Array($0.prefix(usable)) })
        if stops.isEmpty { return nil }
    }

    /// The colours at their places, or evenly spread where the places do not suit them.
    static func stops(_ colors: [CGColor], _ locations: [CGFloat]?) -> [GradientStop] {
        let colors = colors.prefix(mostColors)
        let last = CGFloat(max(colors.count - 1, 1))
        var places = colors.indices.map { CGFloat($0) / last }
        if let locations, locations.count == colors.count, locations.allSatisfy(\.isFinite) {
            places = locations.map { min(max($0, 0), 1) }
        }
        return zip(places, colors).map { GradientStop(location: $0, color: $1) }.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    }
}

/// Whether a gradient's outer colours go on beyond its ends.
///
/// Core Graphics: `CGGradientDrawingOptions`.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// The options whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour goes on before the beginning.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour goes on behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
