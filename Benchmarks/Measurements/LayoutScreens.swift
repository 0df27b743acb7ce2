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

/// A screen of cards in a stack, each with a row within it.
@MainActor
final class CardScreen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    /// Makes a screen.
    ///
    /// - Parameter viewCount: How many views are in it besides the stack, five in each card with the card itself.
    init(viewCount: Int) {
        let cards = (0..<viewCount / 5).map { index in
            let card = UIView()
            let row = FormRow(number: index, in: card)
            NSLayoutConstraint.activate([
                row.title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
                row.line.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            ])
            return card
        }
        let stack = UIStackView(arrangedSubviews: cards)
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
    }
}

/// A title, a field and a button beside each other, and a line below them.
@MainActor
struct FormRow {
    let title = UILabel()
    let field = UITextField()
    let button = UIButton(configuration: .plain())
    let line = UIView()

    /// Adds the views to a container, from side to side.
    init(number: Int, in container: UIView) {
        title.text = "Row \(number)"
        title.setContentHuggingPriority(.required, for: .horizontal)
        button.configuration?.title = "Set"
        button.setContentHuggingPriority(.required, for: .horizontal)
        for view in [title, field, button, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
            field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            field.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
            button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            line.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: button.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
        ])
    }
}
