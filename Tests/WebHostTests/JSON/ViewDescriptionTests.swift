import Testing
import UIKitCore

@testable import WebHost

@Suite("What programs learn of one view")
@MainActor
struct ViewDescriptionTests {
    private let scene: UIWindowScene
    private let view = UIView()

    init() {
        let session = UISceneSession(persistentIdentifier: "scene", userSessionIdentifier: "user")
        scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        window.addSubview(view)
        view.accessibilityIdentifier = "chart"
    }

    private func description(isReachable: Bool = true) -> String {
        var json = JSONWriter()
        json.object { ViewDescription(of: view, in: scene, isReachable: isReachable).writeMembers(to: &$0) }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test("actions and elements for assistive technology are there to be used, as long as the view can be")
    func assistiveTechnology() {
        view.accessibilityLanguage = "de"
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Export") { _ in true }]
        let (text, button) = (
            UIAccessibilityElement(accessibilityContainer: view), UIAccessibilityElement(accessibilityContainer: view)
        )
        text.accessibilityLabel = "May"
        text.accessibilityValue = "3"
        button.accessibilityLabel = "June"
        button.accessibilityIdentifier = "june"
        button.accessibilityTraits = .button
        view.accessibilityElements = [text, button]
        #expect(
            description() == """
                {"id":"v1","type":"UIView","identifier":"chart","language":"de","actions":["Export"],\
                "elements":[{"label":"May","value":"3"},{"label":"June","identifier":"june","place":1}],\
                "enabled":true,"events":["performAccessibilityAction","activateAccessibilityElement"]}
                """)
        #expect(
            description(isReachable: false) == """
                {"id":"v1","type":"UIView","identifier":"chart","language":"de",\
                "elements":[{"label":"May","value":"3"},{"label":"June","identifier":"june"}]}
                """)
    }

    @Test("what stands for missing content says so")
    func missingContent() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Photos"
        configuration.secondaryText = "Photos that you take appear here."
        let description = ViewDescription(
            of: UIContentUnavailableView(configuration: configuration), in: scene, isReachable: true)
        #expect(description.isWorthMentioning)
        #expect(description.label == "No Photos, Photos that you take appear here.")
    }

    @Test("a bar tells of its buttons, and not of the space between them")
    func space() {
        let toolbar = UIToolbar()
        let (sort, add) = (UIBarButtonItem(title: "Sort"), UIBarButtonItem(title: "Add"))
        toolbar.items = [sort, .flexibleSpace(), .fixedSpace(8), add]
        view.addSubview(toolbar)
        toolbar.layoutIfNeeded()
        let described = toolbar.subviews.filter { $0 is BarButton }.map {
            ViewDescription(of: $0, in: scene, isReachable: true)
        }
        #expect(described.count == 4)
        #expect(described.filter(\.isWorthMentioning).map(\.label) == ["Sort", "Add"])
    }
}
