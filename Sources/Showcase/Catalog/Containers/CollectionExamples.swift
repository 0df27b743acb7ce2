import UIKit

/// Leads to collections of several layouts.
final class CollectionExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample(
            "Layouts",
            pushButton("Grid"), pushButton("Compositional"), pushButton("List with Outline"))
    }

    override func makeScreen(named name: String) -> UIViewController? {
        let screen: UIViewController =
            switch name {
            case "Grid": ColorGridViewController()
            case "Compositional": GalleryViewController()
            default: OutlineViewController()
            }
        screen.title = name
        return screen
    }
}
