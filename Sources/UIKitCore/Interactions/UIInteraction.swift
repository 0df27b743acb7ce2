/// Something that can be done with a view, added to it as an object.
///
/// Source: UIKit, `UIInteraction`.
@MainActor
public protocol UIInteraction: AnyObject {
    /// The view it was added to.
    var view: UIView? { get }

    /// Called before it is added to a view, or taken away when there is none.
    func willMove(to view: UIView?)

    /// Called after it was added to a view, or taken away when there is none.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds an interaction at the end of the list, taking it from the view that had it.
    final func appendInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attributes.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction away.
    final func dropInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attributes.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
