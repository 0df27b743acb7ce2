import Testing

@testable import UIKitCore

/// Alerts and action sheets: their buttons, what pressing them does, and what is refused.
@MainActor
@Suite struct UIAlertControllerTests {
    private let log = CallbackLog()
    private let presenter: RecordingViewController
    private let test: TestScene

    init() {
        presenter = RecordingViewController("A", log)
        test = TestScene(showing: presenter)
        _ = log.take()
    }

    private func alert(_ style: UIAlertController.Style, _ titles: (String, UIAlertAction.Style)...)
        -> UIAlertController
    {
        let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: style)
        for (title, style) in titles {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [log, presenter] action in
                    log.add("\(action.title ?? ""), alert gone: \(presenter.presentedViewController == nil)")
                })
        }
        return alert
    }

    private func present(_ alert: UIAlertController) throws -> AlertView {
        test.turn { presenter.present(alert, animated: true) { [log] in log.add("presented") } }
        #expect(log.take() == ["presented"])
        return try #require(alert.alertView)
    }

    @Test func handlerRunsAfterTheDismissal() throws {
        let alert = alert(.alert, ("Delete", .destructive), ("Cancel", .cancel))
        let view = try present(alert)
        #expect(view.titleLabel.text == "Delete?")
        #expect(view.messageLabel.text == "This cannot be undone.")
        #expect(view.actionButtons.map(\.action.title) == ["Cancel", "Delete"])
        #expect(view.showsActionsSideBySide)
        try test.perform(.touchUpInside, on: view.actionButtons[1])
        #expect(log.take() == ["Delete, alert gone: true"])
        #expect(presenter.presentedViewController == nil)
        #expect(presenter.view.window === test.window)
    }

    @Test func handlerMayPresentTheNextAlert() throws {
        let next = alert(.alert, ("OK", .default))
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        first.addAction(
            UIAlertAction(title: "Go on", style: .default) { [presenter] _ in
                presenter.present(next, animated: true)
            })
        let view = try present(first)
        try test.perform(.touchUpInside, on: try #require(view.actionButtons.first))
        #expect(presenter.presentedViewController === next)
        #expect(next.view.window === test.window)
    }

    @Test func cancelIsLastAmongMany() throws {
        let view = try present(alert(.alert, ("Cancel", .cancel), ("One", .default), ("Two", .default)))
        #expect(view.actionButtons.map(\.action.title) == ["One", "Two", "Cancel"])
        #expect(!view.showsActionsSideBySide)
        #expect(view.actionButtons.map(\.isPreferred) == [false, false, true])
    }

    @Test func preferredActionStandsOut() throws {
        let alert = alert(.alert, ("Save", .default), ("Cancel", .cancel))
        alert.preferredAction = alert.actions[0]
        let view = try present(alert)
        #expect(view.actionButtons.filter(\.isPreferred).map(\.action.title) == ["Save"])
    }

    @Test func disabledActionIsRefused() throws {
        let alert = alert(.alert, ("Save", .default))
        alert.actions[0].isEnabled = false
        let view = try present(alert)
        #expect(throws: UserInteractionRefusal.disabled) { try test.perform(.touchUpInside, on: view.actionButtons[0]) }
        alert.actions[0].isEnabled = true
        try test.perform(.touchUpInside, on: view.actionButtons[0])
        #expect(log.take() == ["Save, alert gone: true"])
    }

    @Test func alertCannotBeClosedFromOutside() throws {
        let alert = alert(.alert, ("OK", .default))
        _ = try present(alert)
        let container = try #require(alert.presentationController?.containerView)
        #expect(throws: UserInteractionRefusal.eventNotAvailable(.dismiss)) {
            try test.perform(.dismiss, on: container)
        }
    }

    @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
    func actionSheetIsCancelledFromOutside(width: UIUserInterfaceSizeClass) throws {
        test.scene.traitCollection = UITraitCollection(horizontalSizeClass: width)
        let sheet = alert(.actionSheet, ("Delete", .destructive), ("Cancel", .cancel))
        sheet.popoverPresentationController?.sourceView = presenter.view
        _ = try present(sheet)
        let container = try #require(sheet.presentationController?.containerView as? PresentationContainerView)
        #expect(container.style == (width == .compact ? .overFullScreen : .popover))
        try test.perform(.dismiss, on: container)
        #expect(log.take() == ["Cancel, alert gone: true"])
        #expect(presenter.presentedViewController == nil)
    }

    @Test func secondCancelActionAndForeignPreferenceAreFaults() {
        let alert = alert(.alert, ("Cancel", .cancel))
        test.turn {
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            alert.preferredAction = UIAlertAction(title: "Other", style: .default)
        }
        #expect(alert.actions.count == 1)
        #expect(alert.preferredAction == nil)
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .internalInconsistency,
                    "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"),
                SceneFault(
                    .internalInconsistency,
                    "The preferredAction of an alert controller must be contained in the actions array or be nil."),
            ])
    }

    @Test func textFieldIsSetUpAndReturnChoosesTheAction() throws {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Your name"
            field.text = "Ada"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Save", style: .default) { [log, unowned alert] _ in
                log.add("saved \(alert.textFields?.first?.text ?? "")")
            })
        let view = try present(alert)
        let field = try #require(alert.textFields?.first)
        #expect(field.placeholder == "Your name")
        #expect(field.isDescendant(of: view))
        test.turn { #expect(throws: Never.self) { try field.acceptFieldValue(.text("Grace")) } }
        try test.perform(.editingDidEndOnExit, on: field)
        #expect(log.take() == ["saved Grace"])
        #expect(presenter.presentedViewController == nil)
    }

    @Test func theFirstFieldHasTheFocusAndReturnLeadsToTheNext() throws {
        let alert = UIAlertController(title: "Account", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField { $0.isSecureTextEntry = true }
        alert.addAction(UIAlertAction(title: "Log In", style: .default) { [log] _ in log.add("logged in") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        _ = try present(alert)
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.isFirstResponder) == [true, false])
        try test.perform(.editingDidEndOnExit, on: fields[0])
        #expect(fields.map(\.isFirstResponder) == [false, true])
        #expect(log.take().isEmpty && presenter.presentedViewController === alert)
        try test.perform(.editingDidEndOnExit, on: fields[1])
        #expect(log.take() == ["logged in"])
        #expect(presenter.presentedViewController == nil)
    }

    @Test func textFieldInAnActionSheetIsAFault() {
        let sheet = alert(.actionSheet)
        test.turn { sheet.addTextField() }
        #expect(sheet.textFields == nil)
        #expect(
            test.scene.takeFaults() == [
                SceneFault(
                    .internalInconsistency,
                    "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
            ])
    }

    @Test func dismissedAlertIsFreed() throws {
        weak var gone: UIAlertController?
        do {
            let alert = alert(.alert, ("OK", .default))
            gone = alert
            let view = try present(alert)
            try test.perform(.touchUpInside, on: view.actionButtons[0])
        }
        #expect(gone == nil)
    }
}
