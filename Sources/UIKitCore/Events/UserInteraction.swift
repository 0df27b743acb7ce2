import Foundation

/// Something a person does to a view, in terms that are free of any transport.
///
/// A form post, a request of the page's script and a JSON request all become user interactions, so that one path
/// serves all three. A view says which interactions it offers with ``UIView/userInteractions()``.
package struct UserInteraction: Hashable, Sendable {
    /// What is done.
    package var event: UserInteractionEvent

    /// The value it is done with, for instance the chosen segment or the row.
    package var value: UserInteractionValue?

    /// The mark of the element whose place the value is; nil when it is not said which element was meant.
    package var mark: ElementMark?

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - event: What is done.
    ///   - value: The value it is done with, if the event takes one.
    ///   - mark: The mark of the element whose place the value is.
    package init(_ event: UserInteractionEvent, value: UserInteractionValue? = nil, mark: ElementMark? = nil) {
        self.event = event
        self.value = value
        self.mark = mark
    }
}

/// The name of a user interaction.
///
/// Control events have UIKit's names.
package struct UserInteractionEvent: RawRepresentable, Hashable, Sendable {
    /// The name as it stands in a page or in JSON.
    package let rawValue: String

    /// Creates the event of a name.
    ///
    /// - Parameter rawValue: The name, for instance `touchUpInside`.
    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A button is pressed.
    package static let touchUpInside = Self(rawValue: "touchUpInside")
    /// A control gets a new value.
    package static let valueChanged = Self(rawValue: "valueChanged")
    /// A text field or text view gets a new text.
    package static let editingChanged = Self(rawValue: "editingChanged")
    /// What a control is there for, for instance sending the files of a file field.
    package static let primaryActionTriggered = Self(rawValue: "primaryActionTriggered")
    /// A text field gets the focus.
    package static let editingDidBegin = Self(rawValue: "editingDidBegin")
    /// A token of a search field is removed; the value is its place.
    package static let deleteToken = Self(rawValue: "deleteToken")
    /// Return is pressed in a text field.
    package static let editingDidEndOnExit = Self(rawValue: "editingDidEndOnExit")
    /// A text field or text view has lost the focus.
    package static let editingDidEnd = Self(rawValue: "editingDidEnd")
    /// What was entered into a field is sent, by a button beside it on pages without scripts; it has come before the event.
    package static let apply = Self(rawValue: "apply")
    /// One step up.
    package static let increment = Self(rawValue: "increment")
    /// One step down.
    package static let decrement = Self(rawValue: "decrement")
    /// An entry of a menu is chosen; the value is its path, for instance `0.2`.
    package static let selectMenuItem = Self(rawValue: "selectMenuItem")
    /// A presentation is dismissed by the user.
    package static let dismiss = Self(rawValue: "dismiss")
    /// A row is pressed; the value is `section.row`.
    package static let selectRow = Self(rawValue: "selectRow")
    /// An item of a collection is pressed; the value is `section.item`.
    package static let selectItem = Self(rawValue: "selectItem")
    /// A row or an item is pressed with a key that asks for several; the value is that of ``selectRow``.
    package static let beginMultipleSelection = Self(rawValue: "beginMultipleSelection")
    /// The accessory button of a row is pressed; the value is `section.row`.
    package static let tapAccessory = Self(rawValue: "tapAccessory")
    /// A row is deleted; the value is `section.row`.
    package static let deleteRow = Self(rawValue: "deleteRow")
    /// A row is inserted; the value is `section.row`.
    package static let insertRow = Self(rawValue: "insertRow")
    /// A row is moved; the value is `section.row.section.row`.
    package static let moveRow = Self(rawValue: "moveRow")
    /// An item of a collection is moved; the value is `section.item.section.item`.
    package static let moveItem = Self(rawValue: "moveItem")
    /// A swipe action of a row is chosen; the value is `section.row.index`.
    package static let performSwipeAction = Self(rawValue: "performSwipeAction")
    /// The rows after the last one on the page are asked for.
    package static let showMoreRows = Self(rawValue: "showMoreRows")
    /// The rows before the first one on the page are asked for.
    package static let showEarlierRows = Self(rawValue: "showEarlierRows")
    /// A section of a table is chosen in the index beside it; the value is its number.
    package static let showSection = Self(rawValue: "showSection")
    /// The items of a collection after the last one on the page are asked for.
    package static let showMoreItems = Self(rawValue: "showMoreItems")
    /// The items of a collection before the first one on the page are asked for.
    package static let showEarlierItems = Self(rawValue: "showEarlierItems")
    /// An item of a collection is chosen in the index beside it; the value is `section.item`.
    package static let showIndexedItem = Self(rawValue: "showIndexedItem")
    /// The sidebar of a tab bar controller is shown or hidden.
    package static let toggleSidebar = Self(rawValue: "toggleSidebar")
    /// One of the actions that an app gives a view for assistive technology is chosen; the value is its place among them.
    package static let performAccessibilityAction = Self(rawValue: "performAccessibilityAction")
    /// An element that a view has for assistive technology alone is pressed; the value is its place among them.
    package static let activateAccessibilityElement = Self(rawValue: "activateAccessibilityElement")
    /// A keyboard shortcut is used in a window; the value is the shortcut's identifier.
    package static let performShortcut = Self(rawValue: "performShortcut")
    /// A further tab that the app would like to open is declined; the value is the identifier of its session.
    package static let declineActivation = Self(rawValue: "declineActivation")
    /// The content is pulled down to be loaded again.
    package static let refresh = Self(rawValue: "refresh")
}

