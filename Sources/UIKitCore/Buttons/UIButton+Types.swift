extension UIButton {
    /// The type of a button.
    ///
    /// UIKit: `UIButton.ButtonType`.
    public enum ButtonType: Int, Sendable {
        /// Without a look of its own: a white title.
        case custom = 0
        /// With a title in the tint.
        case system = 1
        /// An arrow that leads to details.
        case detailDisclosure = 2
        /// An i in a circle, light.
        case infoLight = 3
        /// An i in a circle, dark.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross in a circle.
        case close = 7

        /// The symbol of the type, if it has one.
        package var symbolName: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }

        /// What assistive technology says for the symbol of the type.
        var spokenName: FrameworkText? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: .details
            case .contactAdd: .add
            case .close: .close
            }
        }
    }

    /// What a button is for.
    ///
    /// UIKit: `UIButton.Role`.
    public enum Role: Int, Sendable {
        /// Nothing special.
        case normal = 0
        /// What a person most likely wants.
        case primary = 1
        /// Gives up what was begun.
        case cancel = 2
        /// Destroys something.
        case destructive = 3
    }

    /// Changes a button's configuration before it is shown in another state.
    ///
    /// UIKit: `UIButton.ConfigurationUpdateHandler`.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
