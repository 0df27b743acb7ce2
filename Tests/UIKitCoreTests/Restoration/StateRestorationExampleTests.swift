import Foundation
import Testing

@testable import UIKitCore

// The lines between the marks are the example of docs/state-restoration.md; a test compares them.

// example
final class RecipeViewController: UIViewController, UIViewControllerRestoration {
    private let recipe: Int
    private let servings = UIStepper()

    init(recipe: Int) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
        title = "Recipe \(recipe)"
        restorationIdentifier = "recipe"
        restorationClass = RecipeViewController.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        guard coder.containsValue(forKey: "recipe") else { return nil }
        return RecipeViewController(recipe: coder.decodeInteger(forKey: "recipe"))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        servings.restorationIdentifier = "servings"
        view.addSubview(servings)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(recipe, forKey: "recipe")
    }
}

final class CookbookSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let contents = UITableViewController(style: .plain)
        contents.restorationIdentifier = "contents"
        let navigation = UINavigationController(rootViewController: contents)
        navigation.restorationIdentifier = "navigation"
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
    }
}
// end of example

/// The example of the document about state restoration.
@MainActor
@Suite(.serialized) struct StateRestorationExampleTests {
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = CookbookSceneDelegate.self
            return configuration
        }
    }

    private func connect(restoring state: Data? = nil) throws -> UIWindowScene {
        let session = UISceneSession(persistentIdentifier: "cookbook", userSessionIdentifier: "cook")
        return UIApplication.shared.connectScene(
            for: session, options: UIScene.ConnectionOptions(),
            restoring: try state.map { data throws in try RestorableScene(data: data) })
    }

    @Test func theExampleComesBack() throws {
        let previous = UIApplication.shared.processDelegate
        defer { UIApplication.shared.processDelegate = previous }
        UIApplication.shared.processDelegate = AppDelegate()
        let scene = try connect()
        let navigation = try #require(scene.windows.first?.rootViewController as? UINavigationController)
        let recipe = RecipeViewController(recipe: 12)
        scene.inTurn {
            navigation.pushViewController(recipe, animated: false)
            scene.commit()
            (recipe.view.subviews.first as? UIStepper)?.value = 4
        }
        let preserved = scene.preservedState()
        #expect(preserved.lostControllers.isEmpty)
        UIApplication.shared.disconnect(scene)

        let again = try connect(restoring: preserved.data)
        let restored = (again.windows.first?.rootViewController as? UINavigationController)?.topViewController
        #expect(restored !== recipe)
        #expect(restored?.title == "Recipe 12")
        #expect((restored?.view.subviews.first as? UIStepper)?.value == 4)
        UIApplication.shared.disconnect(again)
    }

    @Test func theDocumentShowsTheExample() throws {
        let file = URL(filePath: #filePath).resolvingSymlinksInPath()
        let root = file.deletingLastPathComponent().appending(path: "../../..")
        let source = try String(contentsOf: file, encoding: .utf8)
        let document = try String(contentsOf: root.appending(path: "docs/state-restoration.md"), encoding: .utf8)
        let example = try #require(source.components(separatedBy: "// example\n").dropFirst().first)
        let code = try #require(example.components(separatedBy: "// end of example\n").first)
        #expect(document.contains("```swift\n\(code)```\n"))
    }
}
