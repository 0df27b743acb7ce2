import UIKitCore

extension StyleWriter {
    /// Moves what is in a bar away from its place.
    mutating func declareMovement(by offset: UIOffset) {
        begin("translate")
        bytes.append(points: offset.horizontal)
        bytes.append(UInt8(ascii: " "))
        bytes.append(points: offset.vertical)
        end()
    }

    /// Writes the line at the edge of a bar.
    @MainActor
    mutating func declareEdge(of appearance: UIBarAppearance) {
        if let shadow = appearance.shadowColor {
            if shadow != .separator { declare("--bar-edge", shadow, as: .shape) }
        } else {
            declare("--bar-edge:transparent")
        }
    }

    /// Writes the background and the line that a bar below the content has while nothing lies beneath it, from which the
    /// stylesheet blends to the usual ones.
    @MainActor
    mutating func declareBackgroundAtRest(_ appearance: UIBarAppearance) {
        if let picture = BarPicture(of: appearance) {
            picture.declare("--resting-background", over: appearance.backgroundColor, in: &self)
        } else if let color = appearance.backgroundColor {
            declare("--resting-background", color, as: .shape)
        } else if appearance.background == .transparent {
            declare("--resting-background:transparent;--resting-filter:none")
        }
        guard let shadow = appearance.shadowColor else { return declare("--resting-edge:transparent") }
        if shadow != .separator { declare("--resting-edge", shadow, as: .shape) }
    }
}
