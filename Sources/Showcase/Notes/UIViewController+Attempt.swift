import UIKit

extension UIViewController {
    /// Does something that may fail, and shows what went wrong in an alert.
    func attempt(_ work: () throws -> Void) {
        do {
            try work()
        } catch {
            let alert = UIAlertController(
                title: "That did not work", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }
}
