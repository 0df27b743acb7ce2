import Foundation
import Testing

@testable import UIKitCore

@Suite("A storyboard makes its controllers, in the order of iOS", .serialized)
@MainActor
struct UIStoryboardTests {
    private static let first = """
        <viewController storyboardIdentifier="First" title="First" id="a" customClass="StoryboardController"
            customModule="UIKitCoreTests">
          <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
          <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="8" y="28" width="100" height="20"/></label>
            </subviews>
            <constraints>
              <constraint firstItem="l" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" id="k1"/>
              <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="12"
                priority="750" id="k2"/>
              <constraint firstItem="l" firstAttribute="height" secondItem="v" secondAttribute="height"
                multiplier="1:4" relation="lessThanOrEqual" id="k3"/>
              <constraint firstItem="l" firstAttribute="leading" secondItem="g" secondAttribute="leading"
                placeholder="YES" id="k4"/>
            </constraints>
            <viewLayoutGuide key="safeArea" id="g"/></view>
          <navigationItem key="navigationItem" title="Start" id="n">
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="i"/></navigationItem>
          <connections><outlet property="label" destination="l" id="c"/></connections>
        </viewController>
        """

    @Test("The controller is complete before its view is made; the view is connected before viewDidLoad")
    func order() throws {
        StoryboardLog.entries = []
        let storyboard = try TestDocument.loaded(TestDocument.storyboard(initial: "a", Self.first))
        let controller = try #require(storyboard.instantiateInitialViewController() as? StoryboardController)
        #expect(controller.storyboard === storyboard)
        #expect(controller.navigationItem.title == "Start")
        #expect(controller.navigationItem.rightBarButtonItem?.systemItem == .add)
        #expect(controller.nibName == "a-view-v" && controller.nibBundle == nil)
        #expect(controller.label == nil)
        #expect(StoryboardLog.take() == ["First init true", "First awake false"])
        controller.loadViewIfNeeded()
        #expect(StoryboardLog.take() == ["First viewDidLoad Hello children 0"])
        #expect(controller.label?.superview === controller.view)
    }

