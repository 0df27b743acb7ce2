import Foundation
import Testing

@testable import UIKitCore

@Suite("Documents are laid out as Interface Builder showed them")
@MainActor
struct InterfaceCanvasTests {
    /// The frames of a nib of one view of 375 by 200 points, whose subviews stand at its upper left corner.
    private func frames(
        tools: Int, device: String = "retina4_7", root: String = "", _ subviews: String, resources: String = "",
        designables: String = "", at size: InterfaceInspection.LayoutSize = .canvas
    ) throws -> [String: CGRect] {
        let identifiers = subviews.split(separator: "id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        let constraints = identifiers.map {
            """
            <constraint firstItem="\($0)" firstAttribute="top" secondItem="safe" secondAttribute="top" id="\($0)-t"/>
            <constraint firstItem="\($0)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="\($0)-l"/>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
              targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait" appearance="light"/>
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="200"/>
            <subviews>\(subviews)</subviews>
            <constraints>\(constraints.joined())</constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>\(root)
            </view></objects><designables>\(designables)</designables><resources>\(resources)</resources></document>
            """
        let url = FileManager.default.temporaryDirectory.appending(path: "canvas-\(UUID().uuidString).xib")
        try text.write(to: url, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: url) }
        let inspection = try InterfaceInspection(of: url)
        let frames = inspection.frames(at: size)
        return Dictionary(frames.map { ($0.identifier, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    private func element(_ name: String, _ attributes: String = "") -> String {
        """
        <\(name) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="it">
        <rect key="frame" x="0.0" y="0.0" width="9" height="9"/></\(name)>
        """
    }

    @Test("Controls have the sizes of the system that the document was made for")
    func measures() throws {
        func size(_ tools: Int, _ element: String) throws -> CGSize? { try frames(tools: tools, element)["it"]?.size }
        let control = element("switch")
        #expect(try size(17_701, control) == CGSize(width: 51, height: 31))
        #expect(try size(24_127, control) == CGSize(width: 63, height: 28))
        let field = element("textField", "borderStyle=\"roundedRect\"")
        #expect(try size(14_113, field)?.height == 30)
        #expect(try size(15_505, field)?.height == 34)
        #expect(try size(15_505, element("button", "buttonType=\"system\"")) == CGSize(width: 30, height: 30))
    }

    @Test("The outermost view keeps the room of the device's edges free unless its bars are none")
    func safeArea() throws {
        let control = element("switch")
        #expect(try frames(tools: 22_505, control)["it"]?.minY == 20)
        #expect(try frames(tools: 22_505, device: "retina5_9", control)["it"]?.minY == 50)
        #expect(try frames(tools: 17_701, device: "retina5_9", control)["it"]?.minY == 44)
        let root = "<nil key=\"simulatedStatusBarMetrics\"/>"
        #expect(try frames(tools: 22_505, root: root, control)["it"]?.minY == 0)
    }

    @Test("Contents have the sizes that Interface Builder reckoned with, on its canvas only")
    func placeholders() throws {
        let sized = element("view", "placeholderIntrinsicWidth=\"120\" placeholderIntrinsicHeight=\"40\"")
        #expect(try frames(tools: 22_505, sized)["it"]?.size == CGSize(width: 120, height: 40))
        let window = try frames(tools: 22_505, sized, at: .window(CGSize(width: 375, height: 667)))
        #expect(window["it"]?.size != CGSize(width: 120, height: 40))
        let text = "text=\"Wide enough to be seen\" numberOfLines=\"0\""
        let label = element("label", "placeholderIntrinsicWidth=\"30\" placeholderIntrinsicHeight=\"90\" \(text)")
        #expect(try frames(tools: 22_505, label)["it"]?.size == CGSize(width: 30, height: 90))
        let field = element("textField", "placeholderIntrinsicWidth=\"70\" placeholderIntrinsicHeight=\"infinite\"")
        #expect(try frames(tools: 22_505, field)["it"]?.width == 70)
    }

    @Test("What a class of the app drew is as large as it was where the class is missing")
    func designables() throws {
        let stored = """
            <designable name="it"><size key="intrinsicContentSize" width="60" height="25"/></designable>
            """
        let badge = element("view", "customClass=\"Badge\"")
        #expect(try frames(tools: 22_505, badge, designables: stored)["it"]?.size == CGSize(width: 60, height: 25))
        let plain = element("switch")
        #expect(try frames(tools: 22_505, plain, designables: stored)["it"]?.size == CGSize(width: 51, height: 31))
    }

    @Test("An image that is not beside the document is as large as the document remembers it")
    func images() throws {
        let image = element("imageView", "image=\"Missing\"")
        let resources = "<image name=\"Missing\" width=\"120\" height=\"90\"/>"
        #expect(try frames(tools: 17_701, image, resources: resources)["it"]?.size == CGSize(width: 120, height: 90))
        #expect(try frames(tools: 17_701, image)["it"]?.size == .zero)
    }
}
