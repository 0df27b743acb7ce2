import Foundation
import Testing

@testable import UIKitCore

/// Content that is higher than the window comes to rest, whatever its margins are.
@MainActor
@Suite struct OverflowingLayoutTests {
    @Test func cardsBelowTheSafeAreaComeToRest() {
        let controller = UIViewController()
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for index in 0..<40 {
            let label = UILabel()
            label.text = "Line \(index)"
            let card = UIStackView(arrangedSubviews: [label])
            card.isLayoutMarginsRelativeArrangement = true
            card.preservesSuperviewLayoutMargins = index.isMultiple(of: 2)
            stack.addArrangedSubview(card)
        }
        controller.view.addSubview(stack)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 80, right: 0)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
        ])
        let test = TestScene(showing: controller)
        #expect(test.scene.faults.isEmpty)
        #expect(stack.frame.minY == 66)
        #expect(stack.frame.height > controller.view.bounds.height)
        #expect(stack.arrangedSubviews.allSatisfy { $0.safeAreaInsets.bottom <= 80 })
    }
}
