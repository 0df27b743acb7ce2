import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct DrawingTests {
    private let stage = Stage()

    private func html(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50), _ draw: @escaping (CGRect) -> Void)
        -> String
    {
        let view = DrawingView(frame: frame)
        view.drawing = draw
        return stage.html(of: view)
    }

    @Test func aDrawingIsAnImageBehindTheSubviews() {
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.drawing = { UIRectFill($0.insetBy(dx: 10, dy: 10)) }
        view.addSubview(UILabel())
        let html = stage.html(of: view)
        #expect(
            html.contains(
                "><svg class=\"drawing\" aria-hidden=\"true\" viewBox=\"0 0 100 50\" preserveAspectRatio=\"none\">"
                    + "<path d=\"M10 10L90 10L90 40L10 40Z\" fill=\"#000000\"/></svg><p "))
    }

    @Test func plainViewsAreWrittenAsEver() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(!stage.html(of: view).contains("svg"))
    }

    @Test func colorsFollowTheReadersAppearance() {
        let html = html { rect in
            UIColor.systemBlue.setFill()
            UIRectFill(rect)
            UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.setStroke()
            UIBezierPath(rect: rect).stroke()
            UIColor.label.withAlphaComponent(0.5).setFill()
            UIBezierPath(ovalIn: rect).fill()
        }
        #expect(html.contains("fill=\"var(--system-blue)\""))
        #expect(html.contains("fill=\"none\" stroke=\"light-dark(#000000,#ffffff)\""))
        #expect(html.contains("fill=\"color-mix(in srgb,var(--label) 50%,transparent)\""))
    }

    @Test func linesKeepTheirLook() {
        let html = html { rect in
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 10.25))
            path.lineWidth = 4
            path.lineCapStyle = .round
            path.lineJoinStyle = .bevel
            path.setLineDash([4, 2], count: 2, phase: 1)
            path.stroke(with: .multiply, alpha: 0.5)
        }
        #expect(
            html.contains(
                "<g class=\"blend-multiply\" opacity=\"0.5\"><path d=\"M0 0L10 10.25\" fill=\"none\" stroke=\"#000000\""
                    + " stroke-width=\"4\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\""
                    + " stroke-dasharray=\"4 2\" stroke-dashoffset=\"1\"/></g>"))
    }

    @Test func clipsNestAndAreDefinedOnce() {
        let html = html { rect in
            let context = UIGraphicsGetCurrentContext()
            context?.clip(to: rect.insetBy(dx: 5, dy: 5))
            UIRectFill(rect)
            context?.clip(to: rect.insetBy(dx: 10, dy: 10))
            UIRectFill(rect)
            UIRectFill(rect)
        }
        #expect(html.occurrences(of: "<clipPath") == 2 && html.occurrences(of: "<g clip-path") == 2)
        #expect(html.contains("-2\" clip-path=\"url(#d"))
        #expect(html.occurrences(of: "<g") == html.occurrences(of: "</g>"))
    }

    @Test func gradientsEndWhereTheyAreToldTo() throws {
        let colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let html = html { rect in
            let context = UIGraphicsGetCurrentContext()
            context?.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
            context?.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 20, endCenter: .zero, endRadius: 0,
                options: [.drawsBeforeStartLocation])
        }
        #expect(html.contains("<linearGradient id=\"d"))
        #expect(html.occurrences(of: "stop-opacity=\"0\"") == 3)
        #expect(html.contains(" r=\"20\" fx=\"0\" fy=\"0\" fr=\"0\""))
        #expect(html.contains("<stop offset=\"0\" stop-color=\"var(--system-blue)\"/>"))
    }

    @Test func textIsWrittenEscapedInItsFont() {
        let html = html { _ in
            "<b>&\"".draw(
                at: .zero,
                withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemGreen])
            "x".draw(at: .zero, withAttributes: [.font: UIFont(name: "Bad'\"Name", size: 9) ?? .systemFont(ofSize: 9)])
        }
        #expect(html.contains(">&lt;b&gt;&amp;&quot;</text>"))
        #expect(html.contains("font-family='var(--interface-font)' font-size=\"20\" font-weight=\"700\""))
        #expect(html.contains("fill=\"var(--ink-green)\"") && !html.contains("Bad'"))
    }

    @Test func imagesAndSymbolsAreDrawn() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        let inner = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        let html = html { rect in
            symbol.withTintColor(.systemYellow).draw(in: CGRect(x: 1, y: 2, width: 30, height: 30))
            inner.draw(in: CGRect(x: 50, y: 0, width: 50, height: 50))
        }
        #expect(html.contains("#star\" x=\"1\" y=\"2\" width=\"30\" height=\"30\" color=\"var(--system-yellow)\""))
        #expect(html.contains("transform=\"matrix(5 0 0 5 50 0)\"><path d=\"M0 0L5 0L5 5L0 5Z\""))
    }

    @Test func aDrawnImageIsShownWhereImagesAre() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
            UIColor.systemTeal.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 24, height: 24))
        }
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.accessibilityLabel = "Teal"
        let html = stage.html(of: view)
        #expect(html.contains("class=\"image drawn\" aria-label=\"Teal\" role=\"img\" width=\"24\" height=\"24\""))
        #expect(html.contains("preserveAspectRatio=\"xMidYMid meet\"") && html.contains("var(--system-teal)"))
        let template = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        #expect(stage.html(of: template).contains("fill=\"currentColor\""))
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        #expect(stage.html(of: button).contains("<svg class=\"drawn\" aria-hidden=\"true\""))
    }

    @Test func identifiersAreUnique() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            UIRectFill(CGRect(x: 0, y: 0, width: 24, height: 24))
        }
        let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIImageView(image: image) })
        let html = stage.html(of: stack)
        let identifiers = html.matches(of: /clipPath id="([^"]+)"/).map { String($0.output.1) }
        #expect(identifiers.count == 3 && Set(identifiers).count == 3)
    }

    @Test func assistiveTechnologyHearsWhatTheAppSays() {
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.drawing = { _ in "42 %".draw(at: .zero) }
        view.isAccessibilityElement = true
        #expect(!stage.html(of: view).contains("aria-hidden"), "The drawn text is read where nothing else is.")
        view.accessibilityContainerType = .semanticGroup
        #expect(stage.html(of: view).contains(" role=\"group\""), "A picture without a name would hide it.")
        view.accessibilityLabel = "Charge"
        let html = stage.html(of: view)
        #expect(html.contains("aria-label=\"Charge\" role=\"img\"") && html.contains("aria-hidden=\"true\""))
    }

    @Test func numbersThatNobodyCanDrawBreakNothing() {
        let html = html(CGRect(x: 0, y: 0, width: 1e9, height: 1)) { _ in
            let context = UIGraphicsGetCurrentContext()
            context?.fill(CGRect(x: -1e300, y: 0, width: 2e300, height: -1e300))
            context?.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
            context?.scaleBy(x: 1e-200, y: 1e200)
            context?.stroke(CGRect(x: 1e200, y: 1e200, width: 1e200, height: 1e200))
            "x".draw(at: CGPoint(x: 1e200, y: CGFloat.infinity))
        }
        #expect(!html.contains("nan") && !html.contains("inf") && !html.contains("e+"))
        #expect(html.occurrences(of: "<path") <= 2 && html.hasSuffix("</svg></div>"))
    }

    @Test func layersAndMasksAreWritten() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: view.bounds).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemPink.cgColor
        ring.strokeStart = 0.25
        ring.strokeEnd = 0.75
        view.layer.addSublayer(ring)
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        mask.fillRule = .evenOdd
        view.layer.mask = mask
        let (html, styles) = stage.rendered(view)
        #expect(html.contains("<svg class=\"drawing unclipped\" aria-hidden=\"true\""))
        #expect(html.contains("pathLength=\"1\" stroke-dasharray=\"0.5 2\" stroke-dashoffset=\"-0.25\""))
        #expect(styles.contains("clip-path:path(evenodd,\"M0 0L9 0L9 9L0 9Z\");"))
        let fade = CAGradientLayer()
        fade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        view.layer.mask = fade
        #expect(
            stage.styles(of: view)
                .contains("mask-image:linear-gradient(to bottom,rgb(0 0 0 / 0) 0%,rgb(0 0 0 / 1) 100%);"))
    }

    @Test func erasingAndMasksAreGroups() {
        let html = html { rect in
            UIRectFill(rect)
            UIGraphicsGetCurrentContext()?.clear(CGRect(x: 1, y: 1, width: 5, height: 5))
        }
        #expect(html.contains("fill=\"#fff\"/><path d=\"M1 1L6 1L6 6L1 6Z\" fill=\"#000\"/></mask><g mask=\"url(#d"))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = CALayer()
        layer.frame = view.bounds
        layer.backgroundColor = UIColor.red.cgColor
        layer.shadowOpacity = 0.5
        layer.mask = CALayer()
        view.layer.addSublayer(layer)
        let masked = stage.html(of: view)
        #expect(masked.contains("mask-type=\"alpha\"></mask>") && masked.contains("<feDropShadow dx=\"0\" dy=\"-3\""))
    }

    @Test func aDrawingInItsOwnSizeStandsWhereTheModePutsIt() {
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.drawing = { UIRectFill($0) }
        view.contentMode = .bottomRight
        #expect(
            stage.html(of: view).contains(
                "<svg overflow=\"visible\" x=\"100%\" y=\"100%\"><g transform=\"translate(-100 -50)\">"))
    }

    @Test func buttonsLabelsAndCellsCanDrawToo() {
        let label = DrawingLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Text"
        let html = stage.html(of: label)
        #expect(html.contains(">Text<svg class=\"drawing\""))
        let button = DrawingButton(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(stage.html(of: button).contains("><svg class=\"drawing\""))
    }
}

private final class DrawingView: UIView {
    var drawing: (CGRect) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
        drawing(rect)
    }
}

private final class DrawingLabel: UILabel {
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIRectFrame(rect)
    }
}

private final class DrawingButton: UIButton {
    override func draw(_ rect: CGRect) {
        UIRectFrame(rect)
    }
}
