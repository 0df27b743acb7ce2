import UIKit

/// Segmented controls of words and of symbols.
final class SegmentedControlExamples: CatalogExamplesViewController {
    private let chosen = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let words = UISegmentedControl(items: ["Day", "Week", "Month"])
        words.selectedSegmentIndex = 0
        words.accessibilityIdentifier = "range"
        chosen.text = "Day"
        words.addAction(
            UIAction { [weak self, weak words] _ in
                guard let words else { return }
                self?.chosen.text = words.titleForSegment(at: words.selectedSegmentIndex)
            }, for: .valueChanged)
        addExample("Words", words, chosen)

        let symbols = UISegmentedControl()
        for (index, name) in ["list.bullet", "square.grid.2x2", "map"].enumerated() {
            symbols.insertSegment(with: UIImage(systemName: name), at: index, animated: false)
        }
        symbols.selectedSegmentIndex = 1
        addExample("Symbols", symbols)

        let partly = UISegmentedControl(items: ["Free", "Plus", "Sold Out"])
        partly.selectedSegmentIndex = 0
        partly.setEnabled(false, forSegmentAt: 2)
        addExample("A Disabled Segment", partly)

        let momentary = UISegmentedControl(items: ["Undo", "Redo"])
        momentary.isMomentary = true
        momentary.addAction(
            UIAction { [weak self, weak momentary] _ in
                guard let momentary, momentary.selectedSegmentIndex >= 0 else { return }
                self?.show(momentary.titleForSegment(at: momentary.selectedSegmentIndex) ?? "")
            }, for: .valueChanged)
        addExample("Momentary", momentary)
    }
}
