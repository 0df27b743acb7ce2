import ArgumentParser
import Foundation
import UIKitCore

/// The size that `--frames` asks for.
struct FrameSize {
    /// The size as the inspection takes it.
    let layoutSize: InterfaceInspection.LayoutSize

    /// Reads the size.
    ///
    /// - Parameter text: `canvas`, or the width and height in points.
    /// - Throws: What is expected.
    init(_ text: String) throws {
        if text == "canvas" {
            layoutSize = .canvas
            return
        }
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(Self.number)
        guard parts.count == 2, numbers.count == 2 else {
            throw ValidationError(
                "Give a width and a height from 1 to 10000 points, as in 390x844, or the word canvas.")
        }
        layoutSize = .window(CGSize(width: numbers[0], height: numbers[1]))
    }

    /// A number of points in decimal digits; nil for one that no window has.
    private static func number(_ text: Substring) -> Double? {
        guard text.count <= 10, text.utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) }),
            let number = Double(text), (1...10_000).contains(number)
        else { return nil }
        return number
    }
}
