public import UIKitCore

/// The writing of one page: the markup, the rules of single views, and what a renderer needs to know about its place.
@MainActor
public struct RenderingPass {
    /// The markup.
    public var html = HTMLWriter()

    /// The rules of single views.
    package var styles: StyleWriter

    /// The scene whose page is written.
    package let scene: UIWindowScene

    /// The rank of the heading that titles the present region, 1 on the page itself and 2 in a dialog.
    package var headingLevel = 1

    /// Whether the page's main region was opened.
    package var hasMainRegion = false

    /// Whether the page has its region for searching.
    var hasSearchRegion = false

    /// What the uppermost screen is called, for the page's title.
    package var title: String?

    /// The app's name, shown above the sidebar.
    package var applicationName: String?

    /// What fields show in place of what they hold, by the number of the view; see `PageContext.typedValues`.
    package var typedValues: [Int32: String] = [:]

    /// The number of the field whose value was refused; see `PageContext.refusedField`.
    var refusedField: Int32?

    /// Whether the page stays where it is scrolled to; see `PageContext.isShownAgain`.
    var isShownAgain = false

    /// The numbers of the views whose view transition names are taken.
    var zoomNames: Set<Int32> = []

    /// Whether the element was written that a transition gave the focus back to.
    private var hasRestoredFocus = false

    /// Whether what was kept of views is noted in ``fragments`` and left out of the markup and the rules.
    var setsFragmentsAside = false

    /// What was kept of views and left out, in the order of the page.
    var fragments: [PlacedFragment] = []

    /// The control that the next label is for.
    var labelTarget: Int32?

    /// The label that the next control refers to.
    var labelSource: LabelSource?

    /// The number of the view whose element was opened last, for identifiers in drawings.
    var drawingScope: Int32 = 0

    /// How many definitions of drawings were written since then.
    var definitionCount = 0

    /// How each class of views is written.
    let table: HTMLRendererTable

    /// The language of the framework's own texts on the page.
    package let language: FrameworkLanguage

    /// Begins to write a page of the scene with the renderers of the table.
    package init(scene: UIWindowScene, table: HTMLRendererTable = .shared) {
        self.scene = scene
        self.table = table
        styles = StyleWriter(textSize: scene.browserTextSize)
        language = scene.frameworkLanguage
    }

    /// One of the framework's own texts, in the language of the page.
    package func text(_ text: FrameworkText) -> StaticString { language.text(text) }

    /// One of the framework's own texts, in the language of the page, with what is put in for `%1` and `%2`.
    package func text(_ text: FrameworkText, _ first: String, _ second: String = "") -> String {
        language.text(text, first, second)
    }

    // MARK: Views

    /// Writes a view and everything in it; nothing when it is hidden.
    ///
    /// - Parameter view: The view.
    public mutating func render(_ view: UIView) {
        guard !view.isHidden else { return }
        table.renderer(for: view)(view, &self)
        // A row or an item is one of a list, so its actions are in it.
        guard let attributes = view.attributesIfPresent, !(view is any ItemCell) else { return }
        if attributes.accessibility != nil {
            writeActivation(of: view)
            writeCustomActions(of: view)
        }
        if !attributes.gestureRecognizers.isEmpty { writeGestures(of: view) }
    }

    /// Writes the subviews of a view, from back to front.
    ///
    /// - Parameter view: The view.
    public mutating func renderSubviews(of view: UIView) {
        for child in view.childViews { render(child) }
    }

    /// Writes the beginning of the start tag of a view's element, with the identifier, the classes and what the view
    /// tells assistive technology, and the rules for its look; to be followed by attributes and `html.endTag()`.
    ///
    /// - Parameters:
    ///   - name: The element's name.
    ///   - view: The view.
    ///   - className: The classes, or an empty text.
    public mutating func openTag(_ name: StaticString, for view: UIView, class className: StaticString = "") {
        openTag(name, for: view, classes: className)
    }

    /// The number of a view on the page.
    package func identifier(of view: UIView) -> Int32 {
        view.viewIdentifier ?? scene.identifier(for: view)
    }

    // MARK: Tags

    /// Writes the beginning of the start tag of a view's element as ``openTag(_:for:class:)`` does, with several
    /// classes, of which those that are empty texts are left out.
    package mutating func openTag(
        _ name: StaticString, for view: UIView, classes: StaticString, _ second: StaticString = "",
        _ third: StaticString = "", _ fourth: StaticString = "", _ fifth: StaticString = "", _ sixth: StaticString = "",
        _ seventh: StaticString = ""
    ) {
        let identifier = identifier(of: view)
        drawingScope = identifier
        definitionCount = 0
        html.openTag(name)
        html.beginAttribute("id")
        html.write(viewIdentifier: identifier)
        html.endAttribute()
        if classes.utf8CodeUnitCount > 0 {
            html.beginAttribute("class")
            html.markup(classes)
            html.write(furtherClass: second)
            html.write(furtherClass: third)
            html.write(furtherClass: fourth)
            html.write(furtherClass: fifth)
            html.write(furtherClass: sixth)
            html.write(furtherClass: seventh)
            html.endAttribute()
        }
        if view.attributesIfPresent != nil { writeAccessibility(of: view) }
        guard view.hasOwnAppearance else { return }
        writeAppearance(of: view, identifier)
    }

