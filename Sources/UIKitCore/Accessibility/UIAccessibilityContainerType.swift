/// What a view is as a container of elements that assistive technology finds.
///
/// Source: UIKit, `UIAccessibilityContainerType`.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing in particular.
    case none
    /// A table whose cells have rows and columns.
    case dataTable
    /// A list.
    case list
    /// A part of the screen that people look for; a region of the page where it has a name.
    case landmark
    /// A group of elements that belong together.
    case semanticGroup
}
