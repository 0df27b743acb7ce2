import UIKit

/// The portrait over the whole screen, behind a tap.
@IBClass
final class PortraitController: PlantScreenController {
    @Outlet private weak var imageView: UIImageView!

    override func showPlant() {
        imageView.image = plant.symbol
    }
}
