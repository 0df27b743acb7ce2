import UIKit

/// Views that draw themselves, layers, and images made by drawing.
final class DrawingExamples: CatalogExamplesViewController {
    private let gauge = GaugeView()
    private let ring = RingView()

    override func viewDidLoad() {
        super.viewDidLoad()
        addGauge()
        addExample("Chart", sized(ChartView(), height: 180))
        addExample("Gradient Layer", sized(GradientView(), height: 96))
        addExample("Shape Layer", sized(ring, height: 120))
        addExample("Mask", sized(MaskedView(), height: 96))
        addImages()
    }

    private func addGauge() {
        let stepper = UIStepper()
        stepper.value = 60
        stepper.stepValue = 10
        stepper.accessibilityLabel = "Level"
        stepper.addAction(
            UIAction { [weak self] action in
                guard let self, let stepper = action.sender as? UIStepper else { return }
                gauge.level = stepper.value / 100
                ring.level = stepper.value / 100
            }, for: .valueChanged)
        gauge.level = 0.6
        ring.level = 0.6
        addExample("Gauge", UIStackView(arrangedSubviews: [sized(gauge, height: 140), stepper]).vertical)
    }

    private func addImages() {
        let images = ["A", "Sø", "Ж"].map { initials in
            let view = UIImageView(image: badge(initials))
            view.accessibilityLabel = "Badge of \(initials)"
            return view
        }
        let row = UIStackView(arrangedSubviews: images)
        row.spacing = 12
        row.alignment = .center
        addExample("Drawn Images", row)
        let star = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            context.cgContext.addPath(starPath(in: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath)
            context.cgContext.fillPath()
        }
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Drawn Symbol"
        button.configuration?.image = star.withRenderingMode(.alwaysTemplate)
        button.configuration?.imagePadding = 6
        addExample("In a Button", button)
    }

    private func sized(_ view: UIView, height: CGFloat) -> UIView {
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    private func badge(_ initials: String) -> UIImage {
        let size = CGSize(width: 64, height: 64)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemIndigo.setFill()
            context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            initials.draw(
                in: CGRect(x: 0, y: 16, width: 64, height: 32),
                withAttributes: [
                    .font: UIFont.boldSystemFont(ofSize: 26), .foregroundColor: UIColor.white, .paragraphStyle: style,
                ])
        }
    }

    private func starPath(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for corner in 0..<10 {
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let radius = rect.width / (corner.isMultiple(of: 2) ? 2 : 5)
            let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}

extension UIStackView {
    fileprivate var vertical: UIStackView {
        axis = .vertical
        spacing = 12
        return self
    }
}

/// Half a dial with a hand.
private final class GaugeView: UIView {
    var level = 0.0 {
        didSet {
            isAccessibilityElement = true
            accessibilityLabel = "Level \(Int(level * 100)) percent"
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
    }

    override func draw(_ rect: CGRect) {
        let radius = min(rect.width / 2, rect.height) - 16
        let center = CGPoint(x: rect.midX, y: rect.maxY - 8)
        let angle = .pi + .pi * CGFloat(level)
        stroke(center, radius, to: 2 * .pi, .systemFill)
        stroke(center, radius, to: angle, level > 0.8 ? .systemRed : .systemGreen)
        let text = "\(Int(level * 100)) %"
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 28, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height), withAttributes: attributes)
    }

    private func stroke(_ center: CGPoint, _ radius: CGFloat, to end: CGFloat, _ color: UIColor) {
        let path = UIBezierPath(arcCenter: center, radius: radius, startAngle: .pi, endAngle: end, clockwise: true)
        path.lineWidth = 16
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }
}

/// Bars over a grid, with the days of the week below.
private final class ChartView: UIView {
    private let values: [CGFloat] = [3, 5, 2, 8, 6, 9, 4]
    private let days = ["M", "T", "W", "T", "F", "S", "S"]

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        accessibilityLabel = "Rain by day"
        // Who does not see the bars is told each of them.
        let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        accessibilityElements = zip(names, values).map { name, value in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = name
            element.accessibilityValue = "\(Int(value)) millimetres"
            return element
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let plot = CGRect(x: 0, y: 8, width: rect.width, height: rect.height - 36)
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineDash(phase: 0, lengths: [4, 4])
        for line in 0...4 {
            let y = plot.minY + plot.height * CGFloat(line) / 4
            context.strokeLineSegments(between: [CGPoint(x: plot.minX, y: y), CGPoint(x: plot.maxX, y: y)])
        }
        let width = plot.width / CGFloat(values.count)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        for (index, value) in values.enumerated() {
            let height = plot.height * value / 10
            let bar = CGRect(
                x: CGFloat(index) * width + width * 0.2, y: plot.maxY - height, width: width * 0.6, height: height)
            (value > 7 ? UIColor.systemOrange : .tintColor).setFill()
            UIBezierPath(
                roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 6, height: 6)
            ).fill()
            days[index].draw(
                in: CGRect(x: CGFloat(index) * width, y: plot.maxY + 6, width: width, height: 20),
                withAttributes: [
                    .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel,
                    .paragraphStyle: style,
                ])
        }
    }
}

/// A view whose layer is a gradient.
private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor, UIColor.systemBlue.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.cornerRadius = 16
    }
}

/// A ring of two shape layers.
private final class RingView: UIView {
    private let track = CAShapeLayer()
    private let progress = CAShapeLayer()

    var level = 0.0 {
        didSet { progress.strokeEnd = CGFloat(level) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addLayers()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLayers()
    }

    private func addLayers() {
        for layer in [track, progress] {
            layer.fillColor = nil
            layer.lineWidth = 12
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
        track.strokeColor = UIColor.systemFill.cgColor
        progress.strokeColor = UIColor.systemTeal.cgColor
        progress.shadowOpacity = 0.3
        progress.shadowOffset = CGSize(width: 0, height: 2)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.height / 2 - 10,
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        for layer in [track, progress] {
            layer.frame = bounds
            layer.path = path.cgPath
        }
    }
}

/// Stripes of colour that show through a shape.
private final class MaskedView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemMint
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        for index in 0..<5 {
            path.append(
                UIBezierPath(
                    ovalIn: CGRect(x: CGFloat(index) * 56, y: 8, width: bounds.height - 16, height: bounds.height - 16))
            )
        }
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        layer.mask = shape
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemYellow.setStroke()
        for x in stride(from: -rect.height, to: rect.width, by: 24) {
            let line = UIBezierPath()
            line.move(to: CGPoint(x: x, y: rect.maxY))
            line.addLine(to: CGPoint(x: x + rect.height, y: rect.minY))
            line.lineWidth = 8
            line.stroke()
        }
    }
}
