/// How far the view of a controller has come, in words for developers.
package enum ControllerStage: String, Sendable {
    /// There is no view yet.
    case notLoaded = "not loaded"
    /// The view is loaded and not shown.
    case loaded = "loaded"
    /// The view is about to be shown.
    case appearing = "appearing"
    /// The view is shown.
    case appeared = "appeared"
    /// The view is about to go.
    case disappearing = "disappearing"
}

extension UIViewController {
    /// How far the view has come.
    package final var stage: ControllerStage {
        guard isViewLoaded else { return .notLoaded }
        return switch appearance.phase {
        case .disappeared: .loaded
        case .appearing: .appearing
        case .appeared: .appeared
        case .disappearing: .disappearing
        }
    }
}
