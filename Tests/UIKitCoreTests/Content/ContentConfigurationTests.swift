import Testing

@testable import UIKitCore

@MainActor
@Suite struct ContentConfigurationTests {
    private let scene = TestScene()

    @Test func aListContentViewShowsItsConfiguration() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Wi-Fi"
        content.secondaryText = "Home"
        let view = try #require(content.makeContentView() as? UIListContentView)
        #expect(view.listConfiguration == content && view.accessibilityLabel == "Wi-Fi, Home")
        scene.window.addSubview(view)
        #expect(!scene.isMarked(view) { view.configuration = content })
        content.text = "Bluetooth"
        #expect(scene.isMarked(view) { view.configuration = content })
        #expect(view.supports(UIListContentConfiguration.cell()))
        #expect(!view.supports(UIContentUnavailableConfiguration.empty()))
    }

    @Test func contentFollowsTheStateOfItsCell() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        #expect(UIListContentConfiguration.cell().updated(for: state).textProperties.color == .tertiaryLabel)
        state.isSelected = true
        #expect(UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor == .systemGray4)
        state[UIConfigurationStateCustomKey("flag")] = true
        #expect(state[UIConfigurationStateCustomKey("flag")] == AnyHashable(true))
    }

    @Test func missingContentOffersItsButton() throws {
        var pressed = false
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "No Notes"
        content.button.title = "Add"
        content.buttonProperties.primaryAction = UIAction { _ in pressed = true }
        let view = content.makeContentView()
        scene.window.addSubview(view)
        let button = try #require(view.subviews.first as? UIButton)
        try scene.perform(.touchUpInside, on: button)
        #expect(pressed)
        #expect(UIContentUnavailableConfiguration.loading().makeContentView().subviews.first is UIActivityIndicatorView)
    }

    @Test func transformersMakeOtherColours() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(background.resolvedBackgroundColor(for: .tintColor) == UIColor.red.withAlphaComponent(0.5))
    }
}