    // MARK: Events

    /// Writes the attributes that make a submit button of the form send an event of a view.
    package mutating func eventAttributes(_ event: UserInteractionEvent, of view: UIView) {
        beginEventValue(event, of: view)
        html.endAttribute()
        writeRestoredFocus(event, of: view)
    }

    /// Writes the attributes that make a submit button of the form send an event of a view with a value.
    package mutating func eventAttributes(_ event: UserInteractionEvent, of view: UIView, value: String) {
        beginEventValue(event, of: view)
        html.bytes.append(UInt8(ascii: "="))
        html.bytes.appendEscaped(value)
        html.endAttribute()
        writeRestoredFocus(event, of: view, value: value)
    }

    /// Writes the attributes that make a submit button of the form send an event with a list of indices as its value,
    /// for instance section and row.
    ///
    /// - Parameters:
    ///   - event: What it sends.
    ///   - view: The view that it is sent to.
    ///   - indices: The value.
    ///   - mark: The mark of what stands at that place, where other elements may come to stand there.
    package mutating func eventAttributes(
        _ event: UserInteractionEvent, of view: UIView, indices: [Int], mark: ElementMark? = nil
    ) {
        beginEventValue(event, of: view)
        html.write(indices: indices)
        if let mark { html.bytes.append(contentsOf: "~\(mark.text)".utf8) }
        html.endAttribute()
        guard scene.restoredFocus?.view === view else { return }
        writeRestoredFocus(event, of: view, value: indices.map(String.init).joined(separator: "."))
    }

    /// Gives an element the focus that it had before another controller came over its own, or before the page was
    /// loaded anew.
    ///
    /// - Parameters:
    ///   - event: What the element does.
    ///   - view: The view that it belongs to.
    ///   - value: With which value it does it; nil where it stands for all values.
    mutating func writeRestoredFocus(_ event: UserInteractionEvent, of view: UIView, value: String? = nil) {
        guard let place = scene.restoredFocus, place.view === view, place.event == event, !hasRestoredFocus,
            value == nil || place.value == nil || value == place.value
        else { return }
        hasRestoredFocus = true
        writeFocus()
    }

    /// Gives a view's own element the focus that the app moved there.
    mutating func writeMovedFocus(of view: UIView) {
        guard let place = scene.restoredFocus, place.view === view, place.event == nil, !hasRestoredFocus else {
            return
        }
        hasRestoredFocus = true
        // What takes no focus by itself takes it this way.
        if view.isFocusedByScriptAlone { html.attribute("tabindex", -1) }
        writeFocus()
    }

    /// Writes the attribute of the element that gets the focus, to which browsers scroll where they give it by themselves.
    mutating func writeFocus() {
        html.attribute(isShownAgain ? "data-focused" : "autofocus")
    }

    private mutating func beginEventValue(_ event: UserInteractionEvent, of view: UIView) {
        html.markup(" name=\"segue-event\" value=\"")
        html.write(viewIdentifier: identifier(of: view))
        html.bytes.append(UInt8(ascii: "."))
        html.bytes.appendEscaped(event.rawValue)
    }

    /// Writes the attribute that makes an input of the form a field of a view.
    package mutating func fieldName(of view: UIView) {
        let identifier = identifier(of: view)
        html.beginAttribute("name")
        html.write(viewIdentifier: identifier)
        html.endAttribute()
        guard identifier == refusedField else { return }
        html.attribute("aria-invalid", "true")
        html.attribute("aria-describedby", Self.noticeIdentifier)
    }

    /// The identifier of the notice that a field refers to.
    static let noticeIdentifier: StaticString = "segue-notice"
}

extension HTMLWriter {
    /// Writes a view's number as pages and requests spell it: `v12`.
    package mutating func write(viewIdentifier: Int32) {
        bytes.append(UInt8(ascii: "v"))
        bytes.append(decimal: Int(viewIdentifier))
    }

    /// Writes one more class into a class attribute; nothing for an empty text.
    @inline(__always)
    mutating func write(furtherClass name: StaticString) {
        guard name.utf8CodeUnitCount > 0 else { return }
        bytes.append(UInt8(ascii: " "))
        bytes.append(name)
    }

    /// Writes `=` and indices with dots between them: `=0.3`.
    package mutating func write(indices: [Int]) {
        var separator = UInt8(ascii: "=")
        for index in indices {
            bytes.append(separator)
            bytes.append(decimal: index)
            separator = UInt8(ascii: ".")
        }
    }
}
