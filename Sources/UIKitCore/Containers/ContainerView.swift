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

    package override func layoutSubviews() {
        container?.layOutContainer()
    }
}
