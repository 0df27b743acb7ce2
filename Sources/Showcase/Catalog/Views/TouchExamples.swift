import UIKit

/// Views and controls that follow a finger or the pointer themselves.
@IBClass
final class TouchExamples: CatalogExamplesViewController {
    private let rating = RatingControl()
    private let ratingLabel = UILabel()
    private let chip = UILabel()
    private let field = UIView()
    private let card = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        rating.addTarget(self, action: #action(rated(_:)), for: .valueChanged)
        rating.restorationIdentifier = "rating"
        rating.heightAnchor.constraint(equalToConstant: 44).isActive = true
        ratingLabel.text = "No stars yet"
        ratingLabel.textColor = .secondaryLabel
        addExample("A Control of the App", rating, ratingLabel)

        let sketch = SketchView()
        sketch.heightAnchor.constraint(equalToConstant: 180).isActive = true
        addExample("Touches", sketch)

        field.backgroundColor = .secondarySystemBackground
        field.layer.cornerRadius = 12
        field.heightAnchor.constraint(equalToConstant: 140).isActive = true
        chip.text = "Drag me"
        chip.textAlignment = .center
        chip.textColor = .white
        chip.backgroundColor = .systemBlue
        chip.frame = CGRect(x: 16, y: 48, width: 110, height: 44)
        chip.layer.cornerRadius = 22
        chip.clipsToBounds = true
        chip.isUserInteractionEnabled = true
        chip.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #action(dragged(_:))))
        let hold = UILongPressGestureRecognizer(target: self, action: #action(broughtBack(_:)))
        hold.minimumPressDuration = 2
        chip.addGestureRecognizer(hold)
        field.addSubview(chip)
        addExample("A Drag", field)

        card.text = "Tap, tap twice, hold or swipe"
        card.textAlignment = .center
        card.backgroundColor = .systemFill
        card.layer.cornerRadius = 12
        card.isUserInteractionEnabled = true
        card.heightAnchor.constraint(equalToConstant: 96).isActive = true
        let tap = UITapGestureRecognizer(target: self, action: #action(tapped(_:)))
        let doubleTap = UITapGestureRecognizer(target: self, action: #action(tapped(_:)))
        doubleTap.numberOfTapsRequired = 2
        tap.require(toFail: doubleTap)
        let press = UILongPressGestureRecognizer(target: self, action: #action(held(_:)))
        for recognizer in [tap, doubleTap, press] { card.addGestureRecognizer(recognizer) }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #action(swiped(_:)))
            swipe.direction = direction
            card.addGestureRecognizer(swipe)
        }
        addExample("Gestures Beside Each Other", card)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode([chip.center.x, chip.center.y].map(Double.init), forKey: "chip")
        coder.encode(card.text, forKey: "card")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        loadViewIfNeeded()
        if let place = coder.decodeObject(forKey: "chip") as? [Double], place.count == 2 {
            chip.center = CGPoint(x: place[0], y: place[1])
        }
        card.text = coder.decodeObject(forKey: "card") as? String ?? card.text
    }

    @Action func rated(_ sender: RatingControl) {
        ratingLabel.text = sender.value == 1 ? "1 star" : "\(sender.value) stars"
    }

    @Action func dragged(_ sender: UIPanGestureRecognizer) {
        let way = sender.translation(in: field)
        chip.center.x = min(max(chip.center.x + way.x, 55), max(field.bounds.width - 55, 55))
        chip.center.y = min(max(chip.center.y + way.y, 22), 118)
        sender.setTranslation(.zero, in: field)
    }

    @Action func broughtBack(_ sender: UILongPressGestureRecognizer) {
        chip.frame.origin = CGPoint(x: 16, y: 48)
    }

    @Action func tapped(_ sender: UITapGestureRecognizer) {
        card.text = sender.numberOfTapsRequired == 2 ? "Tapped twice" : "Tapped"
    }

    @Action func held(_ sender: UILongPressGestureRecognizer) {
        if sender.state == .began { card.text = "Held" }
    }

    @Action func swiped(_ sender: UISwipeGestureRecognizer) {
        card.text = sender.direction == .left ? "Swiped to the left" : "Swiped to the right"
    }
}

/// Five stars, of which a finger that goes over them lights as many as it reaches.
@IBClass
final class RatingControl: UIControl {
    private(set) var value = 0 {
        didSet {
            guard value != oldValue else { return }
            accessibilityValue = "\(value) of 5"
            for (index, star) in stars.enumerated() {
                star.image = UIImage(systemName: index < value ? "star.fill" : "star")
            }
            sendActions(for: .valueChanged)
        }
    }

    private let stars = (0..<5).map { _ in UIImageView(image: UIImage(systemName: "star")) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Rating"
        accessibilityValue = "\(value) of 5"
        accessibilityTraits = .adjustable
        for (index, star) in stars.enumerated() {
            star.frame = CGRect(x: index * 44 + 6, y: 6, width: 32, height: 32)
            star.tintColor = .systemOrange
            addSubview(star)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch) }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(value, forKey: "value")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        value = min(max(coder.decodeInteger(forKey: "value"), 0), 5)
    }

    override func accessibilityIncrement() { value = min(value + 1, 5) }
    override func accessibilityDecrement() { value = max(value - 1, 0) }

    private func follow(_ touch: UITouch) -> Bool {
        value = min(max(Int(touch.location(in: self).x / 44) + 1, 0), 5)
        return true
    }
}

/// A view to draw on: it keeps the lines along which fingers went.
final class SketchView: UIView {
    private var lines: [[CGPoint]] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        accessibilityLabel = "Sketch"
        accessibilityTraits = .allowsDirectInteraction
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if lines.count == 50 { lines.removeFirst() }
        lines.append([touch.location(in: self)])
        setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !lines.isEmpty else { return }
        lines[lines.count - 1].append(touch.location(in: self))
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemPurple.setStroke()
        for line in lines {
            let path = UIBezierPath()
            path.lineWidth = 4
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            for (index, point) in line.enumerated() {
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.stroke()
        }
    }
}
