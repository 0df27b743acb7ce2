import Testing

@testable import UIKitCore

/// Views that keep their text within sizes.
@MainActor
@Suite struct ContentSizeCategoryLimitsTests {
    @Test func whatIsInAViewKeepsToItsLimits() {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        outer.maximumContentSizeCategory = .extraLarge
        inner.minimumContentSizeCategory = .medium
        test.turn { test.scene.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge) }
        #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        test.turn { test.scene.traitCollection = UITraitCollection(preferredContentSizeCategory: .extraSmall) }
        #expect(outer.traitCollection.preferredContentSizeCategory == .extraSmall)
        #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
        #expect(
            inner.appliedContentSizeCategoryLimitsDescription
                == "UIView: minimum UICTContentSizeCategoryM, maximum none; UIView: minimum none, maximum UICTContentSizeCategoryXL"
        )
    }

    @Test func limitsTellOfTraitsThatChangeWithThem() {
        let controller = UIViewController()
        let test = TestScene(showing: controller)
        let label = UILabel()
        controller.view.addSubview(label)
        test.turn { test.scene.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge) }
        var log: [String] = []
        label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: UILabel, previous) in
            let sizes = [previous, label.traitCollection].map(\.preferredContentSizeCategory.rawValue)
            log.append(sizes.joined(separator: " to "))
        }
        test.turn { label.maximumContentSizeCategory = .large }
        #expect(log == ["UICTContentSizeCategoryAccessibilityL to UICTContentSizeCategoryL"])
        test.turn { label.maximumContentSizeCategory = .large }
        test.turn { test.scene.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium) }
        #expect(log.count == 1)
        test.turn { label.maximumContentSizeCategory = nil }
        #expect(log.last == "UICTContentSizeCategoryL to UICTContentSizeCategoryAccessibilityM")
    }
}
