import UIKitCore

/// The rows of the table as plain views in a stack, all of them alive.
final class StackViewController: UIViewController {
    private var counts = [Int](repeating: 0, count: BenchmarkPage.rowCount)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        let stack = UIStackView(arrangedSubviews: counts.indices.map(makeRow))
        stack.axis = .vertical
        view.addSubview(stack)
    }

    private func makeRow(_ index: Int) -> UIView {
        let title = UILabel()
        title.text = "Row \(index)"
        let detail = UILabel()
        detail.text = "Pressed 0 times"
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Press") { [weak self, weak detail] _ in
                guard let self else { return }
                counts[index] += 1
                detail?.text = "Pressed \(counts[index]) times"
            })
        let row = UIStackView(arrangedSubviews: [title, detail, button])
        row.spacing = 8
        return row
    }
}
