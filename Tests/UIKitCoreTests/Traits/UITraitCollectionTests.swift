import Testing

@testable import UIKitCore

@Suite struct UITraitCollectionTests {
    private struct Theme: UITraitDefinition {
        static let defaultValue = "plain"
        static let affectsColorAppearance = true
    }

    @Test func traitsAreSetMergedAndCompared() {
        let compact = UITraitCollection { $0.horizontalSizeClass = .compact }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [compact, dark])
        #expect(both.horizontalSizeClass == .compact && both.userInterfaceStyle == .dark)
        #expect(both.containsTraits(in: dark) && !dark.containsTraits(in: both))
        #expect(both == compact.modifyingTraits { $0.userInterfaceStyle = .dark })
        #expect(both.verticalSizeClass == .unspecified)
        #expect(both.hasDifferentColorAppearance(comparedTo: compact))
        #expect(!both.hasDifferentColorAppearance(comparedTo: dark))
        #expect(both.changedTraits(from: dark) == [ObjectIdentifier(UITraitHorizontalSizeClass.self)])
    }

    @Test func theCurrentTraitsAreThoseFromBeforeAgainAfterOthersWereCurrent() {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        dark.performAsCurrent {
            light.performAsCurrent { #expect(UITraitCollection.current === light) }
            #expect(UITraitCollection.current === dark)
        }
        #expect(UITraitCollection.current === before)
    }

    @Test @MainActor func theCurrentTraitsAreTheScenesWhileItsEventIsHandled() {
        let test = TestScene()
        test.turn { test.scene.traitCollection = UITraitCollection(userInterfaceStyle: .dark) }
        test.scene.inTurn { #expect(UITraitCollection.current.userInterfaceStyle == .dark) }
        #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
    }

    @Test @concurrent func theCurrentTraitsOfAnotherThreadAreItsOwn() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        dark.performAsCurrent { #expect(UITraitCollection.current === dark) }
        #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
    }

    @Test func appsDefineTraitsOfTheirOwn() {
        let traits = UITraitCollection().modifyingTraits { $0[Theme.self] = "forest" }
        #expect(traits[Theme.self] == "forest" && UITraitCollection()[Theme.self] == "plain")
        #expect(traits.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!traits.replacing(Theme.self, value: "plain").hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test func overridesAreThereUntilRemoved() {
        var overrides = UITraitOverrides()
        overrides.userInterfaceStyle = .dark
        #expect(overrides.contains(UITraitUserInterfaceStyle.self))
        overrides.remove(UITraitUserInterfaceStyle.self)
        #expect(!overrides.contains(UITraitUserInterfaceStyle.self) && overrides.userInterfaceStyle == .unspecified)
    }

    @Test func contentSizesAreOrdered() {
        #expect(UIContentSizeCategory.small < .large && !UIContentSizeCategory.large.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    }
}
