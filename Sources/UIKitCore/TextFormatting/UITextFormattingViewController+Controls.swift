import Foundation

extension UITextFormattingViewController {
    /// Makes the controls, in the state of the text.
    final func showControls() {
        guard isViewLoaded else { return }
        content.sections = configuration.groups.map { group in
            StaticTableController.Section(rows: group.components.flatMap(rows))
        }
    }

    private var font: UIFont? { formattingDescriptor?.fonts.first }

    private func rows(for component: Component) -> [StaticTableController.Row] {
        switch component {
        case .fontPicker:
            [
                .init("Font", secondaryText: font?.familyName, symbol: "textformat", accessory: .disclosureIndicator) {
                    [weak self] in self?.presentFontPicker()
                }
            ]
        case .fontPointSize: [row("Size", buttons: [("Smaller", .decreaseFontSize), ("Larger", .increaseFontSize)])]
        case .fontAttributes: attributeRows
        case .textColor:
            [
                .init("Color", symbol: "paintpalette", accessory: .disclosureIndicator) {
                    [weak self] in self?.presentColorPicker()
                }
            ]
        case .textAlignment: [alignmentRow]
        case .listStyles:
            [
                row(
                    "List",
                    buttons: [
                        ("None", .textList(.other)), ("Bullets", .textList(.disc)), ("Numbers", .textList(.decimal)),
                    ])
            ]
        case .textIndentation:
            [row("Indent", buttons: [("Less", .decreaseIndentation), ("More", .increaseIndentation)])]
        case .lineHeight:
            [row("Lines", buttons: [("Close", .lineHeightPointSize(0)), ("Wide", .lineHeightPointSize(8))])]
        }
    }

    // MARK: Rows

    private var attributeRows: [StaticTableController.Row] {
        let traits = font?.fontDescriptor.symbolicTraits ?? []
        return [
            switchRow("Bold", isOn: traits.contains(.traitBold)) { .bold($0) },
            switchRow("Italic", isOn: traits.contains(.traitItalic)) { .italic($0) },
            switchRow("Underline", isOn: formattingDescriptor?.underlinePresent ?? false) { .underline($0) },
            switchRow("Strikethrough", isOn: formattingDescriptor?.strikethroughPresent ?? false) {
                .strikethrough($0)
            },
        ]
    }

    private var alignmentRow: StaticTableController.Row {
        let alignments: [NSTextAlignment] = [.left, .center, .right, .justified]
        let control = UISegmentedControl(items: ["Left", "Center", "Right", "Justified"])
        control.accessibilityLabel = "Alignment"
        let current = formattingDescriptor?.textAlignments.first ?? .natural
        control.selectedSegmentIndex = alignments.firstIndex(of: current == .natural ? .left : current) ?? -1
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let index = control?.selectedSegmentIndex, alignments.indices.contains(index) else { return }
                self?.change(.textAlignment(alignments[index]))
            }, for: .valueChanged)
        return .init(control)
    }

    private func switchRow(
        _ title: String, isOn: Bool, change value: @escaping @MainActor (Bool) -> ChangeValue
    ) -> StaticTableController.Row {
        let row = StaticTableController.Row(title)
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityLabel = title
        control.addAction(
            UIAction { [weak self, weak control] _ in if let control { self?.change(value(control.isOn)) } },
            for: .valueChanged)
        row.cell.accessoryView = control
        return row
    }

    private func row(_ title: String, buttons: [(title: String, value: ChangeValue)]) -> StaticTableController.Row {
        let row = StaticTableController.Row(title)
        let stack = UIStackView(
            arrangedSubviews: buttons.map { button in
                UIButton(
                    configuration: .gray(),
                    primaryAction: UIAction(title: button.title) { [weak self] _ in self?.change(button.value) })
            })
        stack.spacing = 8
        row.cell.accessoryView = stack
        return row
    }

    // MARK: Pickers

    private func presentFontPicker() {
        let picker = UIFontPickerViewController()
        guard delegate?.textFormattingViewController(self, shouldPresentFontPicker: picker) ?? true else { return }
        picker.delegate = self
        present(picker, animated: true)
    }

    private func presentColorPicker() {
        let picker = UIColorPickerViewController()
        if let color = formattingDescriptor?.textColors.first { picker.selectedColor = color }
        guard delegate?.textFormattingViewController(self, shouldPresentColorPicker: picker) ?? true else { return }
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension UITextFormattingViewController: UIFontPickerViewControllerDelegate, UIColorPickerViewControllerDelegate {
    /// Tells the delegate of the chosen font, in the size of the text.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        change(.font(UIFont(descriptor: descriptor, size: formattingDescriptor?.fonts.first?.pointSize ?? 0)))
    }

    /// Tells the delegate of the chosen colour.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        change(.textColor(color))
    }
}
