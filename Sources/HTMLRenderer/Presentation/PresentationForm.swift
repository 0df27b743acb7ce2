import UIKitCore

/// The form a presentation takes on the page.
enum PresentationForm {
    case alert, actionSheet, popover, anchoredPopover, sheet, mediumSheet, formSheet, mediumFormSheet, overFullScreen

    /// The class of the layer, with what lies around the dialog.
    var layerClass: StaticString {
        switch self {
        case .alert: "alert"
        case .actionSheet: "action-sheet"
        case .popover, .anchoredPopover: "over-source"
        case .overFullScreen: "clear"
        case .sheet, .mediumSheet, .formSheet, .mediumFormSheet: ""
        }
    }

    /// The classes of the dialog.
    var dialogClass: StaticString {
        switch self {
        case .alert: "alert"
        case .actionSheet: "action-sheet"
        case .popover: "popover"
        case .anchoredPopover: "popover anchored"
        case .sheet: "sheet"
        case .mediumSheet: "sheet medium"
        case .formSheet: "sheet form"
        case .mediumFormSheet: "sheet form medium"
        case .overFullScreen: "over-full-screen"
        }
    }
}

extension PresentationContainerView {
    /// The form of the presentation, which its style and what is presented decide.
    var form: PresentationForm {
        if let alert = presentedView as? AlertView, style != .popover {
            return alert.style == .alert ? .alert : .actionSheet
        }
        let sheet = presentationController as? UISheetPresentationController
        let isMedium = sheet.map { (0.45...0.55).contains($0.heightFraction) } ?? false
        switch style {
        case .popover:
            let hasAnchor = (presentationController as? UIPopoverPresentationController)?.anchorView?.window != nil
            return hasAnchor ? .anchoredPopover : .popover
        case .formSheet: return isMedium ? .mediumFormSheet : .formSheet
        case .overFullScreen, .overCurrentContext, .custom: return .overFullScreen
        default: return isMedium ? .mediumSheet : .sheet
        }
    }
}
