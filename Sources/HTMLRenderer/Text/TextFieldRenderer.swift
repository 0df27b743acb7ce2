import Foundation
import UIKitCore

/// Writes a text field: an input of the form, with what stands beside its text.
@MainActor
enum TextFieldRenderer {
    static func render(_ field: UITextField, into page: inout RenderingPass) {
        let left = field.shows(field.leftViewMode) ? field.leftView : nil
        let right = field.shows(field.rightViewMode) ? field.rightView : nil
        let isClearable = field.isEnabled && field.userInteractions().contains(.clearText)
        let isApplied = field.isEnabled && !field.reports.isEmpty
        guard left != nil || right != nil || isClearable || isApplied else {
            return writeInput(of: field, class: "field", borderClass(of: field), into: &page)
        }
        page.html.markup("<span class=\"field-group ")
        page.html.markup(borderClass(of: field))
        page.html.markup("\">")
        if let search = field as? UISearchTextField {
            SearchBarRenderer.writeLeadingParts(of: search, into: &page)
        } else if let left {
            page.render(left)
        }
        writeInput(of: field, class: "field", "", into: &page)
        if isClearable, right == nil { writeClearButton(of: field, into: &page) }
        if let right { page.render(right) }
        if isApplied { page.writeApplyButton(of: field) }
        page.html.markup("</span>")
    }

    private static func borderClass(of field: UITextField) -> StaticString {
        if field is UISearchTextField { return "search" }
        return switch field.borderStyle {
        case .none: ""
        case .line: "line"
        case .bezel: "bezel"
        case .roundedRect: "rounded"
        }
    }

    private static func writeInput(
        of field: UITextField, class className: StaticString, _ border: StaticString, into page: inout RenderingPass
    ) {
        page.openTag(
            "input", for: field, classes: className, border, LabelRenderer.alignment(of: field.textAlignment))
        page.html.attribute("type", field.isSecureTextEntry ? "password" : "text")
        page.fieldName(of: field)
        let text = field.isSecureTextEntry ? "" : page.typedText(of: field) ?? field.pageText
        if !text.isEmpty { page.html.attribute("value", text) }
        page.writeStoredText(field.pageText, of: field)
        if let placeholder = field.placeholder, !placeholder.isEmpty {
            page.html.attribute("placeholder", placeholder)
        }
        page.writeInputTraits(of: field)
        page.writeReports(field.reports)
        page.writeAutofocus(of: field, resignations: field.resignationCount)
        if !field.isEnabled { page.html.attribute("disabled") }
        page.html.endTag()
        page.writeInputAccessory(of: field)
        page.writeTextRule(of: field, font: field.font, color: field.textColor)
        writePicture(of: field, into: &page)
    }

    /// Writes the image behind the text, which stands in place of the border.
    private static func writePicture(of field: UITextField, into page: inout RenderingPass) {
        guard let path = field.displayedBackground?.urlPath else { return }
        page.writeRule(for: page.identifier(of: field), withWrapper: true) { pass in
            pass.styles.begin("background-image")
            pass.styles.appendURL(path)
            pass.styles.end()
            pass.styles.declare("background-size:100% 100%;background-repeat:no-repeat;border-color:transparent")
        }
    }

    private static func writeClearButton(of field: UITextField, into page: inout RenderingPass) {
        page.html.markup("<button type=\"submit\" class=\"clear-button\"")
        page.eventAttributes(.clearText, of: field)
        page.html.attribute("aria-label", page.text(.clearText))
        page.html.endTag()
        page.writeSymbol("xmark.circle.fill")
        page.html.markup("</button>")
    }
}

/// Writes a text view: a text area of the form, or its text where it cannot be edited.
@MainActor
enum TextViewRenderer {
    private static let usualInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    static func render(_ view: UITextView, into page: inout RenderingPass) {
        let alignment = LabelRenderer.alignment(of: view.textAlignment)
        let isApplied = view.isEditable && !view.reports.isEmpty
        // What stands around a field stays while subviews are hidden, as a field that is moved may lose the focus.
        let isWrapped = isApplied || view.hasSubviewsOnPage
        if isWrapped { page.html.markup("<div class=\"applied\">") }
        if view.isEditable {
            writeTextArea(of: view, alignment, into: &page)
        } else {
            writeText(of: view, alignment, into: &page)
        }
        writeSubviews(of: view, into: &page)
        if isApplied { page.writeApplyButton(of: view) }
        if isWrapped { page.html.markup("</div>") }
        page.writeTextRule(of: view, font: view.font, color: view.textColor)
        let container = view.textContainerIfLoaded
        if let limit = container?.maximumNumberOfLines, limit > 0, !view.isEditable {
            page.writeRule(for: view) { rule in
                rule.declare("display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden")
                rule.declare("-webkit-line-clamp", number: Double(limit))
            }
        }
        guard view.textContainerInset != usualInset || view.lineFragmentPadding != 5 else { return }
        var padding = view.textContainerInset
        padding.left += view.lineFragmentPadding
        padding.right += view.lineFragmentPadding
        page.writeRule(for: view) { $0.declare("padding", padding) }
    }
}

