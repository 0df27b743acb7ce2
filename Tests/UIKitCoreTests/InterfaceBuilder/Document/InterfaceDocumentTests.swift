import Foundation
import Testing

@testable import UIKitCore

@Suite("Documents are read into a tree, and what is hostile is refused")
struct InterfaceDocumentTests {
    private func error(_ text: String, _ limits: InterfaceDocumentLimits = InterfaceDocumentLimits()) -> String {
        error(Data(text.utf8), limits)
    }

    private func error(_ data: Data, _ limits: InterfaceDocumentLimits = InterfaceDocumentLimits()) -> String {
        do throws(InterfaceDocumentError) {
            _ = try InterfaceDocument(data: data, limits: limits)
            return ""
        } catch {
            return error.description
        }
    }

    @Test("The tree keeps names, attributes, texts, order and lines")
    func tree() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document initialViewController="a">
              <scenes><scene><objects>
                <viewController id="a"><label key="x" text="A &amp; &quot;B&quot;&#10;C"/>
                  <string key="text">Grüße &lt;3</string></viewController>
              </objects></scene></scenes>
            </document>
            """
        let document = try InterfaceDocument(data: Data(text.utf8))
        let controller = try #require(document.objectLists.first?.children.first)
        #expect(controller.identifier == "a")
        #expect(controller.line == 4)
        #expect(controller.children.map(\.name) == ["label", "string"])
        #expect(controller.children[0]["text"] == "A & \"B\"\nC")
        #expect(controller.children[1].text == "Grüße <3")
        #expect(controller.children[1].line == 5)
        #expect(document.sceneIndices == ["a": 0])
    }

    @Test(
        "Documents for systems without UIKit are refused by name",
        arguments: [
            (#"type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa""#, "macOS"),
            (#"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB""#, "macOS"),
            (#"type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit""#, "watchOS"),
        ])
    func otherSystems(attributes: String, system: String) {
        #expect(
            error("<document \(attributes)>\n<objects/></document>")
                == "line 1: The document describes an interface for \(system), which is made of other classes than UIKit's."
        )
    }

    @Test(
        "Documents for tvOS are refused, storyboards as nibs",
        arguments: [
            #"type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV""#,
            #"type="com.apple.InterfaceBuilder.AppleTV.XIB" targetRuntime="AppleTV""#,
            #"type="com.apple.InterfaceBuilder.AppleTV.XIB""#,
        ])
    func television(attributes: String) {
        #expect(
            error("<document \(attributes)><device id=\"appleTV\"/><objects/></document>")
                == "line 1: The document describes an interface for tvOS, which is used with a remote control.")
    }

    @Test("What is no document of Interface Builder is refused with the reason")
    func wrongFormat() {
        #expect(error("") == "line 1: The document is not XML in UTF-8.")
        #expect(error("PK\u{3}\u{4}") == "line 1: The document is not XML in UTF-8.")
        #expect(error("<html></html>") == "line 1: The root element is <html>, not <document>.")
        #expect(error("<archive><data/></archive>").contains("before Xcode 5"))
        #expect(error("<document></document>") == "line 1: The document has neither scenes nor objects.")
        #expect(error(Data("<document/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })).contains("UTF-8"))
        #expect(error("<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>").contains("UTF-8"))
    }

    @Test("A truncated or broken document is refused with the line")
    func broken() {
        #expect(error("<document>\n<scenes>\n<scene>").hasPrefix("line 3: "))
        #expect(error("<document>\n<scenes></document>").hasPrefix("line 2: "))
        #expect(error("<document a=\"1\" a=\"2\"><objects/></document>").hasPrefix("line 1: "))
        #expect(error("<document><objects/></document><x/>").hasPrefix("line 1: "))
    }

    @Test("Document types and entities are refused before anything is expanded")
    func entities() {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
            <document>&b;</document>
            """
        #expect(error(bomb) == "line 2: Document types and entities are not allowed.")
        let external = "<!DOCTYPE document SYSTEM \"file:///etc/passwd\"><document/>"
        #expect(error(external) == "line 1: Document types and entities are not allowed.")
        #expect(error("<document>&unknown;</document>").hasPrefix("line 1: "))
    }

    @Test("Depth, number of elements and size are limited")
    func limits() {
        let deep = String(repeating: "<view>", count: 1_000_000)
        #expect(error("<document>" + deep) == "line 1: More than 200 elements are within each other.")
        var limits = InterfaceDocumentLimits()
        limits.elements = 10
        #expect(
            error("<document>" + String(repeating: "<view/>", count: 20) + "</document>", limits)
                == "line 1: The document has more than 10 elements.")
        limits.bytes = 5
        #expect(error("<document/>", limits) == "The document has more than 5 bytes.")
    }

    @Test("An element with very many attributes is refused before it is parsed")
    func attributes() {
        func document(_ count: Int, around value: String = "") -> String {
            let attributes = (0..<count).map { "a\($0)=\"\(value)\"" }.joined(separator: " ")
            return "<!-- <a = = '> -->\n<document>\n<objects \(attributes)/></document>"
        }
        var limits = InterfaceDocumentLimits()
        limits.attributes = 3
        #expect(error(document(3, around: "='>=="), limits).isEmpty)
        #expect(error(document(4, around: "x"), limits) == "line 3: An element has more than 3 attributes.")
        #expect(error(document(1_000)).isEmpty)
        #expect(error(document(1_001)) == "line 3: An element has more than 1000 attributes.")
        #expect(error("<document a=") == "line 1: The document is not well-formed XML.")
    }
}
