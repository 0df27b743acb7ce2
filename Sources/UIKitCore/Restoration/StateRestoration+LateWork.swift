extension StateRestoration {
    /// Something to do when what it concerns is on the page.
    struct LateWork {
        weak var view: UIView?
        let needsWindow: Bool
        let perform: @MainActor () -> Void
    }

    /// What a list had, to select when everything is decoded.
    struct Selection {
        weak var list: UIView?
        let state: RestorableListState
        /// Whether everything is decoded.
        var isDue = false
    }

    // MARK: Taking note

    /// Has something done when the restored controllers have been laid out for the first time.
    ///
    /// - Parameters:
    ///   - view: The view that it concerns, if it is to wait until that has appeared, which may be after a presentation: a
    ///     controller may give up what is selected when it is about to appear. What does not appear is done at the end.
    ///   - work: What to do.
    func addWorkAfterLayout(in view: UIView? = nil, _ work: @escaping @MainActor () -> Void) {
        workAfterLayout.append(LateWork(view: view, needsWindow: view != nil, perform: work))
    }

    /// Has a presentation begin when the controllers below it are on the screen.
    func addPresentation(_ present: @escaping @MainActor () -> Void) {
        presentations.append(present)
    }

    /// Has a selection made in a list when everything is decoded, before the app is told that it is.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - state: What it had.
    func addSelection(in list: UIView, _ state: RestorableListState) {
        selections.append(Selection(list: list, state: state))
    }

    /// Selects in a list that the app fills anew what is to be selected there, so that the app finds it when that is done.
    ///
    /// - Parameter list: The list, which knows its rows or items.
    func makeSelectionAgain(in list: some RestorableList) {
        guard let selection = selections.last(where: { $0.list === list && $0.isDue }) else { return }
        if selection.state.selectRows(in: list) { listsWithSelection.insert(ObjectIdentifier(list)) }
    }

    /// Whether the selection of a list has come back.
    func hasSelection(in list: UIView) -> Bool { listsWithSelection.contains(ObjectIdentifier(list)) }

    // MARK: Doing it

    /// Brings back what needs views on the screen: selections, scroll positions, presentations.
    func finish() {
        scene.commit()
        restoreLateChildren()
        runWorkAfterLayout()
        scene.commit()
        while !presentations.isEmpty {
            let present = presentations.removeFirst()
            present()
            scene.commit()
            restoreLateChildren()
            runWorkAfterLayout()
            scene.commit()
        }
        runWorkAfterLayout(includesUnseen: true)
        scene.commit()
        numberCoveredViews()
    }

    /// Does what children left that took up their state after the rest, whose containers are on the screen.
    func finishWork() {
        runWorkAfterLayout(includesUnseen: true)
        while !presentations.isEmpty { presentations.removeFirst()() }
    }

    /// Makes the selections in lists, once everything is decoded.
    func makeSelections() {
        for index in selections.indices where !selections[index].isDue {
            selections[index].isDue = true
            guard let list = selections[index].list as? any RestorableList else { continue }
            if selections[index].state.select(in: list) { listsWithSelection.insert(ObjectIdentifier(list)) }
        }
    }

    /// Does what waits for a layout, and what that asks for in turn: a list may have lists in its cells.
    private func runWorkAfterLayout(includesUnseen: Bool = false) {
        var left: [LateWork] = []
        while !workAfterLayout.isEmpty {
            let due = workAfterLayout
            workAfterLayout = []
            for work in due {
                if includesUnseen || !work.needsWindow || work.view?.window != nil {
                    work.perform()
                } else {
                    left.append(work)
                }
            }
        }
        workAfterLayout = left
    }
}
