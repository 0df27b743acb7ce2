import Benchmark
import Foundation
import UIKitCore

/// Measures the time from the bytes of a storyboard to the loaded view of its controller, and that of making the same
/// scene again, which all later sessions pay.
func measureStoryboards() {
    measureStoryboards("Load a storyboard of 2,000 views") { data, count in
        { for _ in 0..<count { StoryboardPage.show(StoryboardPage.source(of: data)) } }
    }
    measureStoryboards("Make the scene of 2,000 views again") { data, count in
        let source = StoryboardPage.source(of: data)
        StoryboardPage.show(source)
        return { for _ in 0..<count { StoryboardPage.show(source) } }
    }
}

private func measureStoryboards(
    _ name: String,
    prepare: @escaping @MainActor @Sendable (Data, Int) -> @MainActor @Sendable () -> Void
) {
    Benchmark(
        name,
        configuration: .init(
            metrics: [.wallClock, .cpuTotal], warmupIterations: 1, maxDuration: .seconds(3),
            maxIterations: 200)
    ) { benchmark in
        let count = benchmark.scaledIterations.count
        let work = await prepare(StoryboardPage.document, count)
        benchmark.startMeasurement()
        await work()
        benchmark.stopMeasurement()
    }
}

/// A storyboard with one controller of 2,000 views: 400 rows with a label, a field, a button and an image each.
@MainActor
private enum StoryboardPage {
    /// The bytes of the document.
    static let document: Data = {
        let rows = (0..<400).map { row in
            """
            <view contentMode="scaleToFill" fixedFrame="YES" id="row-\(row)">
            <rect key="frame" x="0.0" y="\(row * 44)" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <subviews>
            <label opaque="NO" text="Row \(row)" textAlignment="natural" lineBreakMode="tailTruncation" \
            translatesAutoresizingMaskIntoConstraints="NO" id="label-\(row)">
            <rect key="frame" x="16" y="11" width="80" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/></label>
            <textField opaque="NO" placeholder="Value" borderStyle="roundedRect" fixedFrame="YES" id="field-\(row)">
            <rect key="frame" x="100" y="5" width="150" height="34"/>
            <textInputTraits key="textInputTraits" autocorrectionType="no"/></textField>
            <button opaque="NO" buttonType="system" fixedFrame="YES" id="button-\(row)">
            <rect key="frame" x="260" y="7" width="60" height="30"/><state key="normal" title="Set"/></button>
            <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" fixedFrame="YES" id="image-\(row)">
            <rect key="frame" x="331" y="7" width="30" height="30"/>
            <color key="tintColor" red="0.1" green="0.5" blue="0.9" alpha="1" colorSpace="custom"/></imageView>
            </subviews>
            <constraints>
            <constraint firstItem="label-\(row)" firstAttribute="leading" secondItem="row-\(row)" \
            secondAttribute="leading" constant="16" id="k-\(row)"/>
            <constraint firstItem="label-\(row)" firstAttribute="centerY" secondItem="row-\(row)" \
            secondAttribute="centerY" id="l-\(row)"/>
            </constraints></view>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="rows"><scenes><scene sceneID="scene"><objects>
            <viewController id="rows"><view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="17600"/>
            <subviews>\(rows.joined(separator: "\n"))</subviews></view></viewController>
            </objects></scene></scenes></document>
            """
        return Data(text.utf8)
    }()

    /// Reads the document as if it had never been read.
    static func source(of data: Data) -> InterfaceSource? {
        guard let document = try? InterfaceDocument(data: data) else { return nil }
        return InterfaceSource(document: document, path: "Benchmark.storyboard")
    }

    /// Makes the controller and its view.
    static func show(_ source: InterfaceSource?) {
        UIStoryboard(source: source, name: "Benchmark").instantiateInitialViewController()?
            .loadViewIfNeeded()
    }
}
