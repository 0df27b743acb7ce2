import UIKit

/// Views that can be pressed although they are no controls.
@IBClass
final class GestureExamples: CatalogExamplesViewController {
    private let card = UILabel()
    private var count = 0

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
    }

    @Action func pressed(_ sender: UITapGestureRecognizer) {
        count += 1
        card.text = count == 1 ? "Pressed once" : "Pressed \(count) times"
    }
}
