import Foundation
import Testing
import UIKitCore

/// The names with which older code offers previews: they exist, and do nothing by themselves.
@MainActor
@Suite struct PreviewingReferenceTests {
    @available(*, deprecated)
    private final class Source: UIViewController, UIViewControllerPreviewingDelegate {
        var performed: [String] = []

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? { UIViewController() }

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) {
            show(viewControllerToCommit, sender: self)
        }

        override var previewActionItems: [any UIPreviewActionItem] {
            let action = UIPreviewAction(title: "Delete", style: .destructive) { [weak self] action, _ in
                self?.performed.append(action.title)
            }
            return [UIPreviewActionGroup(title: "More", style: .default, actions: [action]), action]
        }
    }

    private struct Caller: PreviewingCaller {
        @available(*, deprecated)
        func register() -> [Bool] {
            let source = Source(nibName: nil, bundle: nil)
            source.view.bounds.size = CGSize(width: 100, height: 50)
            let context = source.registerForPreviewing(with: source, sourceView: source.view)
            let isKept = context.delegate === source && context.sourceView === source.view
            let isWhole = context.sourceRect == source.view.bounds
            source.unregisterForPreviewing(withContext: context)
            return [isKept, isWhole, context.previewingGestureRecognizerForFailureRelationship.state == .possible]
        }

        @available(*, deprecated)
        func performActions() -> ([String], [String]) {
            let source = Source(nibName: nil, bundle: nil)
            let items = source.previewActionItems
            for case let action as UIPreviewAction in items { action.handler(action, source) }
            return (items.map(\.title), source.performed)
        }

        @available(*, deprecated)
        func numberOfUsualActions() -> Int { UIViewController().previewActionItems.count }
    }

    @Test("What was registered for previews can be asked for")
    func registration() {
        let caller: any PreviewingCaller = Caller()
        #expect(caller.register() == [true, true, true])
    }

    @Test("Actions of previews are the app's to perform")
    func actions() {
        let caller: any PreviewingCaller = Caller()
        #expect(caller.performActions() == (["More", "Delete"], ["Delete"]))
        #expect(caller.numberOfUsualActions() == 0)
    }
}

/// What the tests call, so that the compiler does not warn of what it calls in turn.
@MainActor
private protocol PreviewingCaller {
    func register() -> [Bool]
    func performActions() -> ([String], [String])
    func numberOfUsualActions() -> Int
}
