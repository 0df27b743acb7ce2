import UIKit

/// A column of views that apps arrange in stacks, in a scroll view.
final class ArrangedScreen: UIViewController {
    private let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = UIScrollView()
        column.axis = .vertical
        column.spacing = 16
        for part in [scrollView, column] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -20),
            column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
            column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
        ])
        addCard()
        addRating()
        addPicture()
        addStars()
        addTags()
        addAnswers()
        addGauge()
        addBaselines()
    }

    /// A card of a fixed width, alone in its row.
    private func addCard() {
        let card = UIView()
        card.backgroundColor = .systemGray5
        card.accessibilityLabel = "Card"
        let (title, bar) = (UILabel(text: "Card"), UIView())
        bar.backgroundColor = .systemBlue
        bar.accessibilityLabel = "Bar of Card"
        for part in [title, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(part)
        }
        NSLayoutConstraint.activate([
            card.widthAnchor.constraint(equalToConstant: 290),
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
            title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8),
            bar.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            bar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
            bar.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
            bar.heightAnchor.constraint(equalToConstant: 4),
            bar.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
        ])
        let inner = UIStackView(arrangedSubviews: [card])
        inner.axis = .vertical
        inner.alignment = .center
        column.addArrangedSubview(inner)
        let child = CardViewController()
        addChild(child)
        child.view.widthAnchor.constraint(equalToConstant: 290).isActive = true
        let row = UIStackView(arrangedSubviews: [child.view, UIView()])
        column.addArrangedSubview(row)
        child.didMove(toParent: self)
    }

    /// A control with a tall stack of buttons in it, beside a text.
    private func addRating() {
        let control = RatingControl()
        control.accessibilityLabel = "Rating"
        let row = UIStackView(arrangedSubviews: [UILabel(text: "Rating"), control])
        row.spacing = 8
        column.addArrangedSubview(row)
        column.addArrangedSubview(UILabel(text: "Below Rating"))
    }

    /// A symbol in the middle of a background of a given shape.
    private func addPicture() {
        let picture = UIImageView(image: UIImage(systemName: "photo"))
        picture.contentMode = .center
        picture.backgroundColor = .systemGray5
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Picture"
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.3).isActive = true
        column.addArrangedSubview(picture)
    }

    /// A control drawn by layers, of the size that its class says.
    private func addStars() {
        let stars = StarsControl()
        stars.accessibilityLabel = "Stars"
        let inner = UIStackView(arrangedSubviews: [stars])
        inner.axis = .vertical
        inner.alignment = .center
        column.addArrangedSubview(inner)
    }

    /// Labels with room around their text.
    private func addTags() {
        let row = UIStackView()
        row.spacing = 8
        row.alignment = .center
        for (tag, text) in [(PaddingLabel(), "Insets by Drawing"), (InsetLabel(), "Insets by Text")] {
            tag.text = text
            tag.font = .systemFont(ofSize: 13, weight: .semibold)
            tag.backgroundColor = .systemGray5
            tag.layer.cornerRadius = 8
            tag.clipsToBounds = true
            row.addArrangedSubview(tag)
        }
        row.addArrangedSubview(UIView())
        column.addArrangedSubview(row)
    }

    /// Buttons that are equally wide.
    private func addAnswers() {
        let row = UIStackView()
        row.distribution = .fillEqually
        row.spacing = 8
        for title in ["Accept", "Decline", "Tentative", "Postpone"] {
            row.addArrangedSubview(UIButton(configuration: .filled(), primaryAction: UIAction(title: title) { _ in }))
        }
        column.addArrangedSubview(row)
    }

    /// A symbol that is a part as high as what is behind it.
    private func addGauge() {
        let gauge = UIView()
        gauge.backgroundColor = .systemGray5
        gauge.accessibilityLabel = "Gauge"
        let icon = UIImageView(image: UIImage(systemName: "gauge"))
        icon.contentMode = .scaleAspectFit
        icon.isAccessibilityElement = true
        icon.accessibilityLabel = "Icon of Gauge"
        icon.translatesAutoresizingMaskIntoConstraints = false
        gauge.addSubview(icon)
        NSLayoutConstraint.activate([
            gauge.heightAnchor.constraint(equalToConstant: 120),
            icon.heightAnchor.constraint(equalTo: gauge.heightAnchor, multiplier: 0.4),
            icon.widthAnchor.constraint(equalTo: icon.heightAnchor),
            icon.centerXAnchor.constraint(equalTo: gauge.centerXAnchor),
            icon.centerYAnchor.constraint(equalTo: gauge.centerYAnchor),
        ])
        column.addArrangedSubview(gauge)
    }

    /// Texts of several sizes on one line.
    private func addBaselines() {
        let (price, unit) = (UILabel(text: "40"), UILabel(text: "per month"))
        price.font = .systemFont(ofSize: 40)
        unit.font = .systemFont(ofSize: 22)
        let line = UIView()
        for part in [price, unit] {
            part.translatesAutoresizingMaskIntoConstraints = false
            line.addSubview(part)
        }
        NSLayoutConstraint.activate([
            price.topAnchor.constraint(equalTo: line.topAnchor),
            price.leadingAnchor.constraint(equalTo: line.leadingAnchor),
            price.bottomAnchor.constraint(equalTo: line.bottomAnchor),
            unit.firstBaselineAnchor.constraint(equalTo: price.firstBaselineAnchor),
            unit.leadingAnchor.constraint(equalTo: price.trailingAnchor, constant: 8),
            unit.trailingAnchor.constraint(lessThanOrEqualTo: line.trailingAnchor),
        ])
        column.addArrangedSubview(line)
        let star = UIImageView(image: UIImage(systemName: "star"))
        star.isAccessibilityElement = true
        star.accessibilityLabel = "Star"
        let label = UILabel(text: "Favourite")
        label.font = .systemFont(ofSize: 28)
        let row = UIStackView(arrangedSubviews: [star, label])
        row.alignment = .firstBaseline
        row.spacing = 8
        column.addArrangedSubview(row)
    }
}

/// The screen of a child, as wide as a parent makes it.
private final class CardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        let (title, bar) = (UILabel(text: "Child"), UIView())
        bar.backgroundColor = .systemBlue
        bar.accessibilityLabel = "Bar of Child"
        bar.heightAnchor.constraint(equalToConstant: 4).isActive = true
        let stack = UIStackView(arrangedSubviews: [title, bar])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

/// Buttons one below the other.
final class RatingControl: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 4
        for number in 1...4 {
            stack.addArrangedSubview(
                UIButton(configuration: .gray(), primaryAction: UIAction(title: "\(number) Stars") { _ in }))
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// Stars that are drawn by layers.
private final class StarsControl: UIControl {
    override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 30) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for index in 0..<5 {
            let star = CAShapeLayer()
            star.path = UIBezierPath(ovalIn: CGRect(x: 30 * index + 3, y: 3, width: 24, height: 24)).cgPath
            star.fillColor = UIColor.systemYellow.cgColor
            layer.addSublayer(star)
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// A label with room around its text, by its size and where it draws its text.
private final class PaddingLabel: UILabel {
    private let insets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
}

/// A label with room around its text, by the rectangle of its text.
private final class InsetLabel: UILabel {
    private let insets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return rect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}
