import UIKit

/// An entry of the catalog: what it is called, how it is made and the Swift source it is made of.
@MainActor
struct CatalogPage {
    let title: String
    let symbol: String
    let source: String
    let makeExamples: @MainActor () -> CatalogExamplesViewController

    init(
        _ title: String, symbol: String, source: [UInt8],
        examples: @escaping @MainActor () -> CatalogExamplesViewController
    ) {
        self.title = title
        self.symbol = symbol
        self.source = String(decoding: source, as: UTF8.self)
        self.makeExamples = examples
    }

    /// Makes the page's controller, which comes back by the page's title when its scene is restored.
    func makeController() -> CatalogExamplesViewController {
        let examples = makeExamples()
        examples.title = title
        examples.sourceText = source
        // What is pushed next takes the size of the title over, also when this page has not been seen yet.
        examples.navigationItem.largeTitleDisplayMode = .never
        examples.restorationIdentifier = "page"
        examples.restorationClass = CatalogExamplesViewController.self
        return examples
    }
}

extension CatalogExamplesViewController: UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        title(from: coder).flatMap(CatalogPage.init(titled:))?.makeController()
    }
}

extension CatalogPage {
    /// The page of a title; nil for none.
    init?(titled title: String) {
        guard let page = CatalogSection.all.flatMap(\.pages).first(where: { $0.title == title }) else { return nil }
        self = page
    }

    /// What a screen that a page leads to is called in the state of a scene.
    static func identifier(ofScreen name: String, on title: String?) -> String { "\(title ?? "") › \(name)" }

    /// Makes the screen of such a name; nil for another name.
    static func screen(withIdentifier identifier: String) -> UIViewController? {
        let parts = identifier.components(separatedBy: " › ")
        guard parts.count == 2 else { return nil }
        return CatalogPage(titled: parts[0])?.makeController().screen(parts[1])
    }
}

/// A group of entries in the catalog.
@MainActor
struct CatalogSection {
    let title: String
    let pages: [CatalogPage]
}

