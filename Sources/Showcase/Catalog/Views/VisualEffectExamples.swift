import UIKit

/// Materials that blur what lies behind them.
final class VisualEffectExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Materials",
            sample("Ultra thin", .systemUltraThinMaterial), sample("Thin", .systemThinMaterial),
            sample("Regular", .systemMaterial), sample("Thick", .systemThickMaterial),
            sample("Chrome, as bars have it", .systemChromeMaterial))
        addExample("Always Light or Dark", sample("Light", .systemMaterialLight), sample("Dark", .systemMaterialDark))
    }

    /// Coloured stripes with a material over their middle.
    private func sample(_ title: String, _ style: UIBlurEffect.Style) -> UIView {
        let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
        canvas.heightAnchor.constraint(equalToConstant: 88).isActive = true
        canvas.clipsToBounds = true
        canvas.layer.cornerRadius = 8
        let colors: [UIColor] = [.systemPink, .systemPurple, .systemIndigo, .systemBlue]
        for (index, color) in colors.enumerated() {
            let stripe = UIView(frame: CGRect(x: index * 80, y: 0, width: 80, height: 88))
            stripe.backgroundColor = color
            stripe.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
            canvas.addSubview(stripe)
        }
        let label = UILabel()
        label.text = title
        label.textAlignment = .center
        let effectView = UIVisualEffectView(effect: UIBlurEffect(style: style))
        effectView.frame = CGRect(x: 20, y: 20, width: 280, height: 48)
        effectView.autoresizingMask = .flexibleWidth
        effectView.layer.cornerRadius = 12
        effectView.clipsToBounds = true
        label.frame = CGRect(x: 0, y: 0, width: 280, height: 48)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        effectView.contentView.addSubview(label)
        canvas.addSubview(effectView)
        return canvas
    }
}
