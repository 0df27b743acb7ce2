import UIKit

/// Changes that the page shows as motion.
@IBClass
final class AnimationExamples: CatalogExamplesViewController {
    private let track = UIView()
    private let ball = UIView()
    private let message = UILabel()
    private let bar = UIView()
    private lazy var barWidth = bar.widthAnchor.constraint(equalToConstant: 60)

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(ball.frame.origin, forKey: "ball")
        coder.encode(Double(message.alpha), forKey: "opacity")
        coder.encode(Double(barWidth.constant), forKey: "width")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        loadViewIfNeeded()
        ball.frame.origin = coder.decodeCGPoint(forKey: "ball")
        message.alpha = coder.decodeDouble(forKey: "opacity")
        barWidth.constant = coder.decodeDouble(forKey: "width")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        track.backgroundColor = .secondarySystemBackground
        track.layer.cornerRadius = 12
        track.heightAnchor.constraint(equalToConstant: 76).isActive = true
        ball.backgroundColor = .systemBlue
        ball.layer.cornerRadius = 22
        ball.frame = CGRect(x: 16, y: 16, width: 44, height: 44)
        ball.accessibilityIdentifier = "ball"
        track.addSubview(ball)
        addExample("A Place", track, button("Move") { $0.move() }, button("Move at Once") { $0.moveAtOnce() })

        message.text = "Saved"
        message.textAlignment = .center
        addExample("An Opacity", message, button("Fade") { $0.fade() })

        let room = UIView()
        bar.backgroundColor = .systemGreen
        bar.layer.cornerRadius = 8
        bar.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: room.leadingAnchor), barWidth,
            bar.topAnchor.constraint(equalTo: room.topAnchor), bar.bottomAnchor.constraint(equalTo: room.bottomAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
        ])
        addExample("A Constraint and a Spring", room, button("Grow") { $0.grow() })
    }

    private func button(_ title: String, _ work: @escaping @MainActor (AnimationExamples) -> Void) -> UIButton {
        UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: title) { [weak self] _ in
                if let self { work(self) }
            })
    }

    private func move() {
        UIView.animate(withDuration: 0.6) { self.moveAtOnce() }
    }

    private func moveAtOnce() {
        ball.frame.origin.x = ball.frame.minX == 16 ? 216 : 16
    }

    private func fade() {
        UIView.animate(withDuration: 0.6, delay: 0, options: .curveEaseIn) {
            self.message.alpha = self.message.alpha == 1 ? 0.2 : 1
        }
    }

    private func grow() {
        barWidth.constant = barWidth.constant == 60 ? 240 : 60
        let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6) { self.view.layoutIfNeeded() }
        animator.startAnimation()
    }
}
