import Foundation
import UIKitCore

/// An image that fills the background of a bar.
@MainActor
struct BarPicture {
    /// How the image fills the bar.
    private enum Filling {
        case mode(UIView.ContentMode)
        /// In the height of the bar, again and again.
        case repeated
    }

    /// Where the image is; nil for an empty one, which shows what is behind the bar.
    let path: String?
    private let filling: Filling

    /// The image of a look; nil where it has none that can be shown.
    init?(of appearance: UIBarAppearance) {
        guard let path = appearance.backgroundImage?.urlPath else { return nil }
        self.path = path
        filling = .mode(appearance.backgroundImageContentMode)
    }

    /// The image that was set for a bar; nil where there is none that can be shown.
    init?(setForBar image: UIImage?) {
        guard let image, image.symbolName == nil else { return nil }
        path = image.urlPath
        filling = image.capInsets == .zero && image.resizingMode == .tile ? .repeated : .mode(.scaleToFill)
    }

    /// Writes the picture, over a colour or what is behind the bar, as a background.
    func declare(_ property: StaticString, over color: UIColor?, in rule: inout StyleWriter) {
        rule.begin(property)
        if let path {
            rule.appendURL(path)
            rule.bytes.append(placement)
        }
        if let color {
            if path != nil { rule.bytes.append(UInt8(ascii: ",")) }
            rule.append(color, as: .shape)
        } else if path == nil {
            rule.bytes.append("transparent" as StaticString)
        }
        rule.end()
    }

    private var placement: StaticString {
        guard case .mode(let mode) = filling else { return " 0 100%/auto 100% repeat-x" }
        return switch mode {
        case .scaleToFill, .redraw: " 0 0/100% 100% no-repeat"
        case .scaleAspectFit: " center/contain no-repeat"
        case .scaleAspectFill: " center/cover no-repeat"
        case .center: " center no-repeat"
        case .top: " top no-repeat"
        case .bottom: " bottom no-repeat"
        case .left: " left no-repeat"
        case .right: " right no-repeat"
        case .topLeft: " top left no-repeat"
        case .topRight: " top right no-repeat"
        case .bottomLeft: " bottom left no-repeat"
        case .bottomRight: " bottom right no-repeat"
        }
    }
}

extension StyleWriter {
    /// Writes the address of an image of this server.
    mutating func appendURL(_ path: String) {
        bytes.append("url(" as StaticString)
        appendQuoted(path)
        bytes.append(UInt8(ascii: ")"))
    }

    /// Writes an image that stands in its own height along the edge of a bar.
    mutating func declareShadow(_ image: UIImage, path: String) {
        declare("content:\"\";position:absolute;pointer-events:none")
        declare("block-size", points: image.size.height)
        begin("background")
        appendURL(path)
        bytes.append(" repeat-x" as StaticString)
        end()
    }
}
