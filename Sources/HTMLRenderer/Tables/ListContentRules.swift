import Foundation
import UIKitCore

extension UIListContentConfiguration {
    /// How a text is aligned and in which letters it is shown.
    struct TextForm: Equatable {
        private var alignment = TextProperties.TextAlignment.natural
        private var transform = TextProperties.TextTransform.none

        /// The form of a text of which nothing is said.
        init() {}

        init(_ properties: TextProperties) {
            alignment = properties.alignment
            transform = properties.transform
        }

        /// The class of the alignment, or an empty text.
        var className: StaticString {
            switch alignment {
            case .natural: ""
            case .center: "align-center"
            case .justified: "align-justified"
            }
        }

        /// Writes the letters that the text is shown in.
        func declare(in rule: inout StyleWriter) {
            switch transform {
            case .none: break
            case .uppercase: rule.declare("text-transform:uppercase")
            case .lowercase: rule.declare("text-transform:lowercase")
            case .capitalized: rule.declare("text-transform:capitalize")
            }
        }

        /// Whether the text is shown in other letters than its own.
        var changesLetters: Bool { transform != .none }
    }

    /// The size that the image is shown in, no larger than is allowed; nil without an image.
    fileprivate var imageSize: CGSize? {
        guard let size = image?.size, size.width > 0, size.height > 0 else { return nil }
        let most = imageProperties.maximumSize
        var scale: CGFloat = 1
        if most.width > 0 { scale = min(scale, most.width / size.width) }
        if most.height > 0 { scale = min(scale, most.height / size.height) }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}

/// What the content of a row is in.
enum ListContentPlace {
    /// A row of a list.
    case row
    /// An item that is none, or a view that stands by itself.
    case item
    /// The title of a section.
    case title
}

extension RenderingPass {
    /// Writes the sizes and distances of the content of a row, as far as they are not the usual ones.
    ///
    /// - Parameters:
    ///   - configuration: What says them.
    ///   - view: The view whose element the content is in.
    ///   - place: What the content is in.
    mutating func writeListRules(
        _ configuration: UIListContentConfiguration, of view: UIView, _ place: ListContentPlace
    ) {
        writeImageRules(configuration, of: view)
        let margins = configuration.directionalLayoutMargins
        writeRule(for: view, place == .title ? "" : " .cell") { rule in
            if configuration.imageToTextPadding != 16, configuration.image != nil {
                rule.declare("gap", points: configuration.imageToTextPadding)
            }
            // A title has those of the stylesheet, at which the titles of other sections stand.
            guard margins != Self.usualMargins, place != .title else { return }
            rule.declare("padding-block-start", points: margins.top)
            rule.declare("padding-block-end", points: margins.bottom)
            // Those at the sides are at least the row's own.
            guard place == .item else { return }
            rule.declare("padding-inline-start", points: margins.leading)
            rule.declare("padding-inline-end", points: margins.trailing)
        }
        let isBeside = configuration.prefersSideBySideTextAndSecondaryText
        guard !isBeside, configuration.textToSecondaryTextVerticalPadding != 3 else { return }
        writeRule(for: view, " .cell-text") {
            $0.declare("gap", points: configuration.textToSecondaryTextVerticalPadding)
        }
    }

    /// Writes the size, the strokes and the colour that the symbol in the content was configured with.
    mutating func writeSymbolRules(_ symbol: UIImage, of view: UIView) {
        writeRule(for: view, " .cell-image") { $0.declareSymbolRoom(symbol) }
        writeRule(for: view, " .cell-image>.symbol") { $0.declareSymbol(symbol) }
    }

    private static let usualMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    private mutating func writeImageRules(_ configuration: UIListContentConfiguration, of view: UIView) {
        guard let image = configuration.image, let size = configuration.imageSize else { return }
        let properties = configuration.imageProperties
        let reserved = properties.reservedLayoutSize.width
        if image.isSymbolImage {
            if reserved > 0 { writeRule(for: view, " .cell-image") { $0.declare("inline-size", points: reserved) } }
            return
        }
        writeRule(for: view, " .cell-image") { $0.declare("inline-size", points: max(size.width, reserved)) }
        writeRule(for: view, " .cell-image>*") { rule in
            rule.declare("inline-size", points: size.width)
            rule.declare("block-size", points: size.height)
            rule.declare("max-inline-size:100%;max-block-size:none")
            rule.declare("border-radius", points: properties.cornerRadius)
            guard properties.strokeWidth > 0 else { return }
            rule.declare("border-style:solid")
            rule.declare("border-width", points: properties.strokeWidth)
            rule.declare("border-color", properties.strokeColor ?? .tintColor, as: .shape)
        }
    }
}

extension ItemCell {
    /// Whether the cell is shown as a row of a list.
    var isRow: Bool {
        guard let item = self as? UICollectionViewCell else { return true }
        guard let section = item.shownIndexPath?.section else { return false }
        return item.collectionView?.listConfigurationInReach(ofSection: section) != nil
    }
}
