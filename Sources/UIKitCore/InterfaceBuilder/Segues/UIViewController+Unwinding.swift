import Foundation

// The older methods of unwinding have names of their own; containers of apps still override them. Each is asked where a
// class overrides it, and its default does what the newer method does.

extension UIViewController {
    private static let searchOverride = MethodOverride(
        base: UIViewController.self, plain: PlainProbe.self, overriding: SearchProbe.self)
    private static let segueOverride = MethodOverride(
        base: UIViewController.self, plain: PlainProbe.self, overriding: SegueProbe.self)
    private static let olderQuestionOverride = MethodOverride(
        base: UIViewController.self, plain: PlainProbe.self, overriding: OlderQuestionProbe.self)
    private static let questionOverride = MethodOverride(
        base: UIViewController.self, plain: PlainProbe.self, overriding: QuestionProbe.self)

    /// Whether the class searches its children by itself, with `forUnwindSegueAction(_:from:withSender:)`.
    final var searchesForUnwinding: Bool { Self.searchOverride.isPresent(in: type(of: self)) }

    /// Whether the class makes segues of its own, with `segueForUnwinding(to:from:identifier:)`.
    final var makesSegueForUnwinding: Bool { Self.segueOverride.isPresent(in: type(of: self)) }

    /// Whether the controller is the destination: what an override of the older method says, else whether it has the action.
    final func canPerformUnwinding(_ action: Selector, from source: UIViewController, sender: Any?) -> Bool {
        Self.olderQuestionOverride.isPresent(in: type(of: self))
            ? deprecated.canPerformUnwindSegueAction(action, from: source, withSender: sender as Any)
            : hasUnwindAction(action, from: source, sender: sender)
    }

    /// Whether the controller is the destination, asked by the older method: what an override of the newer one says.
    ///
    /// A class that overrides both has its newer one call this by way of super, so then the search ends here.
    final func canPerformUnwindingAsBefore(_ action: Selector, from source: UIViewController, sender: Any) -> Bool {
        let subject = type(of: self)
        return Self.questionOverride.isPresent(in: subject) && !Self.olderQuestionOverride.isPresent(in: subject)
            ? canPerformUnwindSegueAction(action, from: source, sender: sender)
            : hasUnwindAction(action, from: source, sender: sender)
    }

    /// The destination among the children and this controller.
    final func unwindDestination(of action: Selector, from source: UIViewController, sender: Any?) -> UIViewController?
    {
        UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
            .searchAllowedChildren(of: self)
    }

    private func hasUnwindAction(_ action: Selector, from source: UIViewController, sender: Any?) -> Bool {
        self !== source && ActionInvocation(action, sender: sender).isImplemented(by: self)
    }
}

/// A controller that overrides nothing, for comparison.
private final class PlainProbe: UIViewController {}

/// A controller that overrides only the older search, for comparison; no instance is ever made.
private final class SearchProbe: UIViewController {
    override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { nil }
}

/// A controller that overrides only how the older segue is made, for comparison; no instance is ever made.
private final class SegueProbe: UIViewController {
    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }
}

/// A controller that overrides only the older question, for comparison; no instance is ever made.
private final class OlderQuestionProbe: UIViewController {
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { false }
}

/// A controller that overrides only the newer question, for comparison; no instance is ever made.
private final class QuestionProbe: UIViewController {
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { false }
}
