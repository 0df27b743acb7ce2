import UIKit

/// Views that can be pressed although they are no controls.
@IBClass
final class GestureExamples: CatalogExamplesViewController, UIContextMenuInteractionDelegate {
    private let card = UILabel()
    private let note = UILabel()
    private let target = TargetView()

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(target.mark, forKey: "mark")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        target.mark = coder.decodeCGPoint(forKey: "mark")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.text = "Press me"
        card.textAlignment = .center
        card.isUserInteractionEnabled = true
        card.backgroundColor = .systemFill
        card.layer.cornerRadius = 12
        card.heightAnchor.constraint(equalToConstant: 96).isActive = true
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #action(pressed(_:))))
        addExample("A Tap", card)
        addExample("A Place", target)
        target.heightAnchor.constraint(equalToConstant: 160).isActive = true
        note.text = "Hold me"
        note.textAlignment = .center
        note.isUserInteractionEnabled = true
        note.backgroundColor = .systemFill
        note.layer.cornerRadius = 12
        note.heightAnchor.constraint(equalToConstant: 96).isActive = true
        note.addInteraction(UIContextMenuInteraction(delegate: self))
        addExample("A Menu", note)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [note] _ in
            UIMenu(
                title: "What to do with it",
                children: ["Keep", "Archive"].map { title in
                    UIAction(title: title) { _ in note.text = "Chosen: \(title)" }
                })
        }
    }

    @Action func pressed(_ sender: UITapGestureRecognizer) {
        tally += 1
        card.text = tally == 1 ? "Pressed once" : "Pressed \(tally) times"
    }
}

/// A view that draws a mark where it was pressed last; the steps of its value move the mark to the sides.
@IBClass
final class TargetView: UIView {
    /// Where the mark is, in parts of the view's size.
    var mark = CGPoint(x: 0.5, y: 0.5) {
        didSet { markDidChange() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        accessibilityLabel = "Target"
        accessibilityTraits = .adjustable
        markDidChange()
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #action(pressed(_:))))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func markDidChange() {
        accessibilityValue = "\(Int((mark.x * 100).rounded())) percent"
        setNeedsDisplay()
    }

    @Action func pressed(_ sender: UITapGestureRecognizer) {
        let point = sender.location(in: self)
        mark = CGPoint(x: point.x / max(bounds.width, 1), y: point.y / max(bounds.height, 1))
    }

    override func accessibilityIncrement() { mark.x = min(mark.x + 0.1, 1) }
    override func accessibilityDecrement() { mark.x = max(mark.x - 0.1, 0) }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.width * mark.x, y: bounds.height * mark.y)
        UIColor.systemBlue.setStroke()
        for radius in [8, 20] as [CGFloat] {
            let ring = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            ring.lineWidth = 3
            ring.stroke()
        }
    }
}
