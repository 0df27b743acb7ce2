import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UIToolTipInteractionTests {
    private final class Sizes: NSObject, UIToolTipInteractionDelegate {
        func toolTipInteraction(
            _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
        ) -> UIToolTipConfiguration? {
            point.x > 0 ? UIToolTipConfiguration(toolTip: "At \(Int(point.x)), \(Int(point.y))") : nil
        }
    }

    private final class Silent: NSObject, UIToolTipInteractionDelegate {}

    @Test func aControlHasOneText() {
        let button = UIButton()
        #expect(button.toolTip == nil && button.toolTipInteraction == nil)
        button.toolTip = nil
        #expect(button.interactions.isEmpty)
        button.toolTip = "Save"
        button.toolTip = "Save all"
        #expect(button.toolTip == "Save all" && button.toolTipText == "Save all")
        #expect(button.interactions.count == 1)
        button.toolTipInteraction?.isEnabled = false
        #expect(button.toolTipText == nil)
        button.toolTip = ""
        button.toolTipInteraction?.isEnabled = true
        #expect(button.toolTipText == nil)
    }

    @Test func theDelegateKnowsTheText() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let interaction = UIToolTipInteraction(defaultToolTip: "Usual")
        view.addInteraction(interaction)
        #expect(view.toolTipText == "Usual")
        let sizes = Sizes()
        interaction.delegate = sizes
        #expect(view.toolTipText == "At 10, 5")
        view.frame = .zero
        #expect(view.toolTipText == nil)
        let silent = Silent()
        interaction.delegate = silent
        #expect(view.toolTipText == "Usual")
        view.removeInteraction(interaction)
        #expect(view.toolTipText == nil)
    }
}
