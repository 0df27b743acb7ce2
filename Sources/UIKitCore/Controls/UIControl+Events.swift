extension UIControl {
    /// Whether the page has an element for the control, which reports what is done with it.
    final var isElement: Bool {
        switch self {
        case is UIButton, is UITextField, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl,
            is UIDatePicker,
            is UIPageControl, is UIRefreshControl, is UIColorWell, is ColorField, is FileField, is FileLink, is WebLink,
            is NavigationBackButton, is BarButton, is TabBarButton, is SplitBarButton:
            true
        default: false
        }
    }

    /// Calls everything registered for some events, handing on the event they came from.
    package final func sendActions(for controlEvents: UIControl.Event, event: UIEvent?) {
        for registration in targetActions.registrations where !registration.events.isDisjoint(with: controlEvents) {
            switch registration.handler {
            case .action(let action):
                sendAction(action)
            case .selector(let selector, let target):
                switch target {
                case .none: sendAction(selector, to: nil, for: event)
                case .some(let reference):
                    guard let object = reference.object else { continue }
                    sendAction(selector, to: object, for: event)
                }
            }
        }
    }

    final var controlState: UIControl.State {
        var result: UIControl.State = []
        let flags = viewState
        if flags.contains(.disabled) { result.insert(.disabled) }
        if flags.contains(.selected) { result.insert(.selected) }
        if flags.contains(.highlighted) { result.insert(.highlighted) }
        // Who has the focus is known at the window, far up; most controls cannot have it and need not ask.
        if canBecomeFirstResponder, isFirstResponder { result.insert(.focused) }
        return result
    }

    final func setControlState(_ member: ViewState, to isMember: Bool, _ property: StaticString = #function) {
        guard viewState.contains(member) != isMember else { return }
        viewState.set(member, to: isMember)
        setNeedsRendering(property)
        controlStateDidChange()
    }
}
