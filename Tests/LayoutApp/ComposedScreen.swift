import UIKit

/// Views that constraints place one below the other in a scroll view.
final class ComposedScreen: UIViewController {
    private let content = UIView()
    private var last: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = UIScrollView()
        for part in [scrollView, content] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        addBanner()
        addForm()
        addRating()
        addEffects()
        addPrices()
        addToast()
        addCards()
        let bottom = last?.bottomAnchor ?? content.topAnchor
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            bottom.constraint(equalTo: content.bottomAnchor, constant: -16),
        ])
    }

    private func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(view)
        let top = last?.bottomAnchor ?? content.topAnchor
        view.topAnchor.constraint(equalTo: top, constant: 16).isActive = true
        last = view
    }

    private func addAcross(_ view: UIView) {
        add(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
        ])
    }

    /// A picture over the edge of a banner, with a name below it.
    private func addBanner() {
        let (banner, name) = (UIView(), UILabel(text: "Ada Lovelace"))
        banner.backgroundColor = .systemTeal
        let size = CGSize(width: 200, height: 240)
        let face = UIImageView(
            image: UIGraphicsImageRenderer(size: size).image { context in
                UIColor.systemOrange.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            })
        face.contentMode = .scaleAspectFill
        face.clipsToBounds = true
        face.layer.cornerRadius = 48
        face.isAccessibilityElement = true
        face.accessibilityLabel = "Face"
        for part in [banner, face, name] {
            part.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(part)
        }
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: content.topAnchor),
            banner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            banner.heightAnchor.constraint(equalToConstant: 140),
            face.widthAnchor.constraint(equalToConstant: 96), face.heightAnchor.constraint(equalToConstant: 96),
            face.centerYAnchor.constraint(equalTo: banner.bottomAnchor),
            face.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            name.leadingAnchor.constraint(equalTo: face.trailingAnchor, constant: 12),
            name.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 8),
        ])
        last = face
    }

    /// A form that is as wide as there is room, but not too wide.
    private func addForm() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        let form = UIStackView(arrangedSubviews: [field])
        form.axis = .vertical
        form.accessibilityLabel = "Form"
        add(form)
        let width = form.widthAnchor.constraint(equalTo: content.layoutMarginsGuide.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width, form.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            form.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            form.leadingAnchor.constraint(greaterThanOrEqualTo: content.layoutMarginsGuide.leadingAnchor),
        ])
    }

    /// A control with a stack in it beside a text, both by constraints.
    private func addRating() {
        let (row, label, control) = (UIView(), UILabel(text: "Rating"), RatingControl())
        row.accessibilityLabel = "Row"
        control.accessibilityLabel = "Rating"
        for part in [label, control] {
            part.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(part)
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            label.centerYAnchor.constraint(equalTo: control.centerYAnchor),
            control.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            control.topAnchor.constraint(equalTo: row.topAnchor),
            control.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            control.widthAnchor.constraint(equalToConstant: 120),
        ])
        addAcross(row)
        addAcross(UILabel(text: "Below Rating"))
    }

    /// Materials in a stack, and at a frame.
    private func addEffects() {
        let framed = makeEffect("Framed")
        framed.frame = CGRect(x: 10, y: 10, width: 200, height: 80)
        let box = UIView()
        box.addSubview(framed)
        box.heightAnchor.constraint(equalToConstant: 100).isActive = true
        let arranged = makeEffect("Arranged")
        arranged.heightAnchor.constraint(equalToConstant: 80).isActive = true
        let (card, fitting) = (UIView(), makeEffect("Fitting"))
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial)))
        let label = UILabel(text: "Vibrant")
        label.textAlignment = .right
        pin(fitting, to: card, 0)
        pin(vibrancy, to: fitting.contentView, 0)
        pin(label, to: vibrancy.contentView, 40)
        let stack = UIStackView(arrangedSubviews: [box, arranged, card])
        stack.axis = .vertical
        addAcross(stack)
    }

    private func pin(_ view: UIView, to container: UIView, _ distance: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: distance),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -distance),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: distance),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -distance),
        ])
    }

    private func makeEffect(_ name: String) -> UIVisualEffectView {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        effect.accessibilityLabel = name
        let label = UILabel(text: "In \(name)")
        label.translatesAutoresizingMaskIntoConstraints = false
        effect.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.trailingAnchor.constraint(equalTo: effect.contentView.trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor, constant: -12),
        ])
        return effect
    }

    /// A name and a price on one line, the smaller one first, and the same in a stack.
    private func addPrices() {
        let (name, price) = (UILabel(text: "Greenhouse"), UILabel(text: "40"))
        name.font = .systemFont(ofSize: 22)
        price.font = .systemFont(ofSize: 40, weight: .bold)
        addAcross(name)
        price.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(price)
        NSLayoutConstraint.activate([
            price.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
            price.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
        ])
        let (small, large) = (UILabel(text: "Small"), UILabel(text: "Large"))
        small.font = .systemFont(ofSize: 15)
        large.font = .systemFont(ofSize: 34)
        let row = UIStackView(arrangedSubviews: [small, large, UIView()])
        row.alignment = .firstBaseline
        row.spacing = 8
        addAcross(row)
    }

    /// A short message that is as wide as its text, in the middle.
    private func addToast() {
        let (toast, label) = (UIView(), UILabel(text: "Illustration moved to Library"))
        toast.backgroundColor = .darkGray
        label.textColor = .white
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        toast.addSubview(label)
        add(toast)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: toast.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: toast.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: toast.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: toast.trailingAnchor, constant: -12),
            toast.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            toast.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
        ])
        let inner = UILabel(text: "Illustration kept in Library")
        inner.font = .systemFont(ofSize: 15, weight: .medium)
        let stack = UIStackView(arrangedSubviews: [inner])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        stack.backgroundColor = .systemGray5
        add(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, constant: -40),
        ])
    }

    /// Cards of a fixed width in a row that goes on at the side, and one alone.
    private func addCards() {
        let (scrollView, row) = (UIScrollView(), UIStackView())
        row.spacing = 12
        for number in 1...3 { row.addArrangedSubview(makeCard(number)) }
        row.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            row.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
        ])
        addAcross(scrollView)
        let column = UIStackView(arrangedSubviews: [makeCard(4)])
        column.axis = .vertical
        column.alignment = .leading
        addAcross(column)
    }

    private func makeCard(_ number: Int) -> UIView {
        let (card, title, detail) = (UIView(), UILabel(text: "Card \(number)"), UILabel(text: "Detail"))
        card.backgroundColor = .systemGray5
        card.accessibilityLabel = "Card \(number)"
        let stack = UIStackView(arrangedSubviews: [title, detail])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.accessibilityLabel = "Stack of Card \(number)"
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            card.widthAnchor.constraint(equalToConstant: 290),
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        ])
        return card
    }
}
