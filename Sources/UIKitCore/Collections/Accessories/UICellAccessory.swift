/// Something at an end of a row of a list: a mark, a button, a text or a view of the app's own.
///
/// On the page those that can be pressed are buttons.
///
/// UIKit: `UICellAccessory`.
@MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    ///
    /// UIKit: `UICellAccessory.DisplayedState`.
    public enum DisplayedState: Sendable {
        /// At all times.
        case always
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing
    }

    /// What kinds of accessory there are.
    ///
    /// UIKit: `UICellAccessory.AccessoryType`.
    public enum AccessoryType: Sendable {
        /// A chevron: pressing the row shows more.
        case disclosureIndicator
        /// An info button.
        case detail
        /// A tick.
        case checkmark
        /// A control that deletes the row.
        case delete
        /// A control that inserts a row.
        case insert
        /// Controls that move the row.
        case reorder
        /// A mark of whether the row is among the selected ones.
        case multiselect
        /// A control that unfolds what is below the row.
        case outlineDisclosure
        /// A menu.
        case popUpMenu
        /// A text.
        case label
        /// A view of the app's own.
        case customView
    }

    /// What the accessory is, with what belongs to its kind.
    package enum Kind {
        case disclosureIndicator
        case detail(ActionHandler?)
        case checkmark
        case delete(ActionHandler?)
        case insert(ActionHandler?)
        case reorder
        case multiselect
        case outlineDisclosure(OutlineDisclosureOptions, ActionHandler?)
        case popUpMenu(UIMenu)
        case label(String, LabelOptions)
        case customView(UIView, Placement)
    }

    /// What pressing an accessory does.
    public typealias ActionHandler = @MainActor () -> Void

    /// What the accessory is.
    package let kind: Kind

    /// When it is shown.
    package let displayed: DisplayedState

    /// The colour of the accessory; nil for the usual one.
    package let tintColor: UIColor?

    private init(_ kind: Kind, _ displayed: DisplayedState, _ tintColor: UIColor?) {
        self.kind = kind
        self.displayed = displayed
        self.tintColor = tintColor
    }

    /// The kind of accessory.
    public var accessoryType: AccessoryType {
        switch kind {
        case .disclosureIndicator: .disclosureIndicator
        case .detail: .detail
        case .checkmark: .checkmark
        case .delete: .delete
        case .insert: .insert
        case .reorder: .reorder
        case .multiselect: .multiselect
        case .outlineDisclosure: .outlineDisclosure
        case .popUpMenu: .popUpMenu
        case .label: .label
        case .customView: .customView
        }
    }

    // MARK: Creating accessories

    /// A chevron at the end of the row: pressing the row shows more.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: How it looks.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options.tintColor)
    }

    /// An info button.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: How it looks.
    ///   - actionHandler: What pressing it does.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail(actionHandler), displayed, options.tintColor)
    }

    /// A tick.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: How it looks.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options.tintColor)
    }

    /// A control that deletes the row.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: How it looks.
    ///   - actionHandler: What pressing it does; nil offers the trailing swipe actions of the row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete(actionHandler), displayed, options.tintColor)
    }

    /// A control that inserts a row.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: How it looks.
    ///   - actionHandler: What pressing it does.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert(actionHandler), displayed, options.tintColor)
    }

    /// Controls that move the row; shown where the data source can move it.
    ///
    /// - Parameters:
    ///   - displayed: When they are shown.
    ///   - options: How they look.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, displayed, options.tintColor)
    }

    /// A mark of whether the row is among the selected ones.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: How it looks.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, options.tintColor)
    }

    /// A control that unfolds what is below the row in an outline.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: How it looks and what is pressed.
    ///   - actionHandler: What pressing it does; nil unfolds and folds the section snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outlineDisclosure(options, actionHandler), displayed, options.tintColor)
    }

    /// A menu.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - displayed: When it is shown.
    ///   - options: How it looks.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions()
    ) -> UICellAccessory {
        UICellAccessory(.popUpMenu(menu), displayed, options.tintColor)
    }

    /// A text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - displayed: When it is shown.
    ///   - options: How it looks.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(.label(text, options), displayed, options.tintColor)
    }

    /// A view of the app's own.
    ///
    /// - Parameter configuration: The view and where it stands.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            .customView(configuration.customView, configuration.placement), configuration.displayed,
            configuration.tintColor)
    }
}

extension UICellAccessory {
    /// Whether the accessory is shown in a state of the row.
    func isShown(whenEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    var isOutlineDisclosure: Bool {
        if case .outlineDisclosure = kind { true } else { false }
    }

    var isReorder: Bool {
        if case .reorder = kind { true } else { false }
    }

    var customView: UIView? {
        if case .customView(let view, _) = kind { view } else { nil }
    }
}
