import UIKit

/// Views placed by frame, following their superview by autoresizing mask.
final class FrameExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        canvas.heightAnchor.constraint(equalToConstant: 200).isActive = true
        canvas.backgroundColor = .tertiarySystemFill
        canvas.addSubview(box("Fixed", CGRect(x: 12, y: 12, width: 96, height: 44), .systemRed, []))
        canvas.addSubview(
            box("Right", CGRect(x: 212, y: 12, width: 96, height: 44), .systemGreen, [.flexibleLeftMargin]))
        canvas.addSubview(
            box("As wide as there is room", CGRect(x: 12, y: 78, width: 296, height: 44), .systemBlue, [.flexibleWidth])
        )
        canvas.addSubview(
            box(
                "Centred", CGRect(x: 112, y: 144, width: 96, height: 44), .systemPurple,
                [.flexibleLeftMargin, .flexibleRightMargin]))
        addExample("Autoresizing Masks", canvas)
    }

    private func box(_ text: String, _ frame: CGRect, _ color: UIColor, _ mask: UIView.AutoresizingMask) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.textAlignment = .center
        label.textColor = .black
        label.backgroundColor = color
        label.layer.cornerRadius = 6
        label.clipsToBounds = true
        label.autoresizingMask = mask
        return label
    }
}
