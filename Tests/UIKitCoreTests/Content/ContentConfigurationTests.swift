import Foundation
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

    @Test func missingContentIsAsHighAsWhatIsShown() throws {
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "No Notes"
        let view = UIContentUnavailableView(configuration: content)
        let textAlone = view.intrinsicContentSize
        #expect(textAlone.width == UIView.noIntrinsicMetric)
        #expect(abs(textAlone.height - (28 + 40)) <= 2)
        content.image = UIImage(systemName: "note.text")
        view.configuration = content
        #expect(view.intrinsicContentSize.height == textAlone.height + 56 + 15)
        content.button.title = "Add"
        content.secondaryButton.title = "Learn More"
        view.configuration = content
        #expect(view.intrinsicContentSize.height == textAlone.height + 71 + 25 + 44 + 18 + 44)
        content.directionalLayoutMargins = .zero
        content.textToButtonPadding = 5
        view.configuration = content
        #expect(view.intrinsicContentSize.height == textAlone.height + 71 + 5 + 44 + 18 + 44 - 40)
        #expect(UIContentUnavailableView(configuration: .loading()).intrinsicContentSize.height > 40 + 37 + 15)
    }

    @Test func textOfMissingContentBreaksAtTheWidthThatConstraintsGive() throws {
        var content = UIContentUnavailableConfiguration.empty()
        content.secondaryText = "Photos that you take with the camera appear here, the newest ones first."
        let view = UIContentUnavailableView(configuration: content)
        view.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 800))
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 160)
        #expect(abs(view.frame.height - view.sizeThatFits(CGSize(width: 160, height: 0)).height) <= 1)
        #expect(view.frame.height > view.intrinsicContentSize.height + 40)
    }
}
