import Foundation
import UIKitCore

extension StyleWriter {
    /// Writes what the mask of a view's layer leaves of the view: a shape, or what lies under opaque colours.
    @MainActor
    mutating func declareMask(of layer: CALayer) {
        if let gradient = layer.mask as? CAGradientLayer, gradient.type == .axial {
            declareMask(gradient)
        } else if let (shape, isEvenOdd) = layer.maskShape {
            begin("clip-path")
            bytes.append((isEvenOdd ? "path(evenodd,\"" : "path(\"") as StaticString)
            bytes.append(shape)
            bytes.append("\")" as StaticString)
            end()
        }
    }

    /// Writes colours from one side to another, of which only the opacity counts.
    @MainActor
    private mutating func declareMask(_ gradient: CAGradientLayer) {
        let (first, last) = (gradient.startPoint, gradient.endPoint)
        let stops = gradient.stops
        guard !stops.isEmpty, first.isFinite, last.isFinite else { return }
        let isVertical = abs(last.y - first.y) >= abs(last.x - first.x)
        let (from, to) = isVertical ? (first.y, last.y) : (first.x, last.x)
        guard from != to else { return }
        begin("mask-image")
        bytes.append((isVertical ? "linear-gradient(to bottom" : "linear-gradient(to right") as StaticString)
        for stop in from < to ? stops : stops.reversed() {
            bytes.append(",rgb(0 0 0 / " as StaticString)
            bytes.append(number: Double(min(max(stop.color.alpha, 0), 1)))
            bytes.append(") " as StaticString)
            bytes.append(number: Double((from + (to - from) * stop.location) * 100))
            bytes.append(UInt8(ascii: "%"))
        }
        bytes.append(UInt8(ascii: ")"))
        end()
    }
}