extension TextViewRenderer {
    /// Writes text that cannot be edited.
    private static func writeText(of view: UITextView, _ alignment: StaticString, into page: inout RenderingPass) {
        let paragraph = NSParagraphStyle.first(of: view.linkedText)?.properties
        let own = paragraph.flatMap { $0.alignment == .natural ? nil : LabelRenderer.alignment(of: $0.alignment) }
        page.openTag("div", for: view, classes: "text-view", own ?? alignment)
        page.html.endTag()
        if let text = view.linkedText {
            if let paragraph { page.writeParagraphRule(of: paragraph, for: view, showing: text) }
            page.writeAttributedText(text, in: view)
        } else {
            page.html.text(view.text ?? "")
        }
        page.html.close("div")
    }

    /// Writes the subviews of a text view, which lie over its text where layout put them.
    private static func writeSubviews(of view: UITextView, into page: inout RenderingPass) {
        let subviews = view.subviewsOnPage.filter { !$0.isHidden }
        guard !subviews.isEmpty else { return }
        page.html.markup("<div class=\"text-overlay\">")
        for subview in subviews {
            page.render(subview)
            guard !subview.standsByFrame else { continue }
            page.writeRule(for: page.identifier(of: subview), withWrapper: subview.mayBeWrapped) { pass in
                pass.styles.declare("position:absolute;margin:0")
                pass.styles.declare("left", points: subview.frame.minX)
                pass.styles.declare("top", points: subview.frame.minY)
            }
        }
        page.html.markup("</div>")
    }

    private static func writeTextArea(
        of view: UITextView, _ alignment: StaticString, into page: inout RenderingPass
    ) {
        page.openTag("textarea", for: view, classes: "text-view", alignment)
        page.fieldName(of: view)
        page.writeInputTraits(of: view)
        page.writeReports(view.reports)
        page.writeStoredText(view.pageText, of: view)
        page.writeAutofocus(of: view, resignations: view.resignationCount)
        page.html.endTag()
        // A browser drops one line break at the start of a text area.
        page.html.markup("\n")
        page.html.text(page.typedText(of: view) ?? view.pageText)
        page.html.close("textarea")
        page.writeInputAccessory(of: view)
    }
}

extension UITextView {
    /// The subviews that the app put into the view.
    fileprivate final var subviewsOnPage: [UIView] { childViews.filter { $0 !== inputAccessoryView } }

    /// Whether the app put subviews into the view, shown or not.
    final var hasSubviewsOnPage: Bool { !subviewsOnPage.isEmpty }
}

extension RenderingPass {
    /// Writes the rule for the font and the colour of a text that a person types.
    mutating func writeTextRule(of view: UIView, font: UIFont?, color: UIColor?) {
        let look = TextLook(font: font, color: color)
        let color = color.flatMap { $0 == .label ? nil : $0 }
        guard look.ruleFont != nil || font?.attributes.textStyle != nil || color != nil else { return }
        writeRule(for: view) { rule in
            if let font, font.attributes.pointSize != 17 || font.attributes.weight != .regular || look.ruleFont != nil {
                rule.declare(font)
            }
            if let color { rule.declare("color", color, as: .ink) }
        }
    }

    /// Writes the view that stands at the lower edge of the page while a field has the focus, or what is in that view.
    mutating func writeInputAccessory(of field: UIView) {
        guard let accessory = field.inputAccessoryView, !accessory.isHidden, let owner = accessory.superview else {
            return
        }
        guard owner === field else { return shareInputAccessory(accessory, of: owner, with: field) }
        html.markup("<div class=\"input-accessory\">")
        render(accessory)
        html.markup("</div>")
    }

    /// Writes that a view which another field has on the page too is shown while this one has the focus.
    private mutating func shareInputAccessory(_ accessory: UIView, of owner: UIView, with field: UIView) {
        guard owner.isValueField, owner.inputAccessoryView === accessory, owner.window === field.window else { return }
        styles.bytes.append(":root:has(#v" as StaticString)
        styles.bytes.append(decimal: Int(identifier(of: field)))
        styles.bytes.append(":focus) .input-accessory:has(>#v" as StaticString)
        styles.bytes.append(decimal: Int(identifier(of: accessory)))
        styles.bytes.append("){" as StaticString)
        styles.declare("opacity:1;pointer-events:auto")
        styles.endRule()
    }

    /// What was typed into a field and could not be stored, or nil.
    func typedText(of field: UIView) -> String? {
        guard !typedValues.isEmpty, let identifier = field.viewIdentifier else { return nil }
        return typedValues[identifier]
    }

    /// Says what a field holds that shows what was typed instead; the script sends that again, as it was not stored.
    mutating func writeStoredText(_ text: String, of field: UIView) {
        if typedText(of: field) != nil { html.attribute("data-stored", text) }
    }

    /// Gives the field the focus that has it on the server, or in which Return was pressed last; of one that gave it up
    /// it says how often, by which the script notices.
    mutating func writeAutofocus(of field: UIView, resignations: UInt16) {
        if field.isFirstResponder {
            writeFocus()
        } else {
            writeRestoredFocus(.editingDidEndOnExit, of: field)
            if resignations > 0 { html.attribute("data-resigned", Int(resignations)) }
        }
    }
}

extension StyleWriter {
    /// Writes distances from the four edges.
    mutating func declare(_ property: StaticString, _ insets: UIEdgeInsets) {
        begin(property)
        bytes.append(points: insets.top)
        bytes.append(UInt8(ascii: " "))
        bytes.append(points: insets.right)
        bytes.append(UInt8(ascii: " "))
        bytes.append(points: insets.bottom)
        bytes.append(UInt8(ascii: " "))
        bytes.append(points: insets.left)
        end()
    }
}
