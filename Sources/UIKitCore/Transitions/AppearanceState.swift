/// Where the view of a controller stands on its way between gone and shown.
///
/// The four phases are those of the diagram in UIKit's `UIViewController` reference. Only the functions of
/// `UIViewController+Appearance.swift` change them, so that every callback is sent exactly once and in order, whichever
/// container or presentation asks for it.
struct AppearanceState {
    /// The phases, in the order in which a view comes and goes.
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    /// A change of the parent that the coming or running appearance belongs to.
    enum ParentChange {
        case movingToParent, movingFromParent
    }

    /// A presentation or dismissal that the running appearance belongs to.
    enum ModalChange {
        case beingPresented, beingDismissed
    }

    /// The phase the view is in.
    var phase = Phase.disappeared
    /// Whether the running change was asked for with animation.
    var isAnimated = false
    /// Whether `viewIsAppearing` was sent in the running appearance.
    var hasSentIsAppearing = false
    /// What the coming or running appearance has to do with the parent.
    var parentChange: ParentChange?
    /// What the running appearance has to do with a presentation.
    var modalChange: ModalChange?
    /// How many appearance callbacks, those of the children included, are on the stack.
    var callbackDepth = 0

    /// Whether the view is shown, or comes or goes at the moment.
    var isOnScreen: Bool { phase != .disappeared }
    /// Whether the view comes or goes at the moment.
    var isChanging: Bool { phase == .appearing || phase == .disappearing }
}

extension UIView {
    /// Whether the view is the root view of a controller that goes, while somebody drives the transition.
    package final var isLeavingScreen: Bool { owningViewController?.appearance.phase == .disappearing }
}
