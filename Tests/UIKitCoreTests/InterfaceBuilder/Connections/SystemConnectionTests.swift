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
}
