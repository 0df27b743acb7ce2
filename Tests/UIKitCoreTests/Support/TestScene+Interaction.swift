@testable import UIKitCore

extension TestScene {
    /// Does to a view what a person would, through the scene, and commits.
    func perform(
        _ event: UserInteractionEvent,
        _ value: UserInteractionValue? = nil,
        on view: UIView
    ) throws(UserInteractionRefusal) {
        try perform(UserInteraction(event, value: value), on: view)
    }

    /// Does to a view what the button of a page does that says an element and its mark, such as `0~k3f9`.
    func perform(
        _ event: UserInteractionEvent, pageValue: String, on view: UIView
    ) throws(UserInteractionRefusal) {
        try perform(UserInteraction(event, pageValue: pageValue[...]), on: view)
    }

    private func perform(_ interaction: UserInteraction, on view: UIView) throws(UserInteractionRefusal) {
        let target = InteractionTarget.viewIdentifier(scene.identifier(for: view))
        var refusal: UserInteractionRefusal?
        turn {
            do throws(UserInteractionRefusal) {
                try scene.perform(interaction, on: target)
            } catch {
                refusal = error
            }
        }
        if let refusal { throw refusal }
    }

    /// Gives a field the value it has on the page, through the scene, and commits.
    func fill(_ view: UIView, with value: UserInteractionValue) throws(UserInteractionRefusal) {
        let target = InteractionTarget.viewIdentifier(scene.identifier(for: view))
        var refusal: UserInteractionRefusal?
        turn {
            do throws(UserInteractionRefusal) {
                try scene.acceptFieldValue(value, of: target)
            } catch {
                refusal = error
            }
        }
        if let refusal { throw refusal }
    }

    /// Whether showing something new would need a commit: the view is marked as changed.
    func isMarked(_ view: UIView, after change: () -> Void) -> Bool {
        scene.inTurn {
            scene.commit()
            change()
        }
        return view.viewState.contains(.needsRendering)
    }
}
