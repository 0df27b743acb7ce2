import Foundation
import Testing

@testable import UIKitCore

@Suite("Elements become objects with the values that the document states")
@MainActor
struct ElementDecodingTests {
    /// The first object of a nib, and the document's source.
    private func decoded<Object>(_ text: String, as type: Object.Type) throws -> (Object, InterfaceSource) {
        let source = try TestDocument.source(TestDocument.nib(text))
        source.logsFindings = false
        let object = UINib(source: source).instantiate(withOwner: nil).first
        return (try #require(object as? Object), source)
    }

    @Test("Gesture recognizers of every kind")
    func gestures() throws {
        let source = try TestDocument.source(
            TestDocument.nib(
                """
                <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="1"/>
                <swipeGestureRecognizer direction="up" numberOfTouchesRequired="2" id="2"/>
                <pongPressGestureRecognizer minimumPressDuration="0.8" allowableMovement="5" id="3"/>
                <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="4"><rectEdge key="edges" left="YES"/>
                </screenEdgePanGestureRecognizer>
                <pinchGestureRecognizer cancelsTouchesInView="NO" id="5"/><rotationGestureRecognizer id="6"/>
                <tapGestureRecognizer numberOfTapsRequired="0" id="7"/>
                """))
        source.logsFindings = false
        let objects = UINib(source: source).instantiate(withOwner: nil)
        let pan = try #require(objects[0] as? UIPanGestureRecognizer)
        #expect(pan.minimumNumberOfTouches == 2)
        #expect(pan.maximumNumberOfTouches == 3)
        #expect((objects[1] as? UISwipeGestureRecognizer)?.direction == .up)
        #expect((objects[2] as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.8)
        #expect((objects[3] as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
        #expect((objects[4] as? UIPinchGestureRecognizer)?.cancelsTouchesInView == false)
        #expect(objects[5] is UIRotationGestureRecognizer)
        #expect((objects[6] as? UITapGestureRecognizer)?.numberOfTapsRequired == 1)
        #expect(source.findings.map(\.name) == ["numberOfTapsRequired"])
    }

    @Test("The colours of a symbol, glass, and the effect of a table's separators are known")
    func colorsOfSymbols() throws {
        let (view, source) = try decoded(
            """
            <view id="v"><subviews>
            <imageView id="i"><imageReference key="image" image="star" catalog="system" renderingMode="palette">
            <hierarchicalColors><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></hierarchicalColors></imageReference></imageView>
            <visualEffectView id="e"><view key="contentView" id="c"/><glassEffect style="regular"/></visualEffectView>
            <tableView id="t"><blurEffect key="separatorEffect" style="light"/></tableView>
            <searchBar id="s"><scopeButtonTitles><mutableString>All</mutableString></scopeButtonTitles></searchBar>
            </subviews></view>
            """, as: UIView.self)
        #expect(source.findings.isEmpty)
        let image = try #require((view.subviews[0] as? UIImageView)?.image)
        #expect(image.symbolConfiguration == UIImage.SymbolConfiguration(paletteColors: [.red]))
        #expect((view.subviews[1] as? UIVisualEffectView)?.effect != nil)
        #expect((view.subviews[3] as? UISearchBar)?.scopeButtonTitles == ["All"])
    }

    @Test("A symbol is one by what its own element says, and the header of a table keeps the height of its frame")
    func symbolsAndHeaders() throws {
        let (table, source) = try decoded(
            """
            <tableView id="t"><view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="393" height="120"/>
            <subviews><imageView image="bag" catalog="system" id="i"/></subviews></view></tableView>
            """, as: UITableView.self)
        #expect(source.findings.isEmpty)
        let header = try #require(table.tableHeaderView)
        #expect((header.subviews.first as? UIImageView)?.image?.symbolName == "bag")
        #expect(header.viewState.contains(.hasExplicitFrame))
        #expect(header.frame.height == 120)
    }

    @Test("Constraints place a view whose document states no frame")
    func withoutFrame() throws {
        let (view, source) = try decoded(
            """
            <view id="v"><subviews>
            <switch translatesAutoresizingMaskIntoConstraints="NO" id="s"/>
            <switch translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="f"/>
            <switch id="p"/>
            </subviews></view>
            """, as: UIView.self)
        #expect(source.findings.isEmpty)
        #expect(view.subviews.map(\.translatesAutoresizingMaskIntoConstraints) == [false, true, true])
    }

    @Test("A view of a framework that is missing keeps its place and its label, and a finding says so once")
    func standIns() throws {
        let (view, source) = try decoded(
            """
            <view id="v"><subviews><mapView mapType="satellite" zoomEnabled="NO" futureSetting="YES" id="m">
            <rect key="frame" x="1" y="2" width="30" height="40"/>
            <standardMapConfiguration key="preferredConfiguration" emphasisStyle="muted"/>
            <accessibility key="accessibilityConfiguration" label="Town"/></mapView></subviews></view>
            """, as: UIView.self)
        let map = try #require(view.subviews.first)
        #expect(map.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(map.accessibilityLabel == "Town")
        #expect(source.findings.map(\.kind) == [.standIn])
    }

    @Test("Guides of the editor are passed over, and bars take lists of items by connection")
    func editorGuides() throws {
        let (view, source) = try decoded(
            """
            <view id="v"><userGuides><userLayoutGuide location="149" affinity="minX"/></userGuides><subviews>
            <navigationBar barStyle="blackOpaque" id="b"><items><navigationItem title="T" id="n">
            <connections><outletCollection property="rightBarButtonItems" destination="i" id="c1"/>
            <outletCollection property="rightBarButtonItems" destination="j" id="c2"/></connections></navigationItem>
            </items></navigationBar>
            <toolbar id="t"><items><barButtonItem title="One" id="i"/><barButtonItem title="Two" id="j"/></items></toolbar>
            </subviews></view>
            """, as: UIView.self)
        let bar = try #require(view.subviews.first as? UINavigationBar)
        #expect(bar.barStyle == .black)
        #expect(bar.items?.first?.rightBarButtonItems?.map(\.title) == ["One", "Two"])
        #expect(source.findings.isEmpty)
    }

    @Test("An unknown view keeps its place and its content, and is reported with its line")
    func unknownViews() throws {
        let (view, source) = try decoded(
            """
            <view id="v"><subviews>
            <hologramView depth="3" id="h"><rect key="frame" x="5" y="6" width="7" height="8"/><subviews>
            <label text="Inside" id="l"/></subviews><hologramSettings key="x"/></hologramView></subviews></view>
            """, as: UIView.self)
        let unknown = try #require(view.subviews.first)
        #expect(unknown.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect((unknown.subviews.first as? UILabel)?.text == "Inside")
        #expect(source.findings.map(\.name) == ["hologramView"])
        #expect(source.findings.first?.line == 4)
    }

    @Test("What is unknown in a value is reported, in the value's own line")
    func unknownInValues() throws {
        let (_, source) = try decoded(
            """
            <label text="A" id="l">
            <fontDescription key="fontDescription" type="system" pointSize="17" flavour="sweet"/>
            <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="imaginary"><glow/></color>
            </label>
            """, as: UILabel.self)
        #expect(Set(source.findings.map(\.name)) == ["flavour", "glow", "colorSpace"])
        #expect(source.findings.map(\.line).sorted() == [4, 5, 5])
    }

    @Test("Numbers out of range and words that nobody knows leave the default")
    func garbage() throws {
        let (label, source) = try decoded(
            """
            <label text="A" textAlignment="diagonal" numberOfLines="-2" alpha="7" horizontalHuggingPriority="0" \
            minimumScaleFactor="2" tag="many" hidden="PERHAPS" id="l">
            <rect key="frame" x="left" y="0.0" width="10" height="10"/></label>
            """, as: UILabel.self)
        #expect(label.textAlignment == .natural)
        #expect(label.numberOfLines == 1)
        #expect(label.alpha == 1)
        #expect(label.tag == 0)
        #expect(!label.isHidden)
        #expect(
            Set(source.findings.map(\.name)) == [
                "textAlignment", "numberOfLines", "alpha", "horizontalHuggingPriority", "minimumScaleFactor", "tag",
                "hidden", "x",
            ])
        #expect(source.findings.allSatisfy { $0.kind == .unreadableValue })
    }

