import UIKit

/// The text of one file.
@IBClass
final class SourceListingController: UIViewController {
    private var file: SourceFile?

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
        listingLabel.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        showFile()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(file?.name, forKey: "file")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let name = coder.decodeObject(forKey: "file") as? String
        file = SourceFile.groups.flatMap(\.files).first { $0.name == name }
        if isViewLoaded { showFile() }
    }

    private func showFile() {
        title = file?.name
        listingLabel.text = file?.text
    }
}
