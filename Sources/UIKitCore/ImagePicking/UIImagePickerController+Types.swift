extension UIImagePickerController {
    /// Where pictures come from.
    ///
    /// Source: UIKit, `UIImagePickerController.SourceType`.
    public enum SourceType: Int, Sendable {
        /// The person's pictures.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The person's pictures, by time.
        case savedPhotosAlbum = 2
    }

    /// A camera.
    ///
    /// Source: UIKit, `UIImagePickerController.CameraDevice`.
    public enum CameraDevice: Int, Sendable {
        /// The one on the back.
        case rear = 0
        /// The one beside the screen.
        case front = 1
    }

    /// What a camera takes.
    ///
    /// Source: UIKit, `UIImagePickerController.CameraCaptureMode`.
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures.
        case photo = 0
        /// Movies.
        case video = 1
    }

    /// Whether the camera's light is used.
    ///
    /// Source: UIKit, `UIImagePickerController.CameraFlashMode`.
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// Where it is dark.
        case auto = 0
        /// Always.
        case on = 1
    }

    /// The quality of movies.
    ///
    /// Source: UIKit, `UIImagePickerController.QualityType`.
    public enum QualityType: Int, Sendable {
        /// The best.
        case typeHigh = 0
        /// Fit for wireless networks.
        case typeMedium = 1
        /// Fit for mobile networks.
        case typeLow = 2
        /// 640 by 480.
        case type640x480 = 3
        /// 1280 by 720.
        case typeIFrame1280x720 = 4
        /// 960 by 540.
        case typeIFrame960x540 = 5
    }

    /// Whether images are converted to a common format.
    ///
    /// Source: UIKit, `UIImagePickerController.ImageURLExportPreset`.
    public enum ImageURLExportPreset: Int, Sendable {
        /// Where it is needed.
        case compatible = 0
        /// Never.
        case current = 1
    }

    /// What the delegate learns of a choice.
    ///
    /// Source: UIKit, `UIImagePickerController.InfoKey`.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name that UIKit gives it.
        public let rawValue: String

        /// Creates the key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of the type, as `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture, as `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the person edited it, as `UIImage`; never there.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part of the picture that the person chose, as `CGRect`; never there.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// Where the movie is, as `URL`; it is deleted with the scene.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// Where the picture is, as `URL`; it is deleted with the scene.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// What the camera recorded about the picture; never there.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The entry of the person's library; never there.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The picture with its movement; never there.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    }
}
