import UIKit

/// The topics of the guide: static cells that show an article in the other column.
@IBClass
final class GuideTopicsController: UITableViewController {
    /// Makes the article of the segue that asks.
    @IBSegueAction func makeArticle(
        _ coder: NSCoder, sender: Any?, segueIdentifier: String?
    ) -> GuideArticleController? {
        GuideArticleController(coder: coder, topic: segueIdentifier ?? "watering")
    }
}