    @Test("Views are made when the view is asked for, connected, awoken, and only then the controller's")
    func orderOfViews() throws {
        StoryboardLog.entries = []
        let storyboard = try TestDocument.loaded(
            TestDocument.storyboard(
                initial: "a",
                """
                <viewController title="A" id="a" customClass="StoryboardController" customModule="UIKitCoreTests">
                <view key="view" id="v"><subviews><label text="Hello" id="l"/>
                <view id="w" customClass="LoggedStoryboardView" customModule="UIKitCoreTests">
                <connections><outlet property="controller" destination="a" id="c1"/></connections></view></subviews></view>
                <connections><outlet property="label" destination="l" id="c2"/></connections></viewController>
                """))
        let controller = try #require(storyboard.instantiateInitialViewController())
        #expect(StoryboardLog.take() == ["A init true", "A awake false"])
        controller.loadViewIfNeeded()
        #expect(
            StoryboardLog.take() == [
                "view init", "view connected to A, view assigned false",
                "view awake, label Hello, view assigned false", "A viewDidLoad Hello children 0",
            ])
    }

    @Test("Constraints relate what the document says; placeholders and old guides are understood")
    func constraints() throws {
        let storyboard = try TestDocument.loaded(TestDocument.storyboard(initial: "a", Self.first))
        let controller = try #require(storyboard.instantiateInitialViewController() as? StoryboardController)
        let view = try #require(controller.view)
        let constraints = view.constraints
        #expect(constraints.count == 3)
        #expect(constraints[0].secondItem === view.safeAreaLayoutGuide)
        #expect(constraints[0].secondAttribute == .top)
        #expect(constraints[0].constant == 8)
        #expect(constraints[1].firstItem === view)
        #expect(constraints[1].priority == .defaultHigh)
        #expect(constraints[2].multiplier == 0.25)
        #expect(constraints[2].relation == .lessThanOrEqual)
        #expect(controller.label?.translatesAutoresizingMaskIntoConstraints == false)
    }

    @Test("An app's closure may make the controller from the coder")
    func creator() throws {
        let storyboard = try TestDocument.loaded(TestDocument.storyboard(initial: "a", Self.first))
        let controller = storyboard.instantiateViewController(identifier: "First") { coder in
            StoryboardController(coder: coder, payload: "given")
        }
        #expect(controller.payload == "given")
        #expect(controller.title == "First")
        #expect((controller.view as UIView).subviews.count == 1)
        let initial: StoryboardController? = storyboard.instantiateInitialViewController { _ in nil }
        #expect(initial?.payload == nil)
        #expect(initial?.title == "First")
    }

    @Test("An unknown identifier or storyboard is a fault with UIKit's text")
    func faults() throws {
        let storyboard = try TestDocument.loaded(TestDocument.storyboard(initial: "a", Self.first))
        let test = TestScene()
        test.turn {
            _ = storyboard.instantiateViewController(withIdentifier: "Nobody")
            _ = UIStoryboard(name: "Nowhere", bundle: nil).instantiateInitialViewController()
            let controller = storyboard.instantiateInitialViewController()
            controller?.performSegue(withIdentifier: "nothing", sender: nil)
        }
        let reasons = test.scene.faults.map(\.reason)
        #expect(reasons.count == 3)
        #expect(
            reasons.first
                == "Storyboard (<UIStoryboard: Test>) doesn't contain a view controller with identifier 'Nobody'")
        let bundle = "NSBundle <\(Bundle.main.bundlePath)> (loaded)"
        #expect(reasons[1] == "Could not find a storyboard named 'Nowhere' in bundle \(bundle)")
        #expect(reasons.last?.hasSuffix("has no segue with identifier 'nothing'") == true)
    }

    @Test("Relationships make the children of containers, and references lead to other files")
    func relationships() throws {
        let main = TestDocument.storyboard(
            initial: "tabs",
            """
            <tabBarController id="tabs"><connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>
            <segue destination="other" kind="relationship" relationship="viewControllers" id="s2"/>
            <segue destination="named" kind="relationship" relationship="viewControllers" id="s3"/>
            </connections></tabBarController>
            """,
            """
            <navigationController id="nav"><tabBarItem key="tabBarItem" title="Home" id="ti"/>
            <navigationBar key="navigationBar" largeTitles="YES" id="nb"/>
            <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="s4"/>
            </connections></navigationController>
            """,
            "<viewController title=\"Root\" id=\"root\"/>",
            "<viewControllerPlaceholder storyboardName=\"Other\" id=\"other\"/>",
            "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Second\" id=\"named\"/>")
        let other = TestDocument.storyboard(
            initial: "x", "<viewController title=\"Elsewhere\" id=\"x\"/>",
            "<viewController title=\"Second\" storyboardIdentifier=\"Second\" id=\"y\"/>")
        let files = try TestBundle(["Main.storyboard": main, "Base.lproj/Other.storyboard": other])
        let storyboard = UIStoryboard(name: "Main", bundle: files.bundle)
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        #expect(tabs.viewControllers?.map(\.title) == [nil, "Elsewhere", "Second"])
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(navigation.topViewController?.title == "Root")
        #expect(navigation.tabBarItem.title == "Home")
        #expect(navigation.navigationBar.prefersLargeTitles)
    }

    @Test("A reference to another bundle is looked for in that, else beside its own document")
    func otherBundles() throws {
        let identifier = "test." + UUID().uuidString
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>\(identifier)</string></dict></plist>
            """
        let there = TestDocument.storyboard(initial: "x", "<viewController title=\"There\" id=\"x\"/>")
        let here = TestDocument.storyboard(initial: "x", "<viewController title=\"Here\" id=\"x\"/>")
        let other = try TestBundle(["Info.plist": list, "Other.storyboard": there])
        #expect(other.bundle.bundleIdentifier == identifier)
        let main = TestDocument.storyboard(
            initial: "t",
            """
            <tabBarController id="t"><connections>
            <segue destination="a" kind="relationship" relationship="viewControllers" id="s1"/>
            <segue destination="b" kind="relationship" relationship="viewControllers" id="s2"/></connections>
            </tabBarController>
            """,
            "<viewControllerPlaceholder storyboardName=\"Other\" bundleIdentifier=\"\(identifier)\" id=\"a\"/>",
            "<viewControllerPlaceholder storyboardName=\"Other\" bundleIdentifier=\"test.no\" id=\"b\"/>")
        let files = try TestBundle(["Main.storyboard": main, "Other.storyboard": here])
        let storyboard = UIStoryboard(name: "Main", bundle: files.bundle)
        let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
        #expect(tabs?.viewControllers?.map(\.title) == ["There", "Here"])
    }

    @Test("A storyboard whose scenes contain each other is a fault, not a hang")
    func cycles() throws {
        let storyboard = try TestDocument.loaded(
            TestDocument.storyboard(
                initial: "n",
                """
                <navigationController id="n"><connections>
                <segue destination="n" kind="relationship" relationship="rootViewController" id="s"/></connections>
                </navigationController>
                """,
                """
                <viewController storyboardIdentifier="E" id="e"><view key="view" id="v"><subviews>
                <containerView id="c"><connections><segue destination="e" kind="embed" id="s2"/></connections>
                </containerView></subviews></view></viewController>
                """))
        let test = TestScene()
        test.turn {
            #expect(storyboard.instantiateInitialViewController()?.children.isEmpty == true)
            let controller = storyboard.instantiateViewController(withIdentifier: "E")
            controller.loadViewIfNeeded()
            #expect(controller.children.isEmpty)
        }
        #expect(test.scene.faults.count == 2)
    }

    @Test("Texts come in the person's language, by the identifiers of the objects")
    func localization() throws {
        let document = TestDocument.storyboard(
            initial: "a",
            """
            <viewController title="Home" id="a"><view key="view" id="v"><subviews>
            <label text="Hello" id="l"/><label text="Same" id="l2"/>
            <button id="b"><state key="normal" title="Go"/></button>
            <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            </subviews></view></viewController>
            """)
        let strings = """
            /* A label */
            "l.text" = "Hallo \\"du\\"";
            "a.title" = "Zuhause";
            "b.normalTitle" = "Los";
            "s.segmentTitles[1]" = "Zwei";
            """
        let files = try TestBundle(["Base.lproj/Main.storyboard": document, "de.lproj/Main.strings": strings])
        let file = try #require(
            InterfaceFile.find("Main", ["storyboard"], in: files.bundle, languages: ["de-AT", "en"]))
        let source = try InterfaceSource.source(for: file, in: files.bundle)
        let controller = try #require(
            UIStoryboard(source: source, name: "Main").instantiateInitialViewController())
        let views = (controller.view as UIView).subviews
        #expect(controller.title == "Zuhause")
        #expect(views.compactMap { ($0 as? UILabel)?.text } == ["Hallo \"du\"", "Same"])
        #expect((views[2] as? UIButton)?.currentTitle == "Los")
        #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 0) == "One")
        #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 1) == "Zwei")
    }

    @Test("A string catalog holds the texts of all languages; what it lacks stays as it is")
    func stringCatalog() throws {
        let document = TestDocument.storyboard(
            initial: "a",
            """
            <viewController title="Home" id="a"><view key="view" id="v"><subviews><label text="Hello" id="l"/></subviews>
            </view></viewController>
            """)
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "l.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
            "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}}, "a.title": {"comment": "?"}}}
            """
        let files = try TestBundle([
            "Base.lproj/Main.storyboard": document, "mul.lproj/Main.xcstrings": catalog,
        ])
        for (language, text) in [("de-CH", "Hallo"), ("fr", "Bonjour"), ("ja", "Hello")] {
            let file = try #require(
                InterfaceFile.find("Main", ["storyboard"], in: files.bundle, languages: [language]))
            let source = try InterfaceSource.source(for: file, in: files.bundle)
            let controller = try #require(
                UIStoryboard(source: source, name: "Main").instantiateInitialViewController())
            #expect(((controller.view as UIView).subviews.first as? UILabel)?.text == text)
            #expect(controller.title == "Home")
        }
    }

    @Test("Two people have the same storyboard in their own languages")
    func languagesOfPeople() throws {
        let document = TestDocument.storyboard(initial: "a", "<viewController title=\"Home\" id=\"a\"/>")
        let files = try TestBundle([
            "Base.lproj/Main.storyboard": document, "de.lproj/Main.strings": "\"a.title\" = \"Zuhause\";",
            "zh-Hant.lproj/Main.strings": "\"a.title\" = \"首頁\";",
        ])
        let people: [([String], String)] = [
            (["de-AT", "en"], "Zuhause"), (["en-US", "en", "de"], "Home"), (["fr", "de"], "Zuhause"),
            (["zh-TW"], "首頁"), (["zh-CN"], "Home"), (["../de"], "Home"),
        ]
        for (languages, title) in people {
            let test = TestScene()
            test.scene.preferredLanguages = languages
            test.turn {
                let storyboard = UIStoryboard(name: "Main", bundle: files.bundle)
                #expect(storyboard.instantiateInitialViewController()?.title == title)
            }
        }
    }

    @Test("A catalog's own language is no worse than one that is liked less")
    func languageOfCatalog() throws {
        let catalog = """
            {"sourceLanguage": "fr", "version": "1.0", "strings": {
            "a.title": {"localizations": {"de": {"stringUnit": {"value": "Zuhause"}}}}}}
            """
        let files = try TestBundle(["Main.xcstrings": catalog])
        let url = files.bundle.bundleURL.appendingPathComponent("Main.xcstrings")
        #expect(InterfaceStrings(contentsOf: url, languages: ["de", "fr"]).text(of: "a", "title") == "Zuhause")
        #expect(InterfaceStrings(contentsOf: url, languages: ["fr", "de"]).text(of: "a", "title") == nil)
        #expect(InterfaceStrings.languages(inCatalog: url, for: ["ja", "de-CH", "xx"]) == ["de"])
    }

    @Test(
        "The environment names the languages of the process",
        arguments: [
            ("", "de_CH.UTF-8", ["de-CH"]), ("fr:en", "de_DE", ["fr", "en"]), ("fr", "C.UTF-8", []), ("", "", []),
            ("", "POSIX", []), ("", "de_DE@euro", ["de-DE"]),
        ])
    func languagesOfEnvironment(list: String, locale: String, expected: [String]) {
        #expect(InterfaceLanguages.named(by: list, locale: locale) == expected)
    }

    @Test("An image that is missing has the size that the document knew")
    func missingImage() throws {
        let text = TestDocument.storyboard(
            initial: "a",
            "<viewController id=\"a\"><imageView key=\"view\" image=\"nowhere\" id=\"v\"/></viewController>"
        ).replacing(
            "</document>",
            with: "<resources><image name=\"nowhere\" width=\"120\" height=\"40\"/></resources></document>")
        let controller = try #require(try TestDocument.loaded(text).instantiateInitialViewController())
        let view = try #require(controller.view as? UIImageView)
        #expect(view.intrinsicContentSize == CGSize(width: 120, height: 40))
        #expect(view.image?.urlPath == nil)
    }

    @Test("A file is read once, and anew when it changed")
    func cache() throws {
        let files = try TestBundle(["Main.storyboard": TestDocument.storyboard("<viewController id=\"a\"/>")])
        let file = try #require(InterfaceFile.find("Main", ["storyboard"], in: files.bundle))
        let first = try InterfaceSource.source(for: file, in: files.bundle)
        #expect(try InterfaceSource.source(for: file, in: files.bundle) === first)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.url.path)
        #expect(try InterfaceSource.source(for: file, in: files.bundle) !== first)
    }
}
