import UIKit

/// The text of one file.
@IBClass
final class SourceListingController: UIViewController {
    private let file: SourceFile?

    @Outlet private weak var listingLabel: UILabel!

    init?(coder: NSCoder, file: SourceFile) {
        self.file = file
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        file = nil
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = file?.name
        listingLabel.text = file?.text
        listingLabel.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    }
}
