extension UINavigationController {
    /// Whether a controller may be pushed.
    ///
    /// UIKit raises an exception where it may not.
    final func maySetStack(adding controller: UIViewController) -> Bool {
        if controller is UINavigationController {
            SceneFault.raise(
                .invalidArgument, "Pushing a navigation controller is not supported", in: windowScene)
            return false
        }
        if controller is UISplitViewController {
            SceneFault.raise(
                .invalidArgument,
                "Split View Controllers cannot be pushed to a Navigation Controller \(self)", in: windowScene)
            return false
        }
        if stack.contains(where: { $0 === controller }) {
            SceneFault.raise(
                .invalidArgument,
                "Pushing the same view controller instance more than once is not supported (\(controller))",
                in: windowScene)
            return false
        }
        if let parent = controller.parentController, parent !== self {
            SceneFault.raise(
                .hierarchyInconsistency,
                "child view controller:\(controller) should have parent view controller:\(self) but actual parent is:\(parent)",
                in: windowScene)
            return false
        }
        return mayContain(controller)
    }

    /// Takes everything above a place off the stack.
    final func popStack(to count: Int, animated: Bool) -> [UIViewController] {
        let popped = Array(stack[count...])
        if !popped.isEmpty { replaceStack(with: Array(stack[..<count]), animated: animated) }
        return popped
    }

    /// Whether the stack may become another one: what is new there may be pushed, and nothing is there twice.
    final func mayReplaceStack(with newStack: [UIViewController]) -> Bool {
        for (index, controller) in newStack.enumerated() {
            let isNew = !stack.contains { $0 === controller }
            if isNew, !maySetStack(adding: controller) { return false }
            if newStack[..<index].contains(where: { $0 === controller }) {
                SceneFault.raise(
                    .internalInconsistency,
                    "All view controllers in a navigation controller must be distinct "
                        + "(\(SceneFault.describe(newStack)))", in: windowScene)
                return false
            }
        }
        return true
    }

    /// Changes the stack at once and shows the new top, after the running transition if there is one.
    final func replaceStack(with newStack: [UIViewController], animated: Bool) {
        guard mayReplaceStack(with: newStack) else { return }
        stack = newStack
        for controller in newStack where controller.parentController !== self { adopt(controller) }
        waitingChangeIsAnimated = animated
        showTopOfStack()
    }

    /// Takes a controller off the stack that is a child no longer; where its view was, that of the new top is shown.
    final func dropFromStack(_ controller: UIViewController) {
        guard stack.contains(where: { $0 === controller }) else { return }
        let wasTop = stack.last === controller
        stack.removeAll { $0 === controller }
        shownStack.removeAll { $0 === controller }
        if shownController !== stack.last { waitingChangeIsAnimated = waitingChangeIsAnimated ?? false }
        showTopOfStack()
        updateBars()
        if wasTop, runningTransition == nil { topDidChange(from: controller) }
    }

    /// Brings what is shown in line with the stack, unless a transition runs; then this is called again at its end.
    final func showTopOfStack() {
        guard let animated = waitingChangeIsAnimated, runningTransition == nil, !isAppearanceChanging else { return }
        waitingChangeIsAnimated = nil
        guard appearance.phase == .appeared, let window = viewIfLoaded?.window, shownController !== stack.last else {
            settleStack()
            return
        }
        let transition = StackTransition(in: self, animated: animated)
        runningTransition = transition
        window.transitionEngine.run(transition)
    }

    /// Makes the relations agree with the stack where nothing that is seen changes.
    private func settleStack() {
        let oldTop = shownStack.last
        let gone = shownStack.filter { old in !stack.contains { $0 === old } }
        let new = stack.filter { controller in !shownStack.contains { $0 === controller } }
        shownStack = stack
        for controller in gone {
            let wasTop = controller === oldTop
            if wasTop { controller.sendWillMove(toParent: nil) }
            contentView?.remove(controller)
            wasTop ? controller.removeFromParent() : disown(controller)
        }
        if shownController !== stack.last, contentView != nil { installTop() }
        updateBars()
        topDidChange(from: oldTop)
        for controller in new {
            controller.sendDidMove(toParent: self)
            if controller !== stack.last { controller.forgetMoveToParent() }
        }
    }

    /// Tells what contains or presents the navigation controller, where a new top would like another size than the old.
    final func topDidChange(from oldTop: UIViewController?) {
        guard stack.last !== oldTop, isPreferredContentSizeHeard,
            preferredContentSize(with: oldTop) != preferredContentSize
        else { return }
        tellContainersOfPreferredContentSize()
    }

    /// Puts the view of the top controller in place of what was shown while the navigation controller is off screen.
    private func installTop() {
        if let shownController { contentView?.remove(shownController) }
        shownController = nil
    }

    // MARK: First appearance

    /// Puts the top controller's view in place, its will-callback having been sent.
    final func showTopWhileAppearing() {
        guard let top = shownStack.last else { return }
        if announcedController !== top {
            delegate?.navigationController(self, willShow: top, animated: appearance.isAnimated)
        }
        if shownController !== top { installTop() }
        install(top)
        updateBars()
    }

    /// Tells the delegate of the controller that appeared with the navigation controller, and makes up for what waited.
    final func finishShowingTop() {
        if appearance.phase == .appeared, let top = shownController, announcedController !== top {
            announcedController = top
            delegate?.navigationController(self, didShow: top, animated: appearance.isAnimated)
        }
        showTopOfStack()
    }

    /// Puts a controller's view into the content area.
    final func install(_ controller: UIViewController) {
        guard let contentView else { return }
        shownController = controller
        contentView.show(controller)
    }

    /// What the back button does.
    final func goBack() {
        guard let item = navigationBar.topItem, navigationBar(navigationBar, shouldPop: item) else { return }
        popViewController(animated: true)
    }
}
