/// The views within a view of which some come and go with the traits.
@MainActor
final class VariedSubviews {
    private weak var view: UIView?
    private let mask: InstallationMask
    /// All views, from back to front; those that are not installed wait here.
    private let members: [(identifier: String?, view: UIView)]

    /// Remembers the views within a view.
    init(in view: UIView, _ members: [(identifier: String?, view: UIView)], _ mask: InstallationMask) {
        self.view = view
        self.members = members
        self.mask = mask
    }

    /// Adds and removes the views that depend on traits; what an app moved elsewhere stays there.
    ///
    /// - Returns: Whether a view was added.
    @discardableResult
    func update(for traits: UITraitCollection) -> Bool {
        guard let view else { return false }
        var didAdd = false
        var previous: UIView?
        for member in members {
            if mask.isConditional(member.identifier) {
                if !mask.isInstalled(member.identifier, for: traits) {
                    if member.view.superview === view { member.view.removeFromSuperview() }
                } else if member.view.superview == nil {
                    insert(member.view, above: previous, in: view)
                    didAdd = true
                }
            }
            if member.view.superview === view { previous = member.view }
        }
        return didAdd
    }

    private func insert(_ subview: UIView, above previous: UIView?, in view: UIView) {
        if let stack = view as? UIStackView {
            let index = previous.flatMap { previous in stack.arrangedSubviews.firstIndex { $0 === previous } }
            stack.insertArrangedSubview(subview, at: index.map { $0 + 1 } ?? 0)
        } else if let previous {
            view.insertSubview(subview, aboveSubview: previous)
        } else {
            view.insertSubview(subview, at: 0)
        }
    }
}