    @Test("A button's configuration with all its parts")
    func buttonConfiguration() throws {
        let (button, source) = try decoded(
            """
            <button id="b"><buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now" \
            imagePlacement="trailing" imagePadding="4" titlePadding="2" cornerStyle="capsule" buttonSize="large" \
            titleAlignment="center" indicator="popup" titleLineBreakMode="tailTruncation">
            <imageReference key="image" image="star" catalog="system" symbolScale="large"/>
            <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" \
            pointSize="30" scale="small" weight="bold"/>
            <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
            <color key="baseBackgroundColor" systemColor="systemRedColor"/>
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <backgroundConfiguration key="background" cornerRadius="6" strokeWidth="2">
            <color key="strokeColor" systemColor="systemBlueColor"/></backgroundConfiguration>
            </buttonConfiguration></button>
            """, as: UIButton.self)
        let configuration = try #require(button.configuration)
        #expect(configuration.title == "Go")
        #expect(configuration.subtitle == "now")
        #expect(configuration.image?.symbolName == "star")
        #expect(configuration.imagePlacement == .trailing)
        #expect(configuration.imagePadding == 4)
        #expect(configuration.titlePadding == 2)
        #expect(configuration.cornerStyle == .capsule)
        #expect(configuration.buttonSize == .large)
        #expect(configuration.titleAlignment == .center)
        #expect(configuration.indicator == .popup)
        #expect(configuration.titleLineBreakMode == .byTruncatingTail)
        #expect(configuration.titleTextAttributesTransformer != nil)
        #expect(configuration.baseBackgroundColor == .systemRed)
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(configuration.background.cornerRadius == 6)
        #expect(configuration.background.strokeColor == .systemBlue)
        let symbol = try #require(configuration.preferredSymbolConfigurationForImage?.values)
        #expect(symbol.pointSize == 30)
        #expect(symbol.scale == .small)
        #expect(symbol.weight == .bold)
        #expect(source.findings.isEmpty)
    }

    @Test("Menus hold commands with their connections, menus within menus, and options")
    func menus() throws {
        let (button, source) = try decoded(
            """
            <button showsMenuAsPrimaryAction="YES" id="b"><menu key="menu" title="More" singleSelection="YES" id="m">
            <children><command title="Copy" state="on" id="c1"><connections>
            <action selector="copy:" destination="-2" id="x"/></connections></command>
            <menu title="Inner" id="m2"><children><command title="Cut" destructive="YES" selector="cut:" id="c2"/></children>
            </menu></children></menu></button>
            """, as: UIButton.self)
        let menu = try #require(button.menu)
        #expect(menu.title == "More")
        #expect(menu.options == .singleSelection)
        let copy = try #require(menu.children.first as? UICommand)
        #expect(copy.title == "Copy")
        #expect(copy.action == Selector("copy:"))
        #expect(copy.state == .on)
        let cut = try #require((menu.children.last as? UIMenu)?.children.first as? UICommand)
        #expect(cut.action == Selector("cut:"))
        #expect(cut.attributes == .destructive)
        #expect(source.findings.isEmpty)
    }
}
