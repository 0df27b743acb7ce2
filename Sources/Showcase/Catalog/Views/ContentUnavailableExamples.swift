import UIKit

/// What stands in place of content that is missing, in a controller and as views.
final class ContentUnavailableExamples: CatalogExamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addExample("In a Controller", pushButton("An Empty Mailbox"))

        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "photo.on.rectangle")
        empty.text = "No Photos"
        empty.secondaryText = "Photos that you take appear here."
        empty.button = .borderedProminent()
        empty.button.title = "Take a Photo"
        empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.show("A photo was taken.") }
        empty.secondaryButton.title = "Learn More"
        empty.secondaryButtonProperties.primaryAction = UIAction { [weak self] _ in self?.show("There is more.") }
        addExample("Empty", UIContentUnavailableView(configuration: empty))
        addExample("Loading", UIContentUnavailableView(configuration: .loading()))
        addExample("Search", UIContentUnavailableView(configuration: .search()))
    }

    override func makeScreen(named name: String) -> UIViewController? {
        let mailbox = MailboxViewController(style: .insetGrouped)
        mailbox.title = "Mailbox"
        return mailbox
    }
}
