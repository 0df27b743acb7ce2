import UIKit

/// A picture over the edge of a banner, a form that is not too wide, a material with views in it, and short texts.
final class ProfileScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let (banner, face, form) = (UIView(), UIImageView(image: UIImage(systemName: "person.circle")), UIStackView())
        banner.backgroundColor = .systemTeal
        banner.accessibilityLabel = "Banner"
        face.isAccessibilityElement = true
        face.accessibilityLabel = "Face"
        face.backgroundColor = .systemBackground
        form.axis = .vertical
        form.spacing = 8
        form.accessibilityLabel = "Form"
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        form.addArrangedSubview(field)
        form.addArrangedSubview(UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in }))
        let effect = makeEffect()
        for part in [banner, face, form, effect] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let width = form.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            banner.heightAnchor.constraint(equalToConstant: 120),
            face.widthAnchor.constraint(equalToConstant: 96), face.heightAnchor.constraint(equalToConstant: 96),
            face.centerYAnchor.constraint(equalTo: banner.bottomAnchor),
            face.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            width, form.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            form.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            form.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
            form.topAnchor.constraint(equalTo: face.bottomAnchor, constant: 20),
            effect.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 20),
            effect.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            effect.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            effect.heightAnchor.constraint(equalToConstant: 160),
        ])
    }

    /// A material with a text at its start and one at its end.
    private func makeEffect() -> UIView {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        effect.accessibilityLabel = "Material"
        effect.layer.cornerRadius = 16
        effect.clipsToBounds = true
        let (first, last) = (UILabel(text: "First"), UILabel(text: "Last"))
        let options = UIButton(configuration: .gray())
        options.setTitle("Options", for: .normal)
        options.menu = UIMenu(children: ["Copy", "Move", "Delete"].map { UIAction(title: $0) { _ in } })
        options.showsMenuAsPrimaryAction = true
        for part in [first, last, options] {
            part.translatesAutoresizingMaskIntoConstraints = false
            effect.contentView.addSubview(part)
        }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: effect.contentView.leadingAnchor, constant: 16),
            first.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 12),
            last.trailingAnchor.constraint(equalTo: effect.trailingAnchor, constant: -16),
            last.bottomAnchor.constraint(equalTo: effect.bottomAnchor, constant: -12),
            options.centerXAnchor.constraint(equalTo: effect.contentView.centerXAnchor),
            options.centerYAnchor.constraint(equalTo: effect.contentView.centerYAnchor),
        ])
        return effect
    }
}
