import Foundation

/// Tells which classes want to know when the size changes that a child's constraints ask for.
///
/// Measuring costs as much as a layout, so it is done for these alone.
@MainActor
private enum FittingSizeObservation {
    private static let container = MethodOverride(
        base: UIViewController.self, plain: PlainContainer.self, overriding: ObservingContainer.self)
    private static let presentation = MethodOverride(
        base: UIPresentationController.self, plain: PlainPresentation.self, overriding: ObservingPresentation.self)

    /// Whether a container overrides the method that tells it.
    static func isPresent(in container: any UIContentContainer) -> Bool {
        switch container {
        case let controller as UIViewController: self.container.isPresent(in: type(of: controller))
        case let controller as UIPresentationController: presentation.isPresent(in: type(of: controller))
        default: false
        }
    }
}

extension UIViewController {
    /// Tells the containers of the controllers in this one, and of those presented by it, whose constraints ask for
    /// another size than after the last layout.
    final func tellOfFittingSizes() {
        if presenter != nil, let presentation = storedPresentationController { tellOfFittingSize(to: presentation) }
        for child in childControllers {
            child.tellOfFittingSize(to: self)
            child.tellOfFittingSizes()
        }
        presentedController?.tellOfFittingSizes()
    }

    /// Tells a container if it wants to know and the size is another one.
    private func tellOfFittingSize(to container: any UIContentContainer) {
        guard FittingSizeObservation.isPresent(in: container), let view = viewIfLoaded, view.window != nil,
            view.hasConstraintsOrArrangement
        else { return }
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let former = environment.fittingSize
        guard size != former else { return }
        environment.fittingSize = size
        if former != nil { container.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }
    }
}

/// A controller that overrides nothing, for comparison.
private final class PlainContainer: UIViewController {}

/// A controller that overrides the one method, for comparison; no instance is ever made.
private final class ObservingContainer: UIViewController {
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}

/// A presentation controller that overrides nothing, for comparison.
private final class PlainPresentation: UIPresentationController {}

/// A presentation controller that overrides the one method, for comparison; no instance is ever made.
private final class ObservingPresentation: UIPresentationController {
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}
