package import Foundation

/// What stands in place of a heading while a person renames it: a field, and buttons to take the name over or leave it.
package final class NavigationTitleField: UIView, UITextFieldDelegate {
    private weak var item: UINavigationItem?
    private let field = UITextField()
    private let doneButton = UIButton(configuration: .plain())
    private let cancelButton = UIButton(configuration: .plain())

    /// The field and the buttons, in reading order.
    package var controls: [UIView] { [field, cancelButton, doneButton] }

    /// Creates the field of an item.
    ///
    /// - Parameters:
    ///   - item: The item whose heading is renamed.
    ///   - title: The text that the field begins with.
    init(_ item: UINavigationItem, title: String) {
        self.item = item
        super.init(frame: .zero)
        field.text = title
        field.borderStyle = .roundedRect
        field.accessibilityLabel = FrameworkText.name.localized
        field.autocapitalizationType = .sentences
        field.returnKeyType = .done
        field.delegate = self
        cancelButton.setTitle(FrameworkText.cancel.localized, for: .normal)
        cancelButton.addAction(UIAction { [weak self] _ in self?.item?.endRenaming() }, for: .touchUpInside)
        doneButton.setTitle(FrameworkText.done.localized, for: .normal)
        doneButton.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        for control in controls { addSubview(control) }
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// What the field says.
    var title: String { field.text ?? "" }

    /// Gives the field the focus.
    func focus() {
        field.becomeFirstResponder()
    }

    /// Takes the name over, as the Return key does.
    package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        finish()
        return false
    }

    private func finish() {
        let title = (field.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard let item, !title.isEmpty, let delegate = item.renameDelegate else { return }
        guard delegate.navigationItem(item, shouldEndRenamingWith: title) else { return }
        item.endRenaming()
        item.title = title
        delegate.navigationItem(item, didEndRenamingWith: title)
    }
}

extension UINavigationItem {
    /// Shows the field in which the heading is renamed, if the delegate lets it.
    ///
    /// - Parameter typed: What a person typed there before; nil for what the delegate suggests.
    final func beginRenaming(with typed: String? = nil) {
        guard titleField == nil, let renameDelegate, renameDelegate.navigationItemShouldBeginRenaming(self) else {
            return
        }
        let present = title ?? documentProperties?.name ?? ""
        let suggested = renameDelegate.navigationItem(
            self, willBeginRenamingWith: present, selectedRange: present.startIndex..<present.endIndex)
        titleField = NavigationTitleField(self, title: typed ?? suggested.0)
        titleFieldWantsFocus = true
        itemDidChange()
    }

    /// Shows the heading again.
    final func endRenaming() {
        guard titleField != nil else { return }
        titleField?.endEditing(true)
        titleField = nil
        itemDidChange()
    }
}
