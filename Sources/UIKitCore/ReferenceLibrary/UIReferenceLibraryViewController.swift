public import Foundation

/// A controller that shows what a word means.
///
/// A server has no dictionaries of the person's device, so the page says so, and offers the word as a link to a
/// dictionary on the web.
///
/// Source: UIKit, `UIReferenceLibraryViewController`.
open class UIReferenceLibraryViewController: UIViewController {
    /// Creates a controller for a word.
    ///
    /// - Parameter term: The word.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
        title = FrameworkText.dictionary.localized
    }

    /// Creates a controller without a word from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        term = ""
        super.init(coder: coder)
        title = FrameworkText.dictionary.localized
    }

    /// Whether there is a definition; never on a server.
    ///
    /// - Parameter term: The word.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    /// Says that there is no dictionary.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = StaticTableController(title: title ?? FrameworkText.dictionary.localized)
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismissItself() })
        var rows = [StaticTableController.Row(FrameworkText.noDefinition.localized(term), symbol: "book")]
        if let name = term.addingPercentEncoding(withAllowedCharacters: .urlUserAllowed) {
            let link = WebLink()
            link.title = FrameworkText.lookUpInWiktionary.localized
            link.image = UIImage(systemName: "safari")
            link.url = URL(string: "https://en.wiktionary.org/wiki/\(name)")
            rows.append(.init(link))
        }
        content.sections = [
            StaticTableController.Section(footer: FrameworkText.dictionariesNotReadable.localized, rows: rows)
        ]
        embedInNavigation(content)
    }

    private let term: String
}
