import UIKitCore

/// A title, a field and a button beside each other, and a line below them.
@MainActor
struct FormRow {
    let title = UILabel()
    let field = UITextField()
    let button = UIButton(configuration: .plain())
    let line = UIView()

    /// Adds the views to a container, from side to side.
    init(number: Int, in container: UIView) {
        title.text = "Row \(number)"
        title.setContentHuggingPriority(.required, for: .horizontal)
        button.configuration?.title = "Set"
        button.setContentHuggingPriority(.required, for: .horizontal)
        for view in [title, field, button, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
            field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            field.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
            button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            line.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: button.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
        ])
    }
}