/// The value of a user interaction or of a field.
///
/// Forms send text; each control parses it strictly.
package enum UserInteractionValue: Hashable, Sendable {
    /// Text, or any value that came with a form.
    case text(String)
    /// A number of a JSON request.
    case number(Double)
    /// A truth value of a JSON request.
    case boolean(Bool)
    /// Files that came with a form.
    case files([ReceivedFile])

    /// The value as text; nil when it is not text.
    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The value as a finite number, from a number or from decimal text; nil otherwise.
    package var number: Double? {
        switch self {
        case .number(let number): number.isFinite ? number : nil
        case .text(let text): text.utf8.count <= 64 ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
        case .boolean, .files: nil
        }
    }

    /// The value as an integer; nil when it is none or has a fraction.
    package var integer: Int? {
        number.flatMap { Int(exactly: $0) }
    }

    /// The value as a truth value, from a truth value or from `true`, `false`, `1`, `0`, `on`, `off`; nil otherwise.
    package var boolean: Bool? {
        switch self {
        case .boolean(let boolean): boolean
        case .number(let number): number == 1 ? true : number == 0 ? false : nil
        case .text("true"), .text("1"), .text("on"): true
        case .text("false"), .text("0"), .text("off"): false
        case .text, .files: nil
        }
    }

    /// The value as a list of non-negative integers written with dots, for instance `0.3`; nil otherwise.
    package var indices: [Int]? {
        guard case .text(let text) = self, !text.isEmpty, text.utf8.count <= 64 else { return nil }
        var indices: [Int] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard let index = Int(part), index >= 0 else { return nil }
            indices.append(index)
        }
        return indices
    }
}

/// Why a user interaction was not performed.
///
/// Nothing has happened when one of these is thrown.
package enum UserInteractionRefusal: Error, Hashable, Sendable {
    /// No view has the identifier.
    case notFound
    /// The view is not in the scene's windows.
    case notInWindow
    /// The view or one that contains it is hidden.
    case hidden
    /// The view or one that contains it takes no interaction, or the control is disabled.
    case disabled
    /// A modal presentation lies over the view.
    case covered
    /// The field cannot be edited.
    case readOnly
    /// The view does not offer the event.
    case eventNotAvailable(UserInteractionEvent)
    /// What was chosen on an older page is gone from its place, and stands nowhere else, or at several places.
    case elementChanged
    /// The value is out of range or not one of those offered.
    case valueNotAllowed(reason: ValueRefusalReason)
}
