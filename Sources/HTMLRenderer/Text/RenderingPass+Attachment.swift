import Foundation
import UIKitCore

extension RenderingPass {
    /// Writes the image of an attachment, which is part of its line.
    ///
    /// - Parameters:
    ///   - attachment: The attachment.
    ///   - count: How many characters it stands for.
    mutating func write(_ attachment: NSTextAttachment, count: Int) {
        for _ in 0..<count {
            if let image = attachment.image, image.hasContent {
                let label = attachment.accessibilityLabel ?? image.accessibilityLabel ?? ""
                writeImage(image, saying: label, asShape: image.treatment.tintColor != nil, .stretched)
            } else {
                html.markup("<span></span>")
            }
        }
    }

    /// Writes the size and the colour of the image of an attachment, and where it stands in its line.
    ///
    /// - Parameters:
    ///   - attachment: The attachment.
    ///   - font: The font of its characters; nil for that of the text around them.
    ///   - place: Where it is.
    mutating func writeRule(of attachment: NSTextAttachment, beside font: UIFont?, at place: TextPlace) {
        let image = attachment.image
        var declarations = StyleWriter(textSize: styles.textSize)
        if let image, image.isSymbolImage {
            declarations.declareSymbol(image, isSized: false)
            let weight = (font ?? place.font)?.attributes.weight
            if let weight, weight != .regular, image.symbolConfiguration?.values.weight == nil {
                declarations.declare("stroke-width", number: StyleWriter.strokeWidth(of: weight))
            }
        } else if let color = image?.treatment.tintColor {
            declarations.declare("color", color, as: .ink)
        }
        declarations.declarePlace(of: attachment)
        // Around a file there may be an element that chooses among several.
        write(declarations, at: place, image?.isWrittenAsFile == true ? " img" : ">*")
    }
}

extension StyleWriter {
    /// Writes the size of an attachment and how far it is above the base line.
    fileprivate mutating func declarePlace(of attachment: NSTextAttachment) {
        if let height = attachment.heightBesideText {
            guard height != UIImage.SymbolConfiguration.mediumHeight else { return }
            let bounds = attachment.bounds(besideTextOf: 1)
            declare("inline-size", ems: bounds.width)
            declare("block-size", ems: bounds.height)
            return declare("vertical-align", ems: bounds.minY)
        }
        let bounds = attachment.bounds(besideTextOf: 0)
        guard attachment.image?.isSymbolImage == true, attachment.bounds.isEmpty else {
            declare("inline-size", points: bounds.width)
            // In a narrow line the image becomes smaller as a whole.
            if bounds.height > 0 { declare("aspect-ratio", number: bounds.width / bounds.height) }
            if bounds.minY != 0 { declare("vertical-align", points: bounds.minY) }
            if bounds.minX != 0 { declare("translate", points: bounds.minX) }
            return
        }
        declare("inline-size", textPoints: bounds.width)
        declare("block-size", textPoints: bounds.height)
        declare("vertical-align", textPoints: bounds.minY)
    }

    private mutating func declare(_ property: StaticString, ems: Double) {
        begin(property)
        bytes.append(number: ems)
        bytes.append("em" as StaticString)
        end()
    }
}

extension UIImage {
    /// Whether the image in a line of text is an element of its own for a file, not a drawing.
    fileprivate var isWrittenAsFile: Bool {
        guard urlPath != nil, symbolName == nil, drawnImage == nil else { return false }
        return shapePath == nil || !isTemplate(whereShapesAreUsual: treatment.tintColor != nil)
    }
}
