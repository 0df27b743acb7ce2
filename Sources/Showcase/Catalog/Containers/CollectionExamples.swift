import UIKit

/// Leads to collections of several layouts.
final class CollectionExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Layouts",
            listButton("Grid") { ColorGridViewController() },
            listButton("Compositional") { GalleryViewController() },
            listButton("List with Outline") { OutlineViewController() })
    }

    private func listButton(_ title: String, makes make: @escaping @MainActor () -> UIViewController) -> UIButton {
        UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: title) { [weak self] _ in
                let controller = make()
                controller.title = title
                self?.navigationController?.pushViewController(controller, animated: true)
            })
    }
}
