import Benchmark
import Foundation
import UIKitCore

/// Measures how long constraints take to be solved, from nothing and after a change.
func measureLayout() {
    // Views and constraints exist; nothing was solved yet.
    measureLayout("Lay out 100 views from cold") { count in
        let screens = (0..<count).map { _ in ConstraintScreen() }
        return { for screen in screens { screen.root.layoutIfNeeded() } }
    }
    measureLayout("Lay out 100 views after one constant changed") { count in
        let screen = ConstraintScreen()
        screen.root.layoutIfNeeded()
        return {
            for _ in 0..<count {
                screen.top.constant = screen.top.constant == 8 ? 9 : 8
                screen.root.layoutIfNeeded()
            }
        }
    }
    measureLayout("Find the heights of 1,000 rows") { count in
        let row = SizedRow()
        return { for _ in 0..<count { for index in 0..<1_000 { _ = row.height(of: index) } } }
    }
}

private func measureLayout(
    _ name: String, prepare: @escaping @MainActor @Sendable (Int) -> @MainActor @Sendable () -> Void
) {
    Benchmark(
        name,
        configuration: .init(
            metrics: [.wallClock, .cpuTotal], warmupIterations: 1, maxDuration: .seconds(3), maxIterations: 1_000)
    ) { benchmark in
        let work = await prepare(benchmark.scaledIterations.count)
        benchmark.startMeasurement()
        await work()
        benchmark.stopMeasurement()
    }
}

/// A screen of 25 rows below each other, each with a title, a field, a button and a line.
@MainActor
private final class ConstraintScreen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    /// Where the first row begins.
    let top: NSLayoutConstraint

    init() {
        let first = UILabel()
        top = first.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
        var line: UIView?
        for index in 0..<25 {
            let title = index == 0 ? first : UILabel()
            title.text = "Row \(index)"
            title.setContentHuggingPriority(.required, for: .horizontal)
            let field = UITextField()
            let button = UIButton(configuration: .plain())
            button.configuration?.title = "Set"
            button.setContentHuggingPriority(.required, for: .horizontal)
            let below = UIView()
            for view in [title, field, button, below] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            let start = line.map { title.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 8) } ?? top
            NSLayoutConstraint.activate([
                start, title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
                field.centerYAnchor.constraint(equalTo: title.centerYAnchor),
                button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
                button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
                below.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
                below.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                below.trailingAnchor.constraint(equalTo: button.trailingAnchor),
                below.heightAnchor.constraint(equalToConstant: 1),
            ])
            line = below
        }
    }
}

/// A row whose height follows from a text that is broken to the width.
@MainActor
private final class SizedRow {
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    private let label = UILabel()

    init() {
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        ])
    }

    /// The height of the row with a text of its own.
    func height(of index: Int) -> CGFloat {
        label.text = "Row \(index) says so much that it takes several lines on a page as narrow as this one."
        return content.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
