import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct TextFieldRendererTests {
    @Test func aFieldHasItsTextAndWhatABrowserShouldDoForIt() {
        let field = UITextField()
        field.text = "\"Ada\" <a@b>"
        field.placeholder = "E-mail & more"
        field.borderStyle = .roundedRect
        field.keyboardType = .emailAddress
        field.textContentType = .emailAddress
        field.returnKeyType = .next
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        #expect(
            Stage().html(of: field) == """
                <input id="v1" class="field rounded" type="text" name="v1" value="&quot;Ada&quot; &lt;a@b&gt;" \
                placeholder="E-mail &amp; more" autocomplete="email" inputmode="email" enterkeyhint="next" \
                autocapitalize="none" autocorrect="off" spellcheck="false">
                """)
    }

    @Test func aFieldThatTheAppListensToReportsWhatItHears() {
        let field = UITextField()
        field.addAction(UIAction { _ in }, for: .editingChanged)
        #expect(
            Stage().html(of: field) == """
                <span class="field-group "><input id="v1" class="field" type="text" name="v1" autocomplete="off" \
                data-reports="changes"><noscript><button type="submit" class="button gray apply" name="segue-event" \
                value="v1.apply"><span class="title">Apply</span></button></noscript></span>
                """)
        let ended = UITextField()
        ended.addAction(UIAction { _ in }, for: .editingDidEnd)
        #expect(Stage().html(of: ended).contains(" data-reports=\"end\""))
        let returned = UITextField()
        returned.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        #expect(!Stage().html(of: returned).contains("data-reports"))
    }

    @Test func aTextViewReportsToItsDelegate() {
        final class Delegate: NSObject, UITextViewDelegate {}
        let view = UITextView()
        let delegate = Delegate()
        view.delegate = delegate
        let html = Stage().html(of: view)
        #expect(html.hasPrefix("<div class=\"applied\"><textarea id=\"v1\""))
        #expect(html.contains(" data-reports=\"changes end\">"))
        #expect(html.contains("value=\"v1.apply\""))
        view.isEditable = false
        #expect(!Stage().html(of: view).contains("applied"))
    }

    @Test func aRefusedFieldAndItsNoticeReferToEachOther() {
        let stage = Stage()
        let field = UITextField()
        stage.window.addSubview(field)
        let number = stage.scene.identifier(for: field)
        let page = stage.page {
            $0.notice = "Too long & wide."
            $0.refusedField = number
        }
        #expect(page.contains("name=\"v\(number)\" aria-invalid=\"true\" aria-describedby=\"segue-notice\""))
        #expect(
            page.contains(
                """
                <p id="segue-notice" class="notice" role="status"><a href="#v\(number)">Too long &amp; wide.</a></p>
                """))
    }

    @Test func whatStandsAboveTheKeyboardFollowsItsField() {
        let field = UITextField()
        let bar = UILabel()
        bar.text = "Above"
        field.inputAccessoryView = bar
        #expect(bar.superview === field)
        #expect(
            Stage().html(of: field) == """
                <input id="v1" class="field" type="text" name="v1" autocomplete="off">\
                <div class="input-accessory"><p id="v2" class="label one-line">Above</p></div>
                """)
        field.inputAccessoryView = nil
        #expect(bar.superview == nil)
        let text = UITextView()
        text.inputAccessoryView = bar
        #expect(Stage().html(of: text).contains("</textarea><div class=\"input-accessory\"><p "))
    }

    @Test func aBarOfSeveralFieldsIsShownWhileOneOfThemHasTheFocus() {
        let stage = Stage()
        let bar = UILabel()
        let fields = [UITextField(), UITextField()]
        for field in fields {
            field.inputAccessoryView = bar
            stage.window.addSubview(field)
        }
        let page = stage.page()
        let (first, shown) = (stage.scene.identifier(for: fields[0]), stage.scene.identifier(for: bar))
        #expect(
            page.contains(
                ":root:has(#v\(first):focus) .input-accessory:has(>#v\(shown)){opacity:1;pointer-events:auto;}"))
        #expect(page.split(separator: "<div class=\"input-accessory\">").count == 2)
    }

    @Test func aFieldThatGaveTheFocusUpSaysSoUntilItHasItAgain() {
        let stage = Stage()
        let field = UITextField()
        stage.window.addSubview(field)
        #expect(!stage.page().contains("data-resigned"))
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(stage.page().contains(" autocomplete=\"off\" data-resigned=\"1\">"))
        field.becomeFirstResponder()
        let page = stage.page()
        #expect(page.contains(" autofocus>") && !page.contains("data-resigned"))
        let text = UITextView()
        stage.window.addSubview(text)
        text.becomeFirstResponder()
        text.resignFirstResponder()
        let both = stage.page()
        #expect(both.contains("data-resigned=\"2\"") && both.contains("data-resigned=\"1\""))
    }

    @Test func aSecretIsNeverOnThePage() {
        let field = UITextField()
        field.text = "geheim"
        field.isSecureTextEntry = true
        field.textContentType = .password
        #expect(
            Stage().html(of: field)
                == "<input id=\"v1\" class=\"field\" type=\"password\" name=\"v1\" autocomplete=\"current-password\">")
    }

    @Test func aDisabledFieldCannotBeSubmitted() {
        let field = UITextField()
        field.isEnabled = false
        #expect(
            Stage().html(of: field)
                == "<input id=\"v1\" class=\"field\" type=\"text\" name=\"v1\" autocomplete=\"off\" disabled>")
    }

    @Test func theClearButtonStandsBesideTheText() {
        let field = UITextField()
        field.text = "x"
        field.clearButtonMode = .always
        #expect(
            Stage().html(of: field) == """
                <span class="field-group "><input id="v1" class="field" type="text" name="v1" value="x" \
                autocomplete="off"><button type="submit" class="clear-button" name="segue-event" value="v1.clearText" \
                aria-label="Clear text"><svg class="symbol" aria-hidden="true">\
                <use href="\(EmbeddedResource.symbols.path)#xmark.circle.fill"/></svg></button></span>
                """)
    }

    @Test func aTextViewKeepsItsFirstLineBreakAndIsEscaped() {
        let view = UITextView()
        view.text = "\n</textarea><script>"
        #expect(
            Stage().html(of: view)
                == "<textarea id=\"v1\" class=\"text-view\" name=\"v1\" autocomplete=\"off\">\n\n"
                + "&lt;/textarea&gt;&lt;script&gt;</textarea>")
        view.isEditable = false
        #expect(
            Stage().html(of: view) == "<div id=\"v1\" class=\"text-view\">\n&lt;/textarea&gt;&lt;script&gt;</div>")
    }

    @Test func dataInATextThatCannotBeEditedIsALink() {
        let view = UITextView()
        view.isEditable = false
        view.text = "See www.example.org/a?b=1. Write to ada@example.org, call +44 (20) 7946-0958 (12 of 34)."
        #expect(!Stage().html(of: view).contains("<a "))
        view.dataDetectorTypes = [.link, .phoneNumber]
        let html = Stage().html(of: view)
        #expect(html.contains("href=\"https://www.example.org/a?b=1\">www.example.org/a?b=1</a>"))
        #expect(html.contains("href=\"mailto:ada@example.org\">ada@example.org</a>"))
        #expect(html.contains("href=\"tel:+442079460958\">+44 (20) 7946-0958</a>"))
        #expect(html.components(separatedBy: "<a ").count == 4)
        view.isEditable = true
        #expect(!Stage().html(of: view).contains("<a "))
    }

    @Test func aTextViewHasItsBackgroundButInARow() {
        let view = UITextView()
        #expect(Stage().styles(of: view).contains("#v1{background:var(--system-background);}"))
        let cell = UITableViewCell()
        let inCell = UITextView()
        cell.contentView.addSubview(inCell)
        #expect(!Stage().styles(of: cell).contains("background:"))
    }

    @Test func whatLiesOverATextViewIsOnThePage() {
        let view = UITextView(frame: CGRect(x: 10, y: 20, width: 200, height: 80))
        let label = UILabel(frame: CGRect(x: 5, y: 8, width: 150, height: 18))
        label.text = "A & B"
        view.addSubview(label)
        let container = UIView()
        container.addSubview(view)
        let stage = Stage()
        let page = stage.rendered(container)
        #expect(page.html.contains("<div class=\"applied\"><textarea id=\"v2\""))
        #expect(page.html.contains("</textarea><div class=\"text-overlay\"><p id=\"v3\""))
        #expect(page.html.hasSuffix(">A &amp; B</p></div></div></div>"))
        #expect(page.styles.contains("#v3{position:absolute;margin:0;left:5px;width:150px;top:8px;min-height:18px;}"))
        #expect(page.styles.contains(":has(>#v2),#v2{position:absolute;margin:0;left:10px;"))
        // What is around the field stays, so that the field stays where it is.
        label.isHidden = true
        let hidden = stage.html(of: view)
        #expect(hidden.hasPrefix("<div class=\"applied\"><textarea id=\"v2\""))
        #expect(!hidden.contains("text-overlay"))
        label.isHidden = false
        view.isEditable = false
        #expect(stage.html(of: view).contains("</div><div class=\"text-overlay\"><p id=\"v3\""))
    }

    @Test func whatConstraintsPlaceOverATextViewStandsWhereLayoutPutsIt() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        let label = UILabel()
        label.text = "Words"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 6),
        ])
        #expect(Stage().styles(of: view).contains("#v2{position:absolute;margin:0;left:6px;top:8px;}"))
    }

    @Test func aTextViewKeepsItsTextFromTheSides() {
        let view = UITextView()
        view.isEditable = false
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.textContainer.maximumNumberOfLines = 3
        let styles = Stage().styles(of: view)
        #expect(styles.contains("padding:0"))
        #expect(styles.contains("-webkit-line-clamp:3;"))
        view.textContainer.lineFragmentPadding = 12
        #expect(Stage().styles(of: view).contains("12px"))
    }

    @Test func anImageStandsBehindTheTextInPlaceOfTheBorder() throws {
        let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="6"/>"#
        let image = try #require(UIImage(data: Data(drawing.utf8)))
        let disabled = try #require(UIImage(data: Data(drawing.replacing("20", with: "30").utf8)))
        let stage = Stage()
        let field = UITextField()
        field.borderStyle = .line
        func picture(_ image: UIImage) throws -> String {
            var writer = StyleWriter()
            writer.appendURL(try #require(image.urlPath))
            return "background-image:\(String(decoding: writer.bytes, as: UTF8.self));"
                + "background-size:100% 100%;background-repeat:no-repeat;border-color:transparent;"
        }
        // Alone, the image for the disabled field is not shown.
        field.disabledBackground = disabled
        field.isEnabled = false
        #expect(!stage.styles(of: field).contains("background-image"))
        field.background = image
        #expect(stage.styles(of: field).contains(try picture(disabled)))
        field.isEnabled = true
        #expect(stage.styles(of: field).contains(try picture(image)))
        #expect(stage.styles(of: field).contains(".field-group,"))
        field.background = nil
        #expect(!stage.styles(of: field).contains("background-image"))
    }
}
