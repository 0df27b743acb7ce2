/// What a configuration for missing content may depend on.
///
/// UIKit: `UIContentUnavailableConfigurationState`.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection

    /// What is searched for; nil outside a search.
    public var searchText: String?

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state outside a search.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value of the app's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
