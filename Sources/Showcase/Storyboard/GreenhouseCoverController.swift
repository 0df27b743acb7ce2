import UIKit

/// The first scene: what the app is, the way into it, and the way to its sources.
@IBClass
final class GreenhouseCoverController: UITableViewController {
    private let greenhouse = Greenhouse()

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? GreenhouseTabBarController)?.show(greenhouse)
    }

    /// Where the app's Close buttons lead, from any of its tabs.
    @IBAction func closeGreenhouse(_ segue: UIStoryboardSegue) {}
}
