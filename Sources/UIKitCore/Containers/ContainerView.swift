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

    /// What an app adds stands in front of the container, where its own constraints or its frame say.
    package override func placesSubview(_ subview: UIView) -> Bool {
        switch subview {
        case is ContentView, is PresentationContainerView, is BarButton, is UINavigationBar, is UIToolbar, is UITabBar,
            is UIPageControl:
            true
        default: container is UISearchController || subview.owningViewController != nil
        }
    }

    package override func layoutSubviews() {
        container?.layOutContainer()
        applySolvedFrames()
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