extension CatalogSection {
    /// Everything the catalog shows.
    static let all: [CatalogSection] = [
        CatalogSection(
            title: "Controls",
            pages: [
                CatalogPage("Buttons", symbol: "hand.tap", source: PackageResources.ButtonExamples_swift) {
                    ButtonExamples()
                },
                CatalogPage(
                    "Text Fields", symbol: "character.cursor.ibeam", source: PackageResources.TextFieldExamples_swift
                ) {
                    TextFieldExamples()
                },
                CatalogPage("Text Views", symbol: "text.alignleft", source: PackageResources.TextViewExamples_swift) {
                    TextViewExamples()
                },
                CatalogPage("Forms", symbol: "checklist", source: PackageResources.FormExamples_swift) {
                    FormExamples()
                },
                CatalogPage("Switches", symbol: "switch.2", source: PackageResources.SwitchExamples_swift) {
                    SwitchExamples()
                },
                CatalogPage("Sliders", symbol: "slider.horizontal.3", source: PackageResources.SliderExamples_swift) {
                    SliderExamples()
                },
                CatalogPage(
                    "Steppers", symbol: "plusminus", source: PackageResources.StepperExamples_swift
                ) {
                    StepperExamples()
                },
                CatalogPage(
                    "Segmented Controls", symbol: "rectangle.split.2x1",
                    source: PackageResources.SegmentedControlExamples_swift
                ) {
                    SegmentedControlExamples()
                },
                CatalogPage("Date Pickers", symbol: "calendar", source: PackageResources.DatePickerExamples_swift) {
                    DatePickerExamples()
                },
                CatalogPage("Picker Views", symbol: "list.bullet", source: PackageResources.PickerViewExamples_swift) {
                    PickerViewExamples()
                },
                CatalogPage("Page Controls", symbol: "ellipsis", source: PackageResources.PageControlExamples_swift) {
                    PageControlExamples()
                },
                CatalogPage("Menus", symbol: "ellipsis.circle", source: PackageResources.MenuExamples_swift) {
                    MenuExamples()
                },
                CatalogPage(
                    "Search Bars", symbol: "magnifyingglass", source: PackageResources.SearchBarExamples_swift
                ) {
                    SearchBarExamples()
                },
            ]),
        CatalogSection(
            title: "Views",
            pages: [
                CatalogPage("Labels and Fonts", symbol: "textformat", source: PackageResources.LabelExamples_swift) {
                    LabelExamples()
                },
                CatalogPage("Colours", symbol: "paintpalette", source: PackageResources.ColorExamples_swift) {
                    ColorExamples()
                },
                CatalogPage("Symbols and Images", symbol: "photo", source: PackageResources.ImageExamples_swift) {
                    ImageExamples()
                },
                CatalogPage("Stack Views", symbol: "square.stack", source: PackageResources.StackViewExamples_swift) {
                    StackViewExamples()
                },
                CatalogPage("Layers", symbol: "square.stack.3d.up", source: PackageResources.LayerExamples_swift) {
                    LayerExamples()
                },
                CatalogPage("Drawing", symbol: "paintpalette", source: PackageResources.DrawingExamples_swift) {
                    DrawingExamples()
                },
                CatalogPage("Frames", symbol: "square.dashed", source: PackageResources.FrameExamples_swift) {
                    FrameExamples()
                },
                CatalogPage(
                    "Constraints", symbol: "rectangle.split.2x1", source: PackageResources.ConstraintExamples_swift
                ) {
                    ConstraintExamples()
                },
                CatalogPage(
                    "Scroll Views", symbol: "arrow.up.arrow.down", source: PackageResources.ScrollViewExamples_swift
                ) {
                    ScrollViewExamples()
                },
                CatalogPage("Progress", symbol: "hourglass", source: PackageResources.ProgressExamples_swift) {
                    ProgressExamples()
                },
                CatalogPage(
                    "Refresh Controls", symbol: "arrow.clockwise",
                    source: PackageResources.RefreshControlExamples_swift
                ) {
                    RefreshControlExamples()
                },
                CatalogPage(
                    "Visual Effects", symbol: "sparkles", source: PackageResources.VisualEffectExamples_swift
                ) {
                    VisualEffectExamples()
                },
                CatalogPage("Animations", symbol: "play", source: PackageResources.AnimationExamples_swift) {
                    AnimationExamples()
                },
                CatalogPage(
                    "Missing Content", symbol: "tray", source: PackageResources.ContentUnavailableExamples_swift
                ) {
                    ContentUnavailableExamples()
                },
                CatalogPage("Gestures", symbol: "hand.tap", source: PackageResources.GestureExamples_swift) {
                    GestureExamples()
                },
                CatalogPage("Touches", symbol: "hand.point.up.left", source: PackageResources.TouchExamples_swift) {
                    TouchExamples()
                },
            ]),
        CatalogSection(
            title: "Containers",
            pages: [
                CatalogPage("Navigation", symbol: "chevron.forward", source: PackageResources.NavigationExamples_swift)
                {
                    NavigationExamples()
                },
                CatalogPage(
                    "Navigation Bars", symbol: "menubar.rectangle",
                    source: PackageResources.NavigationBarExamples_swift
                ) {
                    NavigationBarExamples()
                },
                CatalogPage("Toolbars", symbol: "dock.rectangle", source: PackageResources.ToolbarExamples_swift) {
                    ToolbarExamples()
                },
                CatalogPage(
                    "Search Controllers", symbol: "magnifyingglass",
                    source: PackageResources.SearchControllerExamples_swift
                ) {
                    SearchControllerExamples()
                },
                CatalogPage("Tables", symbol: "list.bullet", source: PackageResources.TableExamples_swift) {
                    TableExamples()
                },
                CatalogPage("Tabs", symbol: "square.grid.2x2", source: PackageResources.TabExamples_swift) {
                    TabExamples()
                },
                CatalogPage(
                    "Collections", symbol: "square.grid.2x2", source: PackageResources.CollectionExamples_swift
                ) {
                    CollectionExamples()
                },
                CatalogPage(
                    "Split Views", symbol: "sidebar.left", source: PackageResources.SplitViewExamples_swift
                ) {
                    SplitViewExamples()
                },
                CatalogPage("Page Views", symbol: "book", source: PackageResources.PageViewExamples_swift) {
                    PageViewExamples()
                },
                CatalogPage("Children", symbol: "rectangle.stack", source: PackageResources.ChildExamples_swift) {
                    ChildExamples()
                },
                CatalogPage("Environment", symbol: "macwindow", source: PackageResources.EnvironmentExamples_swift) {
                    EnvironmentExamples()
                },
            ]),
        CatalogSection(
            title: "Presentations",
            pages: [
                CatalogPage("Alerts", symbol: "exclamationmark.triangle", source: PackageResources.AlertExamples_swift)
                {
                    AlertExamples()
                },
                CatalogPage(
                    "Action Sheets", symbol: "square.and.arrow.up", source: PackageResources.ActionSheetExamples_swift
                ) {
                    ActionSheetExamples()
                },
                CatalogPage(
                    "Sheets", symbol: "rectangle.bottomthird.inset.filled",
                    source: PackageResources.SheetExamples_swift
                ) {
                    SheetExamples()
                },
                CatalogPage("Detents", symbol: "line.3.horizontal", source: PackageResources.DetentExamples_swift) {
                    DetentExamples()
                },
                CatalogPage(
                    "Full Screen", symbol: "arrow.up.left.and.arrow.down.right",
                    source: PackageResources.FullScreenExamples_swift
                ) {
                    FullScreenExamples()
                },
                CatalogPage("Popovers", symbol: "bubble.left", source: PackageResources.PopoverExamples_swift) {
                    PopoverExamples()
                },
                CatalogPage(
                    "Transitions", symbol: "arrow.left.arrow.right",
                    source: PackageResources.TransitionExamples_swift
                ) {
                    TransitionExamples()
                },
                CatalogPage(
                    "Custom Presentations", symbol: "square.stack",
                    source: PackageResources.CustomPresentationExamples_swift
                ) {
                    CustomPresentationExamples()
                },
            ]),
        CatalogSection(
            title: "System",
            pages: [
                CatalogPage(
                    "Pickers", symbol: "paintpalette", source: PackageResources.PickerExamples_swift
                ) {
                    PickerExamples()
                },
                CatalogPage("Files and Sharing", symbol: "doc", source: PackageResources.FileExamples_swift) {
                    FileExamples()
                },
                CatalogPage(
                    "Keyboard Shortcuts", symbol: "keyboard", source: PackageResources.KeyCommandExamples_swift
                ) {
                    KeyCommandExamples()
                },
                CatalogPage("Accounts", symbol: "person.circle", source: PackageResources.AccountExamples_swift) {
                    AccountExamples()
                },
                CatalogPage(
                    "Keyboards of an App", symbol: "number",
                    source: PackageResources.InputViewExamples_swift
                ) {
                    InputViewExamples()
                },
                CatalogPage(
                    "Edit Menus and Undo", symbol: "arrow.uturn.backward",
                    source: PackageResources.EditMenuExamples_swift
                ) {
                    EditMenuExamples()
                },
            ]),
    ]
}
