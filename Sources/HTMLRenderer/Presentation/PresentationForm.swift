import UIKitCore

/// The form a presentation takes on the page.
enum PresentationForm {
    case alert, actionSheet, popover, anchoredPopover, sheet, overFullScreen, custom

    /// The class of the layer, with what lies around the dialog.
    var layerClass: StaticString {
        switch self {
        case .alert: "alert"
        case .actionSheet: "action-sheet"
        case .popover, .anchoredPopover: "over-source"
        case .overFullScreen, .custom: "clear"
        case .sheet: ""
        }
    }

    /// The class of the dialog.
    var dialogClass: StaticString {
        switch self {
        case .alert: "alert"
        case .actionSheet: "action-sheet"
        case .popover: "popover"
        case .anchoredPopover: "popover anchored"
        case .sheet: "sheet"
        case .overFullScreen: "over-full-screen"
        case .custom: "over-full-screen custom"
        }
    }
}

extension PresentationContainerView {
    /// The form of the presentation, which its style and what is presented decide.
    var form: PresentationForm {
        if let alert = presentedView as? AlertView, style != .popover {
            return alert.style == .alert ? .alert : .actionSheet
        }
        switch style {
        case .popover: return anchor?.window == nil ? .popover : .anchoredPopover
        case .overFullScreen, .overCurrentContext: return .overFullScreen
        case .custom: return .custom
        default: return .sheet
        }
    }

    /// Whether the presentation lies over one controller among others on the page, which stay in use.
    var isInContext: Bool { style == .overCurrentContext && !(superview is UIWindow) }

    /// The view that a popover points to.
    var anchor: UIView? { (presentationController as? UIPopoverPresentationController)?.anchorView }
}
