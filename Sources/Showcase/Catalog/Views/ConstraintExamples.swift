import UIKit

/// Views placed by constraints: the same rules make narrow and wide pages.
@IBClass
final class ConstraintExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample("Labels beside Fields", makeForm())
        addExample("Picture beside Text", makeArticle())
        addExample("Equal Widths", makeColumns())
        addExample("In the Middle", makeMiddle())
        addExample("Shape and Greatest Width", makeShape())
        addExample("From Right to Left", makeMirrored())
    }

    /// Fields as wide as the page leaves them; labels as wide as their text.
    private func makeForm() -> UIView {
        let form = UIView()
        let name = label("Name")
        let town = label("Town of birth")
        let nameField = field("Ada Lovelace")
        let townField = field("London")
        let save = button("Save") { [weak self] in self?.show("Saved “\(nameField.text ?? "")”") }
        add([name, nameField, town, townField, save], to: form)
        // Fields begin together, no further right than the longer label asks for.
        let pull = nameField.leadingAnchor.constraint(equalTo: form.leadingAnchor)
        pull.priority = UILayoutPriority(260)
        for title in [name, town] { title.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
        NSLayoutConstraint.activate([
            nameField.topAnchor.constraint(equalTo: form.topAnchor),
            nameField.trailingAnchor.constraint(equalTo: form.trailingAnchor),
            nameField.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 12),
            nameField.leadingAnchor.constraint(greaterThanOrEqualTo: town.trailingAnchor, constant: 12),
            pull,
            name.leadingAnchor.constraint(equalTo: form.leadingAnchor),
            name.firstBaselineAnchor.constraint(equalTo: nameField.firstBaselineAnchor),
            townField.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 12),
            townField.leadingAnchor.constraint(equalTo: nameField.leadingAnchor),
            townField.trailingAnchor.constraint(equalTo: form.trailingAnchor),
            town.leadingAnchor.constraint(equalTo: form.leadingAnchor),
            town.firstBaselineAnchor.constraint(equalTo: townField.firstBaselineAnchor),
            save.topAnchor.constraint(equalTo: townField.bottomAnchor, constant: 16),
            save.trailingAnchor.constraint(equalTo: form.trailingAnchor),
            save.bottomAnchor.constraint(equalTo: form.bottomAnchor),
        ])
        return form
    }

    /// A picture of one size, and text that takes the rest.
    private func makeArticle() -> UIView {
        let article = UIView()
        let picture = box(.systemIndigo)
        let title = label("A title", .headline)
        let text = label(
            "The text takes what the picture leaves. Where the page is narrow it has more lines, and what comes after "
                + "it moves down.")
        let date = label("Today", .footnote)
        date.textColor = .secondaryLabel
        add([picture, title, text, date], to: article)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: article.topAnchor),
            picture.leadingAnchor.constraint(equalTo: article.leadingAnchor),
            picture.widthAnchor.constraint(equalToConstant: 64),
            picture.heightAnchor.constraint(equalToConstant: 64),
            title.topAnchor.constraint(equalTo: article.topAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
            title.trailingAnchor.constraint(lessThanOrEqualTo: date.leadingAnchor, constant: -8),
            date.trailingAnchor.constraint(equalTo: article.trailingAnchor),
            date.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: article.trailingAnchor),
            text.bottomAnchor.constraint(equalTo: article.bottomAnchor),
        ])
        return article
    }

    /// Two columns that share the width, one of them by a factor.
    private func makeColumns() -> UIView {
        let row = UIView()
        let boxes = [box(.systemTeal), box(.systemGreen), box(.systemOrange)]
        add(boxes, to: row)
        NSLayoutConstraint.activate([
            boxes[0].leadingAnchor.constraint(equalTo: row.leadingAnchor),
            boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: 8),
            boxes[2].leadingAnchor.constraint(equalTo: boxes[1].trailingAnchor, constant: 8),
            boxes[2].trailingAnchor.constraint(equalTo: row.trailingAnchor),
            boxes[1].widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
            boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor, multiplier: 2),
        ])
        for box in boxes {
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: row.topAnchor),
                box.bottomAnchor.constraint(equalTo: row.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 48),
            ])
        }
        return row
    }

    /// Text in the middle of a part that keeps its height.
    private func makeMiddle() -> UIView {
        let area = box(.tertiarySystemFill)
        let text = label("In the middle")
        add([text], to: area)
        NSLayoutConstraint.activate([
            area.heightAnchor.constraint(equalToConstant: 96),
            text.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            text.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        ])
        return area
    }

    /// As wide as the page up to a width, and half as high as that.
    private func makeShape() -> UIView {
        let area = UIView()
        let shape = box(.systemPink)
        let width = shape.widthAnchor.constraint(equalTo: area.widthAnchor)
        width.priority = .defaultHigh
        shape.accessibilityLabel = "Shape"
        shape.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #action(held(_:))))
        add([shape], to: area)
        NSLayoutConstraint.activate([
            shape.topAnchor.constraint(equalTo: area.topAnchor),
            shape.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            shape.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            shape.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
            shape.heightAnchor.constraint(equalTo: shape.widthAnchor, multiplier: 0.5),
            width,
        ])
        return area
    }

    @Action func held(_ sender: UILongPressGestureRecognizer) {
        if sender.state == .began { show("Held") }
    }

    /// Leading is right where text runs from right to left.
    private func makeMirrored() -> UIView {
        let row = makeArticle()
        row.semanticContentAttribute = .forceRightToLeft
        return row
    }

    // MARK: Parts

    private func add(_ views: [UIView], to container: UIView) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
    }

    private func label(_ text: String, _ style: UIFont.TextStyle = .body) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        return label
    }

    private func field(_ text: String) -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = text
        return field
    }

    private func box(_ color: UIColor) -> UIView {
        let box = UIView()
        box.backgroundColor = color
        box.layer.cornerRadius = 8
        return box
    }
}
