import Foundation

extension UIViewController {
    /// The key of what was typed where the heading of the controller is being renamed.
    private static let newTitleKey = "UIKit.newTitle"

    /// Encodes the text of the field in which the heading is being renamed, if it is.
    final func encodeRenaming(with coder: NSCoder) {
        guard let field = storedNavigationItemIfPresent?.titleField else { return }
        coder.encode(field.title, forKey: Self.newTitleKey)
    }

    /// Has the heading renamed further once the controller has set up its bar, if the delegate lets it.
    final func decodeRenaming(with coder: NSCoder) {
        guard let title = coder.decodeObject(forKey: Self.newTitleKey) as? String,
            let restoration = UIApplication.shared.sceneInTurn?.restoration
        else { return }
        restoration.addWorkAfterLayout { [weak self] in
            self?.storedNavigationItemIfPresent?.beginRenaming(with: title)
        }
    }
}
