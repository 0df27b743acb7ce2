import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct ToolTipRendererTests {
    @Test func aToolTipIsTheTitleOfTheElement() {
        let stage = Stage()
        let label = UILabel()
        label.text = "3"
        let interaction = UIToolTipInteraction(defaultToolTip: "Days & \"nights\" <left>")
        label.addInteraction(interaction)
        #expect(stage.html(of: label).contains(" title=\"Days &amp; &quot;nights&quot; &lt;left&gt;\""))
        interaction.isEnabled = false
        #expect(!stage.html(of: label).contains(" title="))
        interaction.isEnabled = true
        #expect(stage.html(of: label).contains(" title="))
        label.removeInteraction(interaction)
        #expect(!stage.html(of: label).contains(" title="))
    }
}
