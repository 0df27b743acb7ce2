import UIKit

/// An article of the guide.
@IBClass
final class GuideArticleController: UIViewController {
    private var topic: String

    @Outlet private weak var symbolView: UIImageView!
    @Outlet private weak var headlineLabel: UILabel!
    @Outlet private weak var bodyLabel: UILabel!

    init?(coder: NSCoder, topic: String) {
        self.topic = topic
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        topic = "watering"
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showArticle()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(topic, forKey: "topic")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        topic = coder.decodeObject(forKey: "topic") as? String ?? "watering"
        if isViewLoaded { showArticle() }
    }

    private func showArticle() {
        let article = Self.articles[topic] ?? Self.watering
        title = translated(article.title)
        symbolView.image = UIImage(systemName: article.symbol)
        headlineLabel.text = translated(article.headline)
        bodyLabel.text = translated(article.text)
    }

    private struct Article {
        let title: String
        let symbol: String
        let headline: String
        let text: String
    }

    private static let watering = Article(
        title: "Watering", symbol: "drop", headline: "Less often, but well",
        text: "Most plants die of too much water. Wait until the soil feels dry a finger deep, then water until some "
            + "runs out below.")

    private static let articles = [
        "watering": watering,
        "light": Article(
            title: "Light", symbol: "sun.max", headline: "Know your windows",
            text: "A window to the south gives five times the light of one to the north. Turn the pots a little every "
                + "week, so that plants grow straight."),
        "repotting": Article(
            title: "Repotting", symbol: "leaf", headline: "A size larger in spring",
            text: "When roots look out below, the pot is too small. Choose one that is two fingers wider, and water "
                + "after a day."),
    ]
}
