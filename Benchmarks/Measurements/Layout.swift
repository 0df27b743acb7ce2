import Benchmark
import Foundation
import UIKitCore

/// Measures how long constraints take to be solved, from nothing and after a change.
func measureLayout() {
    // Views and constraints exist; nothing was solved yet. The time of each view is what tells how the cost grows.
    for viewCount in [25, 100, 400, 1_600] {
        measureLayout("Lay out \(viewCount) views from cold") { count in
            let screens = (0..<count).map { _ in ConstraintScreen(viewCount: viewCount) }
            return { for screen in screens { screen.root.layoutIfNeeded() } }
        }
        measureLayout("Lay out \(viewCount) views in cards from cold") { count in
            let screens = (0..<count).map { _ in CardScreen(viewCount: viewCount) }
            return { for screen in screens { screen.root.layoutIfNeeded() } }
        }
        measureLayout("Lay out a chain of \(viewCount) views from cold") { count in
            let chains = (0..<count).map { _ in ViewChain(viewCount: viewCount) }
            return { for chain in chains { chain.root.layoutIfNeeded() } }
        }
    }
    measureLayout("Lay out 100 views after one constant changed") { count in
        let screen = ConstraintScreen(viewCount: 100)
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
    measureLayout("Scroll through a table of 1,000 rows that size themselves") { count in
        let tables = (0..<count).map { _ in SizedTable() }
        return { for table in tables { table.scrollThrough() } }
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

/// Views below each other, each tied to the one before and as high as itself.
@MainActor
private final class ViewChain {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init(viewCount: Int) {
        var edge = root.topAnchor
        for _ in 0..<viewCount {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: edge, constant: 8),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            edge = view.bottomAnchor
        }
    }
}
