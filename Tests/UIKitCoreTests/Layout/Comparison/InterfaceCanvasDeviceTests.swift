import Foundation
import Testing

@testable import UIKitCore

@Suite("The canvas keeps free what the device and the bars around a scene take")
@MainActor
struct InterfaceCanvasDeviceTests {
    /// Where the safe area of a scene begins and ends, by a view that fills it.
    private func safeArea(
        tools: Int = 22_505, device: String, stored: CGSize, others: String = ""
    ) throws -> CGRect {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)"
              targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait" appearance="light"/><scenes>
            <scene sceneID="s"><objects><viewController id="c">
            <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="\(stored.width)" height="\(stored.height)"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="it">
            <rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view></subviews><constraints>
            \(["top", "bottom", "leading", "trailing"].map(Self.constraint).joined())</constraints>
            <viewLayoutGuide key="safeArea" id="safe"/></view></viewController></objects></scene>
            \(others)</scenes></document>
            """
        let url = FileManager.default.temporaryDirectory.appending(path: "device-\(UUID().uuidString).storyboard")
        try text.write(to: url, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: url) }
        let frames = try InterfaceInspection(of: url).frames(at: .canvas)
        return try #require(frames.first { $0.identifier == "it" }?.frame)
    }

    private static func constraint(_ edge: String) -> String {
        """
        <constraint firstItem="it" firstAttribute="\(edge)" secondItem="safe" secondAttribute="\(edge)" id="k-\(edge)"/>
        """
    }

    private static let navigation = container(
        "navigationController", "<navigationBar key=\"navigationBar\" id=\"bar\"/>", "rootViewController")
    private static let tabs = container("tabBarController", "<tabBar key=\"tabBar\" id=\"tabs\"/>", "viewControllers")

    /// A scene whose controller contains that of the first one.
    private static func container(_ name: String, _ bar: String, _ relationship: String) -> String {
        """
        <scene sceneID="n"><objects><\(name) id="n">\(bar)<connections><segue destination="c" kind="relationship"
        relationship="\(relationship)" id="r"/></connections></\(name)></objects></scene>
        """
    }

    @Test("A device that nobody knows is as large as the largest view shown on it, with the edges of its kind")
    func unknownDevices() throws {
        let tall = CGSize(width: 410, height: 890)
        let larger = """
            <scene sceneID="o"><objects><viewController id="o"><view key="view" id="ov">
            <rect key="frame" x="0.0" y="0.0" width="410" height="890"/></view></viewController></objects></scene>
            """
        #expect(
            try safeArea(device: "retina9_9", stored: tall)
                == CGRect(x: 0, y: 59, width: 410, height: 890 - 59 - 34))
        #expect(try safeArea(device: "retina9_9", stored: tall, others: Self.navigation).minY == 59 + 44)
        // A scene that ends elsewhere than the device is a free one.
        #expect(
            try safeArea(device: "retina9_9", stored: CGSize(width: 300, height: 200), others: larger)
                == CGRect(x: 0, y: 0, width: 300, height: 200))
        let wide = CGSize(width: 900, height: 1_200)
        #expect(
            try safeArea(device: "ipad14_0rounded", stored: wide)
                == CGRect(x: 0, y: 24, width: 900, height: 1_200 - 24 - 20))
        #expect(try safeArea(device: "ipad9_9", stored: wide) == CGRect(x: 0, y: 20, width: 900, height: 1_180))
    }

    @Test("The largest tablet is known")
    func largestTablet() throws {
        let stored = CGSize(width: 1_032, height: 1_376)
        #expect(try safeArea(device: "ipad13_0rounded", stored: stored).minY == 24)
        #expect(try safeArea(device: "ipad13_0rounded", stored: stored, others: Self.navigation).minY == 24 + 50)
    }

    @Test("The bars of tablets are those of the system that the document was made for")
    func barsOfTablets() throws {
        let stored = CGSize(width: 768, height: 1_024)
        func frame(_ tools: Int, _ others: String) throws -> CGRect {
            try safeArea(tools: tools, device: "ipad9_7", stored: stored, others: others)
        }
        #expect(try frame(13_771, Self.navigation).minY == 20 + 44)
        #expect(try frame(14_113, Self.navigation).minY == 20 + 50)
        #expect(try frame(13_771, Self.tabs).maxY == 1_024 - 49)
        #expect(try frame(14_113, Self.tabs).maxY == 1_024 - 50)
    }

    @Test("A scene that is shorter than the device is a sheet only where something presents it")
    func sheets() throws {
        let stored = CGSize(width: 375, height: 623)
        let presenting = """
            <scene sceneID="p"><objects><viewController id="p"><connections>
            <segue destination="n" kind="presentation" id="ps"/></connections></viewController></objects></scene>
            """
        func top(_ others: String) throws -> CGFloat {
            try safeArea(tools: 21_507, device: "retina4_7", stored: stored, others: others).minY
        }
        #expect(try top(Self.navigation) == 0)
        #expect(try top(Self.navigation + presenting) == 44 + 12)
    }
}
