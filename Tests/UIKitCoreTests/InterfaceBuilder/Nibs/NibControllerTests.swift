import Foundation
import Testing

@testable import UIKitCore

@Suite("A controller that is an object of a nib is made with its view")
@MainActor
struct NibControllerTests {
    private static let text = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <viewController id="c" customClass="NibSceneController" customModule="UIKitCoreTests">
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
        <view key="view" tag="7" id="v"><rect key="frame" x="0" y="0" width="100" height="200"/>
        <subviews><label text="Inside" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
        <button id="b"><state key="normal" title="Go"/><connections>
        <action selector="go" destination="c" eventType="touchUpInside" id="a"/></connections></button></subviews>
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="k"/>
        </constraints></view>
        <connections><outlet property="titleLabel" destination="l" id="o1"/>
        <outlet property="other" destination="x" id="o2"/></connections>
        </viewController>
        <button id="x"><state key="normal" title="Beside"/></button>
        """

    @Test("Its outlets lead into the view, which is loaded when it is first asked for")
    func outlets() throws {
        let source = try TestDocument.source(TestDocument.nib(Self.text))
        let objects = UINib(source: source).instantiate(withOwner: nil)
        #expect(source.findings.isEmpty)
        #expect(objects.count == 2)
        let controller = try #require(objects[0] as? NibSceneController)
        #expect(controller.titleLabel?.text == "Inside")
        #expect(controller.other === objects[1] as? UIButton)
        #expect(controller.log == ["awake, title Inside"])
        #expect(!controller.isViewLoaded)
        let view = try #require(controller.view)
        #expect(view.tag == 7)
        #expect(view.constraints.count == 1)
        #expect(controller.titleLabel?.superview === view)
        #expect(controller.log == ["awake, title Inside", "loaded"])
        (view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(controller.log.last == "go")
        controller.view = nil
        #expect(controller.view.tag == 0)
    }

    @Test("Every instance has a view of its own, and goes with it")
    func instances() throws {
        let source = try TestDocument.source(TestDocument.nib(Self.text))
        let nib = UINib(source: source)
        let first = try #require(nib.instantiate(withOwner: nil).first as? NibSceneController)
        weak var second: NibSceneController?
        do {
            let controller = try #require(nib.instantiate(withOwner: nil).first as? NibSceneController)
            second = controller
            #expect(controller.titleLabel !== first.titleLabel)
        }
        #expect(second == nil)
        #expect(first.view.tag == 7)
    }

    @Test("Controllers within containers and those of tables have their views too")
    func containers() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <navigationController id="n"><viewControllers><tableViewController id="t">
                <tableView key="view" style="grouped" rowHeight="55" id="tv"/></tableViewController></viewControllers>
                </navigationController>
                """))
        let objects = UINib(source: source).instantiate(withOwner: nil)
        #expect(source.findings.isEmpty)
        let navigation = try #require(objects.first as? UINavigationController)
        let controller = try #require(navigation.topViewController as? UITableViewController)
        #expect(controller.tableView.style == .grouped)
        #expect(controller.tableView.rowHeight == 55)
        #expect(controller.tableView.dataSource === controller)
    }
}

final class NibSceneController: UIViewController {
    weak var titleLabel: UILabel?
    weak var other: UIButton?
    private(set) var log: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake, title \(titleLabel?.text ?? "nil")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded")
    }

    override class var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = super.interfaceBuilderMembers
        members.addOutlet("titleLabel", \NibSceneController.titleLabel)
        members.addOutlet("other", \NibSceneController.other)
        members.addAction("go") { (target: NibSceneController) in target.log.append("go") }
        return members
    }
}
