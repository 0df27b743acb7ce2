package import Foundation

/// The root view of a container: bars and a place for the children.
package final class ContainerView: UIView {
    /// The container whose root view this is.
    package private(set) weak var container: UIViewController?

    /// Creates the root view of a container.
    init(for container: UIViewController) {
        self.container = container
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    package override func placesSubview(_ subview: UIView) -> Bool { true }

    package override func layoutSubviews() {
        container?.layOutContainer()
    }

    package override func userInteractions() -> [UserInteractionEvent] {
        container?.containerInteractions() ?? []
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard let container, userInteractions().contains(interaction.event) else {
            throw .eventNotAvailable(interaction.event)
        }
        container.performContainerInteraction(interaction)
    }
}
