import Foundation
import UIKitCore

/// A screen of rows below each other, whose views are all in one view and each of which begins where the one above ends.
@MainActor
final class ConstraintScreen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    /// Where the first row begins.
    let top: NSLayoutConstraint

    /// Makes a screen.
    ///
    /// - Parameter viewCount: How many views are in it, five in each row.
    init(viewCount: Int) {
        let root = self.root
        let rows = (0..<max(1, viewCount / 5)).map { FormRow(number: $0, in: root) }
        top = rows[0].title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
        top.isActive = true
        for (row, next) in zip(rows, rows.dropFirst()) {
            next.title.topAnchor.constraint(equalTo: row.line.bottomAnchor, constant: 8).isActive = true
        }
        for row in rows {
            let background = UIView()
            background.translatesAutoresizingMaskIntoConstraints = false
            root.insertSubview(background, at: 0)
            NSLayoutConstraint.activate([
                background.topAnchor.constraint(equalTo: row.title.topAnchor),
                background.bottomAnchor.constraint(equalTo: row.line.bottomAnchor),
                background.leadingAnchor.constraint(equalTo: row.title.leadingAnchor),
                background.trailingAnchor.constraint(equalTo: row.button.trailingAnchor),
            ])
        }
    }
}
