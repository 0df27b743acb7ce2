import Foundation
import UIKitCore

extension UIView {
    /// Whether a subview stands where its frame is, and not where the view's own arrangement puts it.
    func placesByFrame(_ subview: UIView) -> Bool {
        if let stack = self as? UIStackView { return !stack.arrangedSubviews.contains { $0 === subview } }
        return !hasPlaceForItem(subview) && !isFilled(by: subview)
    }

    /// Whether the view is a list and the subview stands behind its rows or items.
    private func isFilled(by subview: UIView) -> Bool {
        switch self {
        case let table as UITableView: table.backgroundView === subview
        case let collection as UICollectionView: collection.backgroundView === subview
        default: false
        }
    }

    /// Whether a subview is one that the app gave to a cell, a table or a bar, which takes its size from its frame and its
    /// place from what it is in.
    func hasPlaceForItem(_ subview: UIView) -> Bool {
        switch self {
        case let cell as UITableViewCell: cell.shownAccessoryView === subview
        case let cell as UICollectionViewListCell: cell.hasAccessoryView(subview)
        case let toolbar as UIToolbar: toolbar.items?.contains { $0.customView === subview } ?? false
        case let bar as UINavigationBar: bar.showsItem(subview)
        case let field as UITextField: field.leftView === subview || field.rightView === subview
        case let table as UITableView: table.showsAsHeaderOrFooter(subview)
        default: false
        }
    }

    /// Whether the view shows no more of its content than fits.
    var clipsContent: Bool { clipsToBounds || self is UIImageView }

    /// Whether the view moves its content out from under bars, so that it ends at them on the page.
    var movesContentFromBars: Bool {
        (self as? UIScrollView).map { $0.contentInsetAdjustmentBehavior != .never } ?? false
    }

    /// Whether the height is not that of the content, which scrolls within then.
    var isHeldInHeight: Bool {
        if standsByFrame { return true }
        return layoutAttributesIfPresent?.constraints.contains {
            $0.firstItem === self && $0.firstAttribute == .height && $0.secondItem == nil
                && $0.relation != .greaterThanOrEqual
        } ?? false
    }

    /// Whether the background is the one a text view begins with, and the page leaves it to the row or the item around.
    var hasUsualBackground: Bool {
        guard self is UITextView, case .system(.systemBackground, alpha: nil)? = backgroundColor?.definition else {
            return false
        }
        return sequence(first: self as UIView, next: \.superview).contains { $0 is any ItemCell }
    }

    /// How a label before the view names it.
    var labelUse: LabelUse {
        switch self {
        case is UITextField, is UITextView, is UIDatePicker, is UISwitch, is UISlider, is UIProgressView: .element
        case is UIStepper, is UISegmentedControl, is UIPageControl, is UIPickerView: .reference
        default: .none
        }
    }

    /// What assistive technology says for the view: its label, or the texts in it.
    var spokenText: String {
        if let label = accessibilityLabel, !label.isEmpty { return label.withoutAttachments }
        return childViews.lazy.filter { !$0.isHidden }.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension String {
    /// The text without the characters in whose place images stand.
    fileprivate var withoutAttachments: String {
        guard unicodeScalars.contains(NSAttributedString.attachmentCharacter) else { return self }
        return String(unicodeScalars.filter { $0 != NSAttributedString.attachmentCharacter })
    }
}
