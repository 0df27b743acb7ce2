import UIKit

/// What a page of the catalog showed that nobody typed.
struct RestoredPage {
    var outcome: String?
    var labels: [String]
    var hidden: [Int]
}

extension CatalogExamplesViewController {
    private enum Key {
        static let title = "title"
        static let tally = "tally"
        static let outcome = "outcome"
        static let labels = "labels"
        static let hidden = "hidden"
        static let screen = "screen"
    }

    /// The title of the page that was encoded.
    static func title(from coder: NSCoder) -> String? { coder.decodeObject(forKey: Key.title) as? String }

    /// Encodes what the examples show, as they stand on the page.
    func encodePage(with coder: NSCoder) {
        coder.encode(title, forKey: Key.title)
        coder.encode(tally, forKey: Key.tally)
        coder.encode(presentedViewController, forKey: Key.screen)
        let page =
            restoredPage
            ?? RestoredPage(
                outcome: outcome.isHidden ? nil : outcome.text, labels: allLabels.map { $0.text ?? "" },
                hidden: arrangedViews.enumerated().filter { $0.element.isHidden }.map(\.offset))
        coder.encode(page.outcome, forKey: Key.outcome)
        coder.encode(page.labels, forKey: Key.labels)
        coder.encode(page.hidden, forKey: Key.hidden)
    }

    /// Takes what the examples showed.
    func decodePage(with coder: NSCoder) {
        tally = coder.decodeInteger(forKey: Key.tally)
        if let screen = coder.decodeObject(forKey: Key.screen) as? UIViewController { willPresent(screen) }
        restoredPage = RestoredPage(
            outcome: coder.decodeObject(forKey: Key.outcome) as? String,
            labels: coder.decodeObject(forKey: Key.labels) as? [String] ?? [],
            hidden: coder.decodeObject(forKey: Key.hidden) as? [Int] ?? [])
    }

    /// Shows once more what the examples showed.
    func showRestoredPage() {
        guard let page = restoredPage else { return }
        restoredPage = nil
        // What follows from a value that came back follows from it again.
        for control in controls { control.sendActions(for: .valueChanged) }
        for view in views(in: examples) {
            switch view {
            case let field as UITextField: field.sendActions(for: .editingChanged)
            case let text as UITextView where text.isEditable: text.delegate?.textViewDidChange(text)
            default: break
            }
        }
        for case let button as UIButton in views(in: examples) { button.setNeedsUpdateConfiguration() }
        let labels = allLabels
        if labels.count == page.labels.count {
            for (label, text) in zip(labels, page.labels) where label.text ?? "" != text {
                label.text = text.isEmpty ? nil : text
            }
        }
        for (index, view) in arrangedViews.enumerated() { view.isHidden = page.hidden.contains(index) }
        outcome.text = page.outcome
        outcome.isHidden = page.outcome == nil
    }

    /// The labels of the examples, from top to bottom.
    private var allLabels: [UILabel] { views(in: examples).compactMap { $0 as? UILabel } }

    /// The views in stacks, which hide and show some of theirs.
    private var arrangedViews: [UIView] {
        views(in: examples).compactMap { $0 as? UIStackView }.flatMap(\.arrangedSubviews)
    }

    /// The controls with a value that an example may follow.
    private var controls: [UIControl] {
        views(in: examples).compactMap { view in
            switch view {
            case let segments as UISegmentedControl: segments.isMomentary ? nil : segments
            case is UIStepper, is UISlider, is UISwitch, is UIPageControl, is UIDatePicker: view as? UIControl
            default: nil
            }
        }
    }

    /// A view and all in it that the examples made, but for what is in controls.
    func views(in view: UIView) -> [UIView] {
        view is UIControl ? [view] : [view] + view.subviews.flatMap { views(in: $0) }
    }
}
