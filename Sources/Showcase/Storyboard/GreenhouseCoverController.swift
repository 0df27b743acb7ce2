import UIKit

/// The first scene: what the app is, the way into it, and the way to its sources.
@IBClass
final class GreenhouseCoverController: UITableViewController {
    private let greenhouse = Greenhouse()

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? GreenhouseTabBarController)?.show(greenhouse)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        try? coder.encodeEncodable(greenhouse.contents, forKey: "greenhouse")
        coder.encode(presentedViewController as? GreenhouseTabBarController, forKey: "tabs")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let contents = coder.decodeDecodable(Greenhouse.Contents.self, forKey: "greenhouse") {
            greenhouse.contents = contents
        }
        (coder.decodeObject(forKey: "tabs") as? GreenhouseTabBarController)?.show(greenhouse)
    }

    /// Where the app's Close buttons lead, from any of its tabs.
    @IBAction func closeGreenhouse(_ segue: UIStoryboardSegue) {}
}
