public import Foundation

/// A controller that manages a search: the bar with the field, and what is shown while somebody searches.
///
/// Given to a `navigationItem`, its bar stands in the navigation bar. The search becomes active when the field gets the
/// focus, on a page without script when something is typed and sent, or when the magnifying glass is pressed. While it
/// is active it is presented over the controller whose content is searched, and the results controller takes that
/// controller's place on the page.
///
/// Source: UIKit, `UISearchController`.
open class UISearchController: UIViewController {
    // MARK: Creating a search controller

    /// Creates a search.
    ///
    /// - Parameter searchResultsController: The controller that shows the results; nil when the searched controller
    ///   shows them itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a search without results controller.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of a nib file, or nil.
    ///   - nibBundleOrNil: The bundle to look in, or nil for the main bundle.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a search from an archive, without results controller.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    // MARK: Managing the search bar and the results

    /// The bar with the field.
    open var searchBar: UISearchBar { ownSearchBar }

    /// The object that brings the results up to date.
    ///
    /// It is asked when the field gets the focus, when text, tokens or scope change, and when the search ends.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The controller that shows the results.
    public final let searchResultsController: UIViewController?

    /// Whether the search is going on.
    ///
    /// Setting it presents or dismisses the search.
    open var isActive: Bool {
        get { isSearchActive }
        set { newValue ? activate() : deactivate() }
    }

    /// The object that is told of the presentation of the search.
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: Configuring the search interface

    /// Whether the content lies in the shade while the search is active and shows no results.
    ///
    /// The default is true. Set it to false where the searched controller shows the results itself.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { if obscuresBackgroundDuringPresentation != oldValue { updateContent() } }
    }

    /// Whether the search bar takes the place of the heading and the buttons while the search is active.
    ///
    /// The default is true. A search bar beside the buttons leaves them alone.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if hidesNavigationBarDuringPresentation != oldValue { hostItem?.itemDidChange() } }
    }

    /// Whether the search bar has its Cancel button while the search is active.
    ///
    /// The default is true.
    open var automaticallyShowsCancelButton = true {
        didSet { if automaticallyShowsCancelButton != oldValue { updateBar() } }
    }

    /// Whether the search bar shows its scopes while the search is active.
    ///
    /// The default is true.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// When the search bar shows its scopes.
    open var scopeBarActivation: ScopeBarActivation = .automatic {
        didSet { if scopeBarActivation != oldValue { updateBar() } }
    }

    /// Whether the results controller is shown when there is text to search for.
    ///
    /// The default is true; setting ``showsSearchResultsController`` makes it false.
    open var automaticallyShowsSearchResultsController = true {
        didSet { if automaticallyShowsSearchResultsController != oldValue { updateContent() } }
    }

    /// Whether the results controller is shown while the search is active.
    open var showsSearchResultsController: Bool {
        get { displaysResults }
        set {
            resultsVisibility = newValue
            automaticallyShowsSearchResultsController = false
            updateContent()
        }
    }

    // MARK: Suggesting searches

    /// What somebody may want to search for, shown below the bar while the search is active; nil or empty for nothing.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { suggestionsDidChange() }
    }

    /// Whether suggestions are left out where the search bar stands below the heading.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
        didSet { if ignoresSearchSuggestionsForSearchBarPlacementStacked != oldValue { suggestionsDidChange() } }
    }

    // MARK: Container duties

    /// Makes the view in which suggestions and results are shown.
    open override func loadView() {
        view = ContainerView(for: self)
    }

    override func layOutContainer() {
        guard let view = viewIfLoaded else { return }
        for subview in view.subviews { subview.place(in: view.bounds) }
    }

    override func didForwardAppearance() {
        if appearance.phase == .disappeared, !isSearchActive { removeResults() }
    }

    // MARK: State

    private final lazy var ownSearchBar = UISearchBar()
    final var isSearchActive = false
    final var resultsVisibility = false
    /// Whether the search is shown in a container of its own rather than presented.
    final var isEmbedded = false
    /// The item of the navigation bar that shows the search bar.
    final weak var hostItem: UINavigationItem?
    /// The buttons of the suggestions.
    package final var suggestionButtons: [UIButton] = []
}

extension UISearchController {
    /// When a search bar shows its scopes by itself.
    ///
    /// Source: UIKit, `UISearchController.ScopeBarActivation`.
    public enum ScopeBarActivation: Int, Sendable {
        /// While the search is active.
        case automatic = 0
        /// Never: the app shows them.
        case manual = 1
        /// While there is text.
        case onTextEntry = 2
        /// While the search is active.
        case onSearchActivation = 3
    }

    /// Whether the content lies in the shade while the search is active; the former name of
    /// ``obscuresBackgroundDuringPresentation``.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    public final var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the search bar stands below the heading, beside the buttons, or elsewhere.
    public final var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        hostItem?.searchBarPlacement ?? .stacked
    }
}
