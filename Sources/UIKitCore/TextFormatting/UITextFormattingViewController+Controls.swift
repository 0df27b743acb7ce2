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
                .init(
                    FrameworkText.font.localized, secondaryText: font?.familyName, symbol: "textformat",
                    accessory: .disclosureIndicator
                ) {
                    [weak self] in self?.presentFontPicker()
                }
            ]
        case .fontPointSize:
            [
                row(
                    FrameworkText.size.localized,
                    buttons: [
                        (FrameworkText.smaller.localized, .decreaseFontSize),
                        (FrameworkText.larger.localized, .increaseFontSize),
                    ])
            ]
        case .fontAttributes: attributeRows
        case .textColor:
            [
                .init(FrameworkText.color.localized, symbol: "paintpalette", accessory: .disclosureIndicator) {
                    [weak self] in self?.presentColorPicker()
                }
            ]
        case .textAlignment: [alignmentRow]
        case .listStyles:
            [
                row(
                    FrameworkText.list.localized,
                    buttons: [
                        (FrameworkText.none.localized, .textList(.other)),
                        (FrameworkText.bullets.localized, .textList(.disc)),
                        (FrameworkText.numbers.localized, .textList(.decimal)),
                    ])
            ]
        case .textIndentation:
            [
                row(
                    FrameworkText.indent.localized,
                    buttons: [
                        (FrameworkText.less.localized, .decreaseIndentation),
                        (FrameworkText.more.localized, .increaseIndentation),
                    ])
            ]
        case .lineHeight:
            [
                row(
                    FrameworkText.lines.localized,
                    buttons: [
                        (FrameworkText.closeLines.localized, .lineHeightPointSize(0)),
                        (FrameworkText.wideLines.localized, .lineHeightPointSize(8)),
                    ])
            ]
        }
    }

    // MARK: Rows

    private var attributeRows: [StaticTableController.Row] {
        let traits = font?.fontDescriptor.symbolicTraits ?? []
        return [
            switchRow(FrameworkText.bold.localized, isOn: traits.contains(.traitBold)) { .bold($0) },
            switchRow(FrameworkText.italic.localized, isOn: traits.contains(.traitItalic)) { .italic($0) },
            switchRow(FrameworkText.underline.localized, isOn: formattingDescriptor?.underlinePresent ?? false) {
                .underline($0)
            },
            switchRow(FrameworkText.strikethrough.localized, isOn: formattingDescriptor?.strikethroughPresent ?? false)
            {
                .strikethrough($0)
            },
        ]
    }

    private var alignmentRow: StaticTableController.Row {
        let alignments: [NSTextAlignment] = [.left, .center, .right, .justified]
        let control = UISegmentedControl(items: [
            FrameworkText.left.localized, FrameworkText.center.localized, FrameworkText.right.localized,
            FrameworkText.justified.localized,
        ])
        control.accessibilityLabel = FrameworkText.alignment.localized
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
