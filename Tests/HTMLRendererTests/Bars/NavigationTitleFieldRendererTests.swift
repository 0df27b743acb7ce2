import Testing
import UIKitCore

@testable import HTMLRenderer

/// The heading of a bar while a person renames what it names.
@MainActor
@Suite struct NavigationTitleFieldRendererTests {
    private final class Names: UINavigationItemRenameDelegate {
        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
    }

    @Test func aFieldWithButtonsStandsInPlaceOfTheHeading() throws {
        let names = Names()
        let controller = UIViewController()
        controller.title = "Letter"
        controller.navigationItem.renameDelegate = names
        let navigation = UINavigationController(rootViewController: controller)
        let stage = Stage()
        stage.show(navigation)
        let bar = navigation.navigationBar
        let heading = try #require(bar.titleReplacement)
        stage.scene.inTurn {
            try? stage.scene.perform(
                UserInteraction(.selectMenuItem, value: .text("0")),
                on: .viewIdentifier(stage.scene.identifier(for: heading)))
            stage.scene.commit()
        }
        let html = stage.html(of: bar)
        let field = try #require(html.split(separator: "class=\"title-field\">").last)
        #expect(field.contains("value=\"Letter\""))
        #expect(field.contains("autofocus"))
        #expect(field.contains(">Done<"))
        #expect(field.contains(">Cancel<"))
        // The page keeps its heading.
        #expect(html.contains("<h1 class=\"visually-hidden\">Letter</h1>"))
    }
}
