public import Foundation

/// A controller with which a person takes or chooses a picture or a movie.
///
/// On the page it is a field for a file; on phones the source `camera` opens the camera.
///
/// Source: UIKit, `UIImagePickerController`.
open class UIImagePickerController: UINavigationController {
    /// Creates a picker of pictures from the person's library.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The object that is told of the choice.
    open weak var imagePickerDelegate: (any UIImagePickerControllerDelegate)?

    /// The object that is told of the choice and of navigation.
    open override weak var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set {
            super.delegate = newValue
            imagePickerDelegate = newValue as? any UIImagePickerControllerDelegate
        }
    }

    // MARK: Setting the source

    /// Whether pictures can come from a source; the camera is there on phones, and elsewhere files are offered for it.
    ///
    /// - Parameter sourceType: The source.
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool { true }

    /// The identifiers of the types of media that a source gives.
    ///
    /// - Parameter sourceType: The source.
    open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
        [UTType.image.identifier, UTType.movie.identifier]
    }

    /// Whether a camera is there; browsers do not tell, so it is taken to be.
    ///
    /// - Parameter cameraDevice: The camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool { true }

    /// Whether a camera has a light that can be switched; browsers do not tell, so it is taken to have none.
    ///
    /// - Parameter cameraDevice: The camera.
    open class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }

    /// What a camera can take.
    ///
    /// - Parameter cameraDevice: The camera.
    open class func availableCaptureModes(for cameraDevice: UIImagePickerController.CameraDevice) -> [NSNumber]? {
        [NSNumber(value: CameraCaptureMode.photo.rawValue), NSNumber(value: CameraCaptureMode.video.rawValue)]
    }

    /// Where pictures come from; the library unless set.
    open var sourceType = SourceType.photoLibrary {
        didSet { configureField() }
    }

    /// The identifiers of the types of media that are taken; images unless set.
    open var mediaTypes = [UTType.image.identifier] {
        didSet { configureField() }
    }

    /// Whether the person can edit the picture on iOS; browsers leave that to other programs.
    open var allowsEditing = false

    /// The camera that is used first.
    open var cameraDevice = CameraDevice.rear {
        didSet { configureField() }
    }

    /// What the camera takes; a picture unless set.
    open var cameraCaptureMode = CameraCaptureMode.photo

    /// Whether the camera's light is used on iOS; browsers decide by themselves.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Whether the camera's controls are shown on iOS; browsers decide by themselves.
    open var showsCameraControls = true

    /// A view over the picture of the camera on iOS; kept for the app, as the camera's program is not the page's.
    open var cameraOverlayView: UIView?

    /// How the picture of the camera is moved and scaled on iOS; kept for the app.
    open var cameraViewTransform = CGAffineTransform.identity

    /// Would take a picture; the person does that in the camera's program.
    open func takePicture() {}

    /// Would begin a movie; the person does that in the camera's program.
    ///
    /// - Returns: Whether one was begun: never.
    open func startVideoCapture() -> Bool { false }

    /// Would end a movie.
    open func stopVideoCapture() {}

    /// The greatest length of a movie on iOS, in seconds; kept for the app.
    open var videoMaximumDuration: TimeInterval = 600

    /// The quality of movies on iOS; kept for the app.
    open var videoQuality = QualityType.typeMedium

    /// Whether images and movies are converted to common formats on iOS; the page gets what the device sends.
    open var imageExportPreset = ImageURLExportPreset.compatible

    /// Shows the field.
    open override func viewDidLoad() {
        super.viewDidLoad()
        field.buttonTitle = FrameworkText.use.localized
        field.addAction(UIAction { [weak self] _ in self?.takeFile() }, for: .primaryActionTriggered)
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        configureField()
        setViewControllers([content], animated: false)
    }

    override func userDidDismissPresentation() {
        imagePickerDelegate?.imagePickerControllerDidCancel(self)
    }

    // MARK: Content

    private lazy var content = StaticTableController(
        title: FrameworkText.photos.localized, sections: [StaticTableController.Section(rows: [.init(field)])])
    private let field = FileField()

    private func configureField() {
        field.acceptedTypes = mediaTypes.compactMap(UTType.init).flatMap(\.acceptedTypes)
        field.captureDevice = sourceType == .camera ? (cameraDevice == .front ? "user" : "environment") : nil
        content.title = sourceType == .camera ? FrameworkText.camera.localized : FrameworkText.photos.localized
    }

    private func takeFile() {
        guard let file = field.files.first, let type = Self.mediaType(of: file) else {
            let alert = UIAlertController(
                title: FrameworkText.noPictureChosen.localized, message: FrameworkText.choosePictureFirst.localized,
                preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: FrameworkText.ok.localized, style: .default))
            return present(alert, animated: true)
        }
        var info: [InfoKey: Any] = [.mediaType: type.identifier]
        if type.conforms(to: .image) {
            info[.imageURL] = file.url
            guard let image = UIImage(contentsOfFile: file.url.path) else {
                let alert = UIAlertController(
                    title: FrameworkText.pictureCannotBeShown.localized,
                    message: FrameworkText.choosePictureFormat.localized,
                    preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: FrameworkText.ok.localized, style: .default))
                return present(alert, animated: true)
            }
            info[.originalImage] = image
        } else {
            info[.mediaURL] = file.url
        }
        // The delegate dismisses the picker, as on iOS.
        if let imagePickerDelegate {
            imagePickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        } else {
            dismissItself()
        }
    }

    private func cancel() {
        guard let imagePickerDelegate else { return dismissItself() }
        imagePickerDelegate.imagePickerControllerDidCancel(self)
    }

    private static func mediaType(of file: ReceivedFile) -> UTType? {
        file.contentType.flatMap { UTType(mimeType: $0) } ?? UTType(filenameExtension: file.url.pathExtension)
    }
}

/// What an image picker tells.
///
/// Source: UIKit, `UIImagePickerControllerDelegate`.
@MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called when something was chosen; the delegate dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Called when nothing was chosen; the delegate dismisses the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Dismisses the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismissItself()
    }

    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismissItself()
    }
}
