import Foundation
import Testing

@testable import UIKitCore

@Suite("A nib makes its objects, connects and awakes them")
@MainActor
struct UINibTests {
    private static let text = TestDocument.nib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner" customModule="UIKitCoreTests">
          <connections><outlet property="panel" destination="p" id="c1"/>
          <outletCollection property="labels" destination="l2" id="c2"/>
          <outletCollection property="labels" destination="l1" id="c3"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <placeholder placeholderIdentifier="model" id="m"/>
        <view contentMode="scaleToFill" id="p" customClass="NibPanel" customModule="UIKitCoreTests">
          <rect key="frame" x="1" y="2" width="300" height="40"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
          <subviews>
            <label text="One" textAlignment="center" numberOfLines="0" id="l1"/>
            <label text="Two" lineBreakMode="wordWrap" id="l2">
              <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
              <color key="textColor" systemColor="secondaryLabelColor"/></label>
            <button buttonType="system" id="b"><state key="normal" title="Go"/>
              <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a1"/>
              <action selector="back:" destination="-2" eventType="touchUpInside" id="a2"/></connections></button>
          </subviews>
          <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="gap"><real key="value" value="2.5"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections><outlet property="title" destination="l1" id="c4"/>
          <outlet property="model" destination="m" id="c5"/></connections>
        </view>
        """)

    @Test("Gestures, bar items and layouts are told, too, when all is connected")
    func awakening() throws {
        NibAwakeningLog.entries = []
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <barButtonItem title="Go" id="i" customClass="AwakenedItem" customModule="UIKitCoreTests"/>
                <tapGestureRecognizer id="t" customClass="AwakenedTap" customModule="UIKitCoreTests"/>
                <view id="v"><connections>
                <outletCollection property="gestureRecognizers" destination="t" id="c"/></connections></view>
                <collectionView id="k"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" id="l"
                customClass="AwakenedLayout" customModule="UIKitCoreTests"/></collectionView>
                """))
        source.logsFindings = false
        let objects = UINib(source: source).instantiate(withOwner: nil)
        #expect(objects.count == 4)
        #expect(source.findings.isEmpty)
        #expect(NibAwakeningLog.entries.sorted() == ["item Go", "layout 7", "tap, view"])
    }

    @Test("Objects are decoded, given their attributes, connected and awoken, in this order")
    func order() throws {
        let owner = NibOwner()
        let model = NSObject()
        let nib = UINib(data: Data(Self.text.utf8), bundle: nil)
        let objects = nib.instantiate(withOwner: owner, options: [.externalObjects: ["model": model]])

        let panel = try #require(objects.first as? NibPanel)
        #expect(objects.count == 1)
        #expect(owner.panel === panel)
        #expect(owner.labels.map(\.text) == ["Two", "One"])
        #expect(panel.model === model)
        #expect(
            panel.log == [
                "init 3 subviews, frame 300 wide", "gap 2.5, title nil", "title One, owner has no labels", "awake",
            ])
        #expect(panel.layer.cornerRadius == 8)
        #expect(panel.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
        #expect(panel.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        let labels = panel.subviews.compactMap { $0 as? UILabel }
        #expect(labels[0].textAlignment == .center)
        #expect(labels[0].numberOfLines == 0)
        #expect(labels[1].lineBreakMode == .byWordWrapping)
        #expect(labels[1].font == .systemFont(ofSize: 15, weight: .semibold))
        #expect(labels[1].textColor == .secondaryLabel)
        let button = try #require(panel.subviews.last as? UIButton)
        #expect(button.buttonType == .system)
        #expect(button.currentTitle == "Go")
        button.sendActions(for: .touchUpInside)
        #expect(owner.pressed === button)
    }

    @Test("A second instance is a new one of the same content")
    func secondInstance() throws {
        let nib = UINib(data: Data(Self.text.utf8), bundle: nil)
        let first = try #require(nib.instantiate(withOwner: NibOwner()).first as? NibPanel)
        let second = try #require(nib.instantiate(withOwner: NibOwner()).first as? NibPanel)
        #expect(first !== second)
        #expect(second.subviews.count == 3)
        #expect((second.subviews[0] as? UILabel)?.text == "One")
    }

    @Test("A class that the program does not have is replaced, and what is unknown is reported once")
    func unknown() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <view id="v" customClass="Nowhere" customModule="App" sparkle="YES">
                <subviews><label id="l" text="a"/><hologram id="h"/></subviews>
                <glitter key="dust"/>
                <connections><outlet property="label" destination="l" id="c"/></connections></view>
                """))
        let nib = UINib(source: source)
        for _ in 0..<2 {
            let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
            #expect(type(of: view) == UIView.self)
            #expect(view.subviews.count == 1)
        }
        #expect(source.findings.map(\.kind) == [.missingClass, .unknownAttribute, .unknownElement, .unknownElement])
        #expect(source.findings.map(\.name) == ["Nowhere", "sparkle", "hologram", "glitter"])
        #expect(source.findings[2].line == 4)
        #expect(source.findings[2].identifier == "h")
    }

    @Test("A window of a nib has the size of its scene and the root controller that the document connects")
    func window() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <window visibleAtLaunch="YES" resizesToFullScreen="YES" id="w">
                <rect key="frame" x="0" y="0" width="320" height="480"/>
                <color key="backgroundColor" systemColor="systemTealColor"/>
                <connections><outlet property="rootViewController" destination="n" id="c"/></connections></window>
                <navigationController id="n"><viewControllers><viewController id="r">
                <navigationItem key="navigationItem" title="Root" id="i"/></viewController></viewControllers>
                </navigationController>
                """))
        let scene = UIWindowScene.forInspection()
        let objects = scene.inTurn { UINib(source: source).instantiate(withOwner: nil) }
        let window = try #require(objects.first as? UIWindow)
        let navigation = try #require(window.rootViewController as? UINavigationController)
        #expect(navigation.topViewController?.navigationItem.title == "Root")
        #expect(window.backgroundColor == .systemTeal)
        #expect(window.windowScene === scene)
        #expect(window.isHidden)
        #expect(source.findings.isEmpty)
    }

    @Test("Controllers load the nib that they name, or one with the name of their class")
    func controllers() throws {
        func nib(_ text: String) -> String {
            TestDocument.nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="view" destination="v" id="c"/></connections></placeholder>
                <label id="v" text="\(text)"/>
                """)
        }
        let files = try TestBundle([
            "Named.xib": nib("named"), "NibShown.xib": nib("short"), "NibShownController.xib": nib("full"),
            "NibOtherController.xib": nib("full"), "Base.lproj/Translated.xib": nib("base"),
        ])
        func text(_ controller: UIViewController) -> String? { (controller.view as? UILabel)?.text }
        #expect(text(UIViewController(nibName: "Named", bundle: files.bundle)) == "named")
        #expect(text(UIViewController(nibName: "Translated", bundle: files.bundle)) == "base")
        #expect(text(NibShownController(nibName: nil, bundle: files.bundle)) == "short")
        #expect(text(NibOtherController(nibName: nil, bundle: files.bundle)) == "full")
        #expect(text(UIViewController(nibName: nil, bundle: files.bundle)) == nil)
        #expect(text(NibNamingController(nibName: nil, bundle: files.bundle)) == "named")
        #expect(text(UIViewController(nibName: "../Named", bundle: files.bundle)) == nil)
        let objects = files.bundle.loadNibNamed("Named", owner: UIViewController())
        #expect((objects?.first as? UILabel)?.text == "named")
        #expect(files.bundle.loadNibNamed("Missing", owner: nil) == nil)
    }

    @Test("Tables make cells of nibs")
    func tableCells() throws {
        let nib = UINib(
            data: Data(
                TestDocument.nib(
                    """
                    <tableViewCell style="IBUITableViewCellStyleSubtitle" reuseIdentifier="row" id="c" textLabel="t">
                    <tableViewCellContentView key="contentView" id="v"><subviews>
                    <label text="Title" id="t"/><switch on="YES" id="s"/></subviews></tableViewCellContentView>
                    </tableViewCell>
                    """
                ).utf8), bundle: nil)
        let table = UITableView(frame: .zero, style: .plain)
        table.register(nib, forCellReuseIdentifier: "row")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
        #expect(cell.cellStyle == .subtitle)
        #expect(cell.reuseIdentifier == "row")
        #expect(cell.textLabel?.text == "Title")
        #expect(cell.contentView.subviews.contains { ($0 as? UISwitch)?.isOn == true })
    }
}

final class NibShownController: UIViewController {}
final class NibOtherController: UIViewController {}

/// A controller that names its nib by overriding the property.
final class NibNamingController: UIViewController {
    override var nibName: String? { "Named" }
}

final class NibOwner: NSObject, InterfaceBuilderClass {
    var panel: NibPanel?
    var labels: [UILabel] = []
    var pressed: UIButton?

    static var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = InterfaceBuilderMembers()
        members.addOutlet("panel", \NibOwner.panel)
        members.addOutletCollection("labels", \NibOwner.labels)
        members.addAction("go:") { (target: NibOwner, sender: UIButton) in target.pressed = sender }
        return members
    }
}

/// What objects of nibs that are no views were told.
@MainActor
enum NibAwakeningLog {
    static var entries: [String] = []
}

final class AwakenedTap: UITapGestureRecognizer {
    override func awakeFromNib() {
        super.awakeFromNib()
        NibAwakeningLog.entries.append("tap, \(view == nil ? "no view" : "view")")
    }
}

final class AwakenedItem: UIBarButtonItem {
    override func awakeFromNib() {
        super.awakeFromNib()
        NibAwakeningLog.entries.append("item \(title ?? "")")
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        NibAwakeningLog.entries.append("designed")
    }
}

final class AwakenedLayout: UICollectionViewFlowLayout {
    override func awakeFromNib() {
        super.awakeFromNib()
        NibAwakeningLog.entries.append("layout \(Int(minimumLineSpacing))")
    }
}

final class NibPanel: UIView {
    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        log.append("designed")
    }

    private(set) var log: [String] = []
    var gap = 0.0 {
        didSet { log.append("gap \(gap), title \(title?.text ?? "nil")") }
    }
    var title: UILabel? {
        didSet { log.append("title \(title?.text ?? ""), owner has no labels") }
    }
    weak var model: NSObject?

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init \(subviews.count) subviews, frame \(Int(frame.width)) wide")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake")
    }

    override class var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = super.interfaceBuilderMembers
        members.addOutlet("title", \NibPanel.title)
        members.addOutlet("model", \NibPanel.model)
        members.addInspectableProperty("gap", \NibPanel.gap)
        return members
    }
}
