import UIKit

/// The portrait over the whole screen, behind a tap.
@IBClass
final class PortraitController: UIViewController {
    var image: UIImage?

    @Outlet private weak var imageView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = image
    }
}
