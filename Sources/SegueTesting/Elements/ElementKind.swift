import UIKitCore

/// What an element is for a person, whichever class it has: `XCUIElement.ElementType`.
public enum ElementKind: String, Sendable, CaseIterable {
    /// Whatever it is.
    case any
    /// An alert.
    case alert
    /// An action sheet.
    case sheet
    /// Something to be pressed: a button, an item of a bar or menu, a segment, a swipe action.
    case button
    /// A row of a table or an item of a collection.
    case cell
    /// A field for files.
    case fileField
    /// A picture.
    case image
    /// A link out of the page.
    case link
    /// A navigation bar, named by its title.
    case navigationBar
    /// The dots of pages.
    case pageIndicator
    /// A column of a picker.
    case pickerWheel
    /// A picker with its columns.
    case picker
    /// A date picker.
    case datePicker
    /// A bar of progress.
    case progressIndicator
    /// A field for a search.
    case searchField
    /// A field for a password.
    case secureTextField
    /// A row of segments.
    case segmentedControl
    /// A slider.
    case slider
    /// A text.
    case staticText
    /// A stepper with its two buttons.
    case stepper
    /// A switch.
    case `switch`
    /// A tab bar.
    case tabBar
    /// A table.
    case table
    /// A collection.
    case collectionView
    /// A field of one line.
    case textField
    /// A field of several lines.
    case textView
    /// A toolbar.
    case toolbar
    /// Anything else that can be read or used.
    case other
}

extension ElementKind {
    /// What a view is.
    @MainActor
    init(of view: UIView) {
        self = Self.field(view) ?? Self.container(view) ?? Self.simple(view)
    }

    @MainActor
    private static func simple(_ view: UIView) -> ElementKind {
        switch view {
        case is UILabel: .staticText
        case is UIImageView: .image
        case is UIProgressView: .progressIndicator
        case is FileLink, is WebLink: .link
        case is BarButton, is TabBarButton, is NavigationBackButton, is SplitBarButton, is UIButton: .button
        case _ where view.accessibilityTraits.contains(.link): .link
        case _ where view.accessibilityTraits.contains(.button): .button
        case _ where view.accessibilityTraits.contains(.image): .image
        case _ where view.accessibilityTraits.contains(.staticText): .staticText
        default: .other
        }
    }

    @MainActor
    private static func field(_ view: UIView) -> ElementKind? {
        switch view {
        case is UISearchTextField: .searchField
        case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
        case is UITextView: .textView
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISegmentedControl: .segmentedControl
        case is UIDatePicker: .datePicker
        case is UIPickerView: .picker
        case is PickerComponent: .pickerWheel
        case is UIPageControl: .pageIndicator
        case is FileField: .fileField
        default: nil
        }
    }

    @MainActor
    private static func container(_ view: UIView) -> ElementKind? {
        switch view {
        case is UITableViewCell, is UICollectionViewCell: .cell
        case is UITableView: .table
        case is UICollectionView: .collectionView
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        case is UIToolbar: .toolbar
        case let alert as AlertView: alert.style == .alert ? .alert : .sheet
        default: nil
        }
    }

    /// Whether elements of the kind are worth to be listed, whatever can be done with them.
    var isContainer: Bool {
        [.alert, .sheet, .navigationBar, .tabBar, .toolbar, .table, .collectionView, .picker].contains(self)
    }
}
