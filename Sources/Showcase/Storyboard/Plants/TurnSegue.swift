import UIKit

/// A segue of the app's own: it turns the page over.
final class TurnSegue: UIStoryboardSegue {
    override func perform() {
        destination.modalPresentationStyle = .fullScreen
        destination.modalTransitionStyle = .flipHorizontal
        source.present(destination, animated: true)
    }
}
