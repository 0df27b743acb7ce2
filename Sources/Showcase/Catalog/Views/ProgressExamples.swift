import UIKit

/// Progress views and activity indicators.
final class ProgressExamples: CatalogExamplesViewController {
    private let progress: UIProgressView = {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.3
        return progress
    }()

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(progress.progress, forKey: "progress")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        progress.progress = coder.decodeFloat(forKey: "progress")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        progress.accessibilityLabel = "Download"
        let more = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "A Little More") { [weak self] _ in
                guard let self else { return }
                progress.setProgress(progress.progress >= 1 ? 0 : progress.progress + 0.1, animated: true)
            })
        addExample("Progress", progress, more)

        let small = UIActivityIndicatorView(style: .medium)
        small.startAnimating()
        let large = UIActivityIndicatorView(style: .large)
        large.startAnimating()
        let still = UIActivityIndicatorView(style: .large)
        still.hidesWhenStopped = false
        addExample("Activity", small, large, still, axis: .horizontal)
    }
}
