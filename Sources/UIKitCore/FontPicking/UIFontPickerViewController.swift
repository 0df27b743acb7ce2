public import Foundation

/// A controller with which a person chooses a font.
///
/// On the page it is a list of font families, each in its own letters.
///
/// Source: UIKit, `UIFontPickerViewController`.
open class UIFontPickerViewController: UIViewController {
    /// Creates a font picker.
    ///
    /// - Parameter configuration: What is offered.
    public init(configuration: UIFontPickerViewController.Configuration = Configuration()) {
        self.configuration = configuration.copied()
        super.init(nibName: nil, bundle: nil)
        title = FrameworkText.chooseFont.localized
    }

    /// Creates a font picker from an archive.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        title = FrameworkText.chooseFont.localized
    }

    /// What is offered, as it was when the picker was made.
    public final let configuration: UIFontPickerViewController.Configuration

    /// The object that is told of the choice.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The chosen font; nil when none is.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { showFamilies() }
    }

    /// Shows the families.
    open override func viewDidLoad() {
        super.viewDidLoad()
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        showFamilies()
        embedInNavigation(content)
    }

    override func userDidDismissPresentation() {
        delegate?.fontPickerViewControllerDidCancel(self)
    }

    private lazy var content = StaticTableController(title: title ?? FrameworkText.chooseFont.localized)

    private func showFamilies() {
        guard isViewLoaded else { return }
        let chosen = selectedFontDescriptor?.object(forKey: .family) as? String
        content.sections = UIFont.Family.Kind.allCases.compactMap { kind in
            let families = UIFont.families.filter { $0.kind == kind && configuration.offers($0) }
            guard !families.isEmpty else { return nil }
            return StaticTableController.Section(
                header: kind.title.localized, rows: families.map { row(for: $0, isChosen: $0.name == chosen) })
        }
    }

    private func row(for family: UIFont.Family, isChosen: Bool) -> StaticTableController.Row {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        content.text = family.name
        if !configuration.displayUsingSystemFont, let font = UIFont(name: family.name, size: 17) {
            content.textProperties.font = font
        }
        cell.contentConfiguration = content
        cell.accessoryType = isChosen ? .checkmark : .none
        return StaticTableController.Row(cell: cell) { [weak self] in self?.choose(family) }
    }

    private func choose(_ family: UIFont.Family) {
        selectedFontDescriptor = UIFontDescriptor(name: family.name, size: 17)
        dismissItself { self.delegate?.fontPickerViewControllerDidPickFont(self) }
    }

    private func cancel() {
        dismissItself { self.delegate?.fontPickerViewControllerDidCancel(self) }
    }
}

extension UIFontPickerViewController {
    /// What a font picker offers.
    ///
    /// Source: UIKit, `UIFontPickerViewController.Configuration`.
    @MainActor
    open class Configuration: NSObject {
        /// Creates a configuration that offers every family.
        public override init() {
            super.init()
        }

        /// Whether the faces of a family are offered one by one; kept for the app, as browsers choose faces by weight.
        open var includeFaces = false

        /// Whether the names are written in the system's font rather than in their own.
        open var displayUsingSystemFont = false

        /// The kinds of font that are offered; empty for all.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Whether only fonts for certain languages are offered; kept for the app.
        open var filteredLanguagesPredicate: NSPredicate?

        /// A predicate for fonts of some languages.
        ///
        /// - Parameter filteredLanguages: The languages' codes.
        open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            filteredLanguages.isEmpty ? nil : NSPredicate(value: true)
        }

        func copied() -> Configuration {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            copy.filteredLanguagesPredicate = filteredLanguagesPredicate
            return copy
        }

        func offers(_ family: UIFont.Family) -> Bool {
            guard filteredTraits.contains(.traitMonoSpace) else { return true }
            return family.kind == .monospaced
        }
    }
}

/// What a font picker tells.
///
/// Source: UIKit, `UIFontPickerViewControllerDelegate`.
@MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Called when a font was chosen and the picker is gone; it stands in `selectedFontDescriptor`.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

    /// Called when the picker is gone without a choice.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}

    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
