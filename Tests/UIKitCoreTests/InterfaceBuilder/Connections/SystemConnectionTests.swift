import Foundation
import Testing

@testable import UIKitCore

@Suite("Connections with UIKit's own classes", .serialized)
@MainActor
struct SystemConnectionTests {
    private func objects(_ text: String) throws -> ([AnyObject], InterfaceSource) {
        let source = try TestDocument.source(TestDocument.nib(text))
        source.logsFindings = false
        return (UINib(source: source).instantiate(withOwner: nil).map { $0 as AnyObject }, source)
    }

    @Test("An action may be a method of UIKit's own, such as the one that stops an indicator")
    func systemActions() throws {
        let (objects, source) = try objects(
            """
            <activityIndicatorView id="i"/>
            <button id="b"><connections>
            <action selector="startAnimating" destination="i" eventType="touchUpInside" id="1"/></connections></button>
            <textField id="f"><connections>
            <action selector="resignFirstResponder" destination="f" eventType="editingDidEndOnExit" id="2"/>
            </connections></textField>
            <view id="v"/><switch id="s"><connections>
            <action selector="endEditing:" destination="v" eventType="valueChanged" id="3"/></connections></switch>
            """)
        #expect(source.findings.isEmpty)
        let indicator = try #require(objects[0] as? UIActivityIndicatorView)
        #expect(!indicator.isAnimating)
        (objects[1] as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(indicator.isAnimating)
    }

    @Test("A method that UIKit's class does not have is reported")
    func missingActions() throws {
        let (_, source) = try objects(
            """
            <view id="v"/><button id="b"><connections>
            <action selector="startAnimating" destination="v" eventType="touchUpInside" id="1"/></connections></button>
            """)
        #expect(source.findings.map(\.kind) == [.unresolvedConnection])
    }

    @Test("What is sent to a view that only keeps the place of another is not missed, only the view itself")
    func actionsOfStandIns() throws {
        let (_, source) = try objects(
            """
            <wkWebView id="w"/><barButtonItem title="Back" id="i"><connections>
            <action selector="goBack" destination="w" id="1"/></connections></barButtonItem>
            <button id="b"><connections>
            <action selector="reload" destination="w" eventType="touchUpInside" id="2"/></connections></button>
            """)
        #expect(source.findings.map(\.kind) == [.standIn])
    }

    @Test("A delegate that has none of the methods is one, as on iOS; a source of data without them is reported")
    func delegatesWithoutMethods() throws {
        let (_, source) = try objects(
            """
            <viewController id="c"/>
            <searchBar id="s"><connections><outlet property="delegate" destination="c" id="1"/></connections></searchBar>
            <pickerView id="p"><connections><outlet property="delegate" destination="c" id="2"/>
            <outlet property="dataSource" destination="c" id="3"/></connections></pickerView>
            <view id="v"><connections><outlet property="delegate" destination="c" id="4"/></connections></view>
            """)
        #expect(source.findings.map(\.name) == ["dataSource", "delegate"])
        #expect(source.findings.map(\.line) == [6, 7])
    }

    @Test("So it is with the delegates of a search display controller")
    func searchDelegatesWithoutMethods() throws {
        let (_, source) = try objects(
            """
            <viewController id="c"/>
            <searchDisplayController id="s"><connections><outlet property="delegate" destination="c" id="1"/>
            <outlet property="searchResultsDelegate" destination="c" id="2"/>
            <outlet property="searchResultsDataSource" destination="c" id="3"/></connections></searchDisplayController>
            """)
        #expect(source.findings.map(\.name) == ["searchResultsDataSource"])
    }

    @Test("The delegate of a gesture recognizer is one, and is asked")
    func gestureDelegates() throws {
        let (objects, source) = try objects(
            """
            <tapGestureRecognizer id="t"><connections><outlet property="delegate" destination="d" id="1"/></connections>
            </tapGestureRecognizer>
            <customObject customClass="DecodedGestureDelegate" customModule="UIKitCoreTests" id="d"/>
            """)
        #expect(source.findings.isEmpty)
        let recognizer = try #require(objects[0] as? UITapGestureRecognizer)
        #expect(recognizer.delegate === objects[1])
        #expect(recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false)
    }

    @Test("The delegate of an application that owns a nib is one")
    func applicationDelegate() {
        let application = UIApplication()
        let delegate = DecodedApplicationDelegate()
        #expect(SystemOutlets.connect("delegate", of: application, to: delegate))
        #expect(application.delegate === delegate)
        #expect(!SystemOutlets.connect("delegate", of: application, to: NSObject()))
    }

    @Test("Outlets of bars, their items and cells")
    func rarerOutlets() throws {
        let (objects, source) = try objects(
            """
            <tabBar id="t"><items><tabBarItem title="A" id="a"/><tabBarItem title="B" id="b"/></items>
            <connections><outlet property="selectedItem" destination="b" id="1"/></connections></tabBar>
            <navigationItem id="n"><connections><outlet property="backBarButtonItem" destination="i" id="2"/>
            <outlet property="searchController" destination="s" id="3"/></connections></navigationItem>
            <barButtonItem title="Back" id="i"/><searchController id="s"/>
            <tableViewCell id="c"><connections>
            <outlet property="multipleSelectionBackgroundView" destination="v" id="4"/></connections></tableViewCell>
            <view id="v"/>
            """)
        #expect(source.findings.isEmpty)
        #expect((objects[0] as? UITabBar)?.selectedItem?.title == "B")
        let item = try #require(objects[1] as? UINavigationItem)
        #expect(item.backBarButtonItem?.title == "Back")
        #expect(item.searchController === objects[3])
        #expect((objects[4] as? UITableViewCell)?.multipleSelectionBackgroundView === objects[5])
    }
}

/// A delegate that lets no gesture begin.
final class DecodedGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A delegate of an application that does nothing.
private final class DecodedApplicationDelegate: NSObject, UIApplicationDelegate {}
