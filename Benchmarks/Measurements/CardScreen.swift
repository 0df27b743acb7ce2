import Foundation
import UIKitCore

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
