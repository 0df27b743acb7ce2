import UIKit

/// A text view of less height than one has without constraints, in a column.
final class LowTextViewScreen: UIViewController, UITextViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let text = UITextView()
        text.delegate = self
        text.accessibilityLabel = "Low"
        text.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let usual = UITextView()
        usual.delegate = self
        usual.accessibilityLabel = "Usual"
        let stack = UIStackView(arrangedSubviews: [text, UILabel(text: "Below"), usual])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    func textViewDidEndEditing(_ textView: UITextView) {}
}
