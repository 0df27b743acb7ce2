public import Foundation

/// A controller that offers what can be done with data of the app: sending, copying, printing, saving, and activities of
/// the app's own.
///
/// On the page it is a list. Mail and messages are links that open the person's own programs, saving is a download,
/// printing opens what can be printed in a tab, copying shows the text to be selected; the app's own activities are
/// buttons.
///
/// Source: UIKit, `UIActivityViewController`.
open class UIActivityViewController: UIViewController {
    /// What is called when the controller is done.
    ///
    /// The activity is nil when none was chosen; the data that an activity gives back is always nil.
    public typealias CompletionWithItemsHandler =
        @MainActor (
            _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
            _ activityError: (any Error)?
        ) -> Void

    /// Creates a controller for data.
    ///
    /// - Parameters:
    ///   - activityItems: The data: texts, addresses, images, files, or objects that give them.
    ///   - applicationActivities: The app's own activities, or nil.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        title = FrameworkText.share.localized
    }

    /// Creates a controller for what a configuration has to share.
    ///
    /// - Parameter activityItemsConfiguration: The configuration.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
            applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
        configuration = activityItemsConfiguration
    }

    /// A controller cannot be archived, as its data cannot.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Called when the controller is gone, with what was chosen.
    open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?

    /// The types of activity that are not offered; nil for none.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { if isViewLoaded { showActivities() } }
    }

    /// Whether an activity may stand out on iOS; on the page none does.
    open var allowsProminentActivity = true

    /// Shows the activities.
    open override func viewDidLoad() {
        super.viewDidLoad()
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismissItself() })
        showActivities()
        embedInNavigation(content)
    }

    /// Tells the completion handler when the controller is closed.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !isPerforming else { return }
        finish(chosenType, completed: chosenType != nil)
    }

    // MARK: State

    final let activityItems: [Any]
    final let applicationActivities: [UIActivity]
    /// What the data was given with; nil where it was given by itself.
    final var configuration: (any UIActivityItemsConfigurationReading)?
    /// The data that handlers of providers gave.
    final var loadedData: [ObjectIdentifier: Data] = [:]
    final lazy var content = StaticTableController(title: title ?? FrameworkText.share.localized)

    /// The last activity that was chosen of those that leave the controller where it is.
    final var chosenType: UIActivity.ActivityType?

    /// Whether an activity is at work that ends later.
    final var isPerforming = false

    final func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(type, completed, nil, nil)
    }
}
