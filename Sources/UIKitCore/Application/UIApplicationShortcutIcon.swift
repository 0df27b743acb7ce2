public import Foundation

/// The picture of a shortcut at the app's icon.
///
/// Manifests name files: an icon made of an image of the app is in it, the system's own and symbols are not.
///
/// Source: UIKit, `UIApplicationShortcutIcon`.
@MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// The system's own pictures.
    ///
    /// Source: UIKit, `UIApplicationShortcutIcon.IconType`.
    public enum IconType: Int, Sendable {
        case compose = 0
        case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
        case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    /// The name of the image in the app; nil for pictures of the system.
    package final let templateImageName: String?

    /// Creates the picture of the system that a type names.
    ///
    /// - Parameter type: The type.
    public convenience init(type: IconType) {
        self.init(imageName: nil)
    }

    /// Creates the picture that an image of the app is the template of.
    ///
    /// - Parameter templateImageName: The image's name.
    public convenience init(templateImageName: String) {
        self.init(imageName: templateImageName)
    }

    /// Creates the picture that a symbol is.
    ///
    /// - Parameter systemImageName: The symbol's name.
    public convenience init(systemImageName: String) {
        self.init(imageName: nil)
    }

    private init(imageName: String?) {
        templateImageName = imageName
        super.init()
    }

    /// The address of the image; nil for pictures of the system and for images that are no files.
    package final var urlPath: String? { templateImageName.flatMap { UIImage(named: $0)?.urlPath } }
}
