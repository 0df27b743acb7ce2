/// Why something that the app asked for a scene was not done.
///
/// Source: UIKit, `UISceneError`.
public struct UISceneError: Error, Hashable, Sendable {
    /// The kinds of error.
    ///
    /// Source: UIKit, `UISceneError.Code`.
    public enum Code: Int, Sendable {
        /// The app has one scene only.
        case multipleScenesNotSupported = 0
        /// There is nobody to ask, the person declined, or the session is not theirs or is gone.
        case requestDenied = 1
        /// Windows of this kind have no geometry to change.
        case geometryRequestUnsupported = 100
        /// The geometry is not changed.
        case geometryRequestDenied = 101
    }

    /// The kind of error.
    public let code: Code

    /// Creates an error.
    ///
    /// - Parameter code: The kind of error.
    public init(_ code: Code) {
        self.code = code
    }
}
