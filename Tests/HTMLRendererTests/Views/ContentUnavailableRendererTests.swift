import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct ContentUnavailableRendererTests {
    @Test func distancesThatTheAppSetAreOnThePage() {
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "No Notes"
        content.button.title = "Add"
        #expect(!Stage().rendered(content.makeContentView()).styles.contains("margin-block-start"))
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        content.textToButtonPadding = 40
        let styles = Stage().rendered(content.makeContentView()).styles
        #expect(styles.contains("padding-block-start:1px"))
        #expect(styles.contains("padding-inline-end:4px"))
        #expect(styles.contains("#v1>*+:is(.button,.menu){margin-block-start:40px;}"))
        #expect(styles.contains("#v1>.title+.detail{margin-block-start:8px;}"))
    }
}
