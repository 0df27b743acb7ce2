import Foundation

/// The keys under which UIKit's views encode.
private enum Key {
    static let text = LostRecords.Key.text
    static let selectionLocation = "UIKit.selectionLocation"
    static let selectionLength = "UIKit.selectionLength"
    static let textColor = "UIKit.textColor"
    static let value = "UIKit.value"
    static let mark = "UIKit.mark"
    static let scope = "UIKit.scope"
    static let scopeMark = "UIKit.scopeMark"
    static let tokens = "UIKit.tokens"
    static let offset = "UIKit.contentOffset"
    static let zoomScale = "UIKit.zoomScale"
    static let transform = "UIKit.transform"
}

extension UIView {
    /// Encodes what a person sees and does in a view of one of UIKit's classes.
    final func encodeStateOfClass(with coder: NSCoder) {
        switch self {
        case let field as UITextField:
            if !field.isSecureTextEntry {
                coder.encode(field.text ?? "", forKey: Key.text)
                encodeName(with: coder)
            }
            (field as? UISearchTextField)?.encodeTokens(with: coder, forKey: Key.tokens)
        case let view as UITextView: view.encodeText(with: coder)
        case let button as UIButton: button.encodeChoice(with: coder)
        case let control as UISwitch: coder.encode(control.isOn, forKey: Key.value)
        case let control as UISlider: coder.encode(control.value, forKey: Key.value)
        case let control as UIStepper: coder.encode(control.value, forKey: Key.value)
        case let control as UISegmentedControl: control.encodeChoice(with: coder)
        case let control as UIPageControl: coder.encode(control.currentPage, forKey: Key.value)
        case let picker as UIDatePicker: coder.encode(picker.date, forKey: Key.value)
        case let picker as UIPickerView:
            coder.encode(picker.selectedRows, forKey: Key.value)
            coder.encode(picker.components.map { $0.selectedMark?.text ?? "" }, forKey: Key.mark)
        case let well as UIColorWell: well.encodeColor(with: coder)
        case let bar as UISearchBar:
            coder.encode(bar.text ?? "", forKey: Key.text)
            bar.encodeScope(with: coder, forKey: Key.scope, mark: Key.scopeMark)
            bar.searchTextField.encodeTokens(with: coder, forKey: Key.tokens)
        case let image as UIImageView:
            if image.transform != .identity { coder.encode(image.transform, forKey: Key.transform) }
        case let scrollView as UIScrollView: scrollView.encodeScrolling(with: coder)
        default: break
        }
    }

    /// Takes up what ``encodeStateOfClass(with:)`` encoded; no actions are sent.
    final func decodeStateOfClass(with coder: NSCoder) {
        switch self {
        case let field as UITextField:
            if let text = coder.decodeObject(forKey: Key.text) as? String, !field.isSecureTextEntry {
                field.keepGivenText { field.text = text }
            }
            (field as? UISearchTextField)?.decodeTokens(with: coder, forKey: Key.tokens)
        case let view as UITextView: view.decodeText(with: coder)
        case let bar as UISearchBar:
            if let text = coder.decodeObject(forKey: Key.text) as? String { bar.text = text }
            bar.searchTextField.decodeTokens(with: coder, forKey: Key.tokens)
            bar.decodeScope(with: coder, forKey: Key.scope, mark: Key.scopeMark)
        case let image as UIImageView:
            if coder.containsValue(forKey: Key.transform) {
                image.transform = coder.decodeCGAffineTransform(forKey: Key.transform)
            }
        case let scrollView as UIScrollView: scrollView.decodeScrolling(with: coder)
        default: if coder.containsValue(forKey: Key.value) { decodeValue(with: coder) }
        }
    }

    /// Encodes what people call a field, by which its text is offered where the field does not come back.
    fileprivate func encodeName(with coder: NSCoder) {
        if let nameForPeople { coder.encode(nameForPeople, forKey: LostRecords.Key.fieldName) }
    }

    private func decodeValue(with coder: NSCoder) {
        switch self {
        case let button as UIButton: button.decodeChoice(with: coder)
        case let control as UISwitch: control.setOn(coder.decodeBool(forKey: Key.value), animated: false)
        case let control as UISlider:
            let value = coder.decodeFloat(forKey: Key.value)
            if value.isFinite { control.setValue(value, animated: false) }
        case let control as UIStepper:
            let value = coder.decodeDouble(forKey: Key.value)
            if value.isFinite { control.value = value }
        case let control as UISegmentedControl:
            let index = coder.decodeInteger(forKey: Key.value)
            if index == UISegmentedControl.noSegment {
                control.selectedSegmentIndex = index
            } else if let index = coder.place(from: index, markedBy: Key.mark, among: control.segmentMarks) {
                control.selectedSegmentIndex = index
            }
        case let control as UIPageControl:
            let page = coder.decodeInteger(forKey: Key.value)
            if (0..<control.numberOfPages).contains(page) { control.currentPage = page }
        case let picker as UIDatePicker:
            if let date = coder.decodeObject(forKey: Key.value) as? Date, date.timeIntervalSinceReferenceDate.isFinite {
                picker.date = date
            }
        case let picker as UIPickerView:
            if let rows = coder.decodeObject(forKey: Key.value) as? [Int] {
                let marks = coder.decodeObject(forKey: Key.mark) as? [String] ?? []
                picker.select(rows, marked: marks.map { ElementMark(text: $0) })
            }
        case let well as UIColorWell: well.decodeColor(with: coder)
        default: break
        }
    }
}

extension UIButton {
    /// Encodes whether the button is on, or what was chosen from its menu, where it shows that.
    fileprivate func encodeChoice(with coder: NSCoder) {
        guard changesSelectionAsPrimaryAction else { return }
        if let menu {
            guard let path = menu.selectedLeafPath else { return }
            coder.encode(path, forKey: Key.value)
            coder.encode(mark: menu.leafPlaces.first { $0.place == path }?.mark, forKey: Key.mark)
        } else {
            coder.encode(isSelected, forKey: Key.value)
        }
    }

    fileprivate func decodeChoice(with coder: NSCoder) {
        guard changesSelectionAsPrimaryAction else { return }
        guard let menu else { return isSelected = coder.decodeBool(forKey: Key.value) }
        guard let stored = coder.decodeObject(forKey: Key.value) as? [Int],
            let path = coder.place(from: stored, markedBy: Key.mark, among: menu.leafPlaces), menu.leaf(at: path) != nil
        else { return }
        menu.selectLeaf(at: path, isSingleSelection: true)
        setNeedsRendering()
    }
}

extension UISegmentedControl {
    fileprivate func encodeChoice(with coder: NSCoder) {
        coder.encode(selectedSegmentIndex, forKey: Key.value)
        coder.encode(mark: self[selectedSegmentIndex]?.mark, forKey: Key.mark)
    }
}

extension UISearchBar {
    /// Encodes which scope is chosen, and what it says.
    final func encodeScope(with coder: NSCoder, forKey key: String, mark: String) {
        coder.encode(selectedScopeButtonIndex, forKey: key)
        coder.encode(mark: scopeMarks.first { $0.place == selectedScopeButtonIndex }?.mark, forKey: mark)
    }

    /// Chooses the scope that was encoded, if there is one that says the same.
    final func decodeScope(with coder: NSCoder, forKey key: String, mark: String) {
        let place = coder.decodeInteger(forKey: key)
        if let found = coder.place(from: place, markedBy: mark, among: scopeMarks) { selectedScopeButtonIndex = found }
    }

    private var scopeMarks: [(place: Int, mark: ElementMark)] {
        (scopeButtonTitles ?? []).enumerated().map { (place: $0.offset, mark: ElementMark($0.element)) }
    }
}

extension NSCoder {
    /// Encodes which element is chosen, beside its place.
    fileprivate func encode(mark: ElementMark?, forKey key: String) {
        if let mark { encode(mark.text, forKey: key) }
    }

    /// Where the element is now that was chosen.
    ///
    /// - Parameters:
    ///   - place: Where it was.
    ///   - key: The key of its mark, which older records do not have: in them the place is all that is known.
    ///   - elements: Those that there are now.
    /// - Returns: Nil where it is gone: the app's own choice stays then.
    fileprivate func place<Place: Equatable>(
        from place: Place, markedBy key: String, among elements: [(place: Place, mark: ElementMark)]
    ) -> Place? {
        guard let mark = (decodeObject(forKey: key) as? String).flatMap({ ElementMark(text: $0) }) else {
            return elements.contains { $0.place == place } ? place : nil
        }
        return mark.place(from: place, among: elements)
    }
}

extension UIColorWell {
    fileprivate func encodeColor(with coder: NSCoder) {
        if let color = selectedColor?.components(for: .current) { coder.encode(color, forKey: Key.value) }
    }

    fileprivate func decodeColor(with coder: NSCoder) {
        if let color = coder.decodeFixedColor(forKey: Key.value) { selectedColor = color }
    }
}

extension NSCoder {
    fileprivate func encode(_ color: ColorComponents, forKey key: String) {
        encode([color.red, color.green, color.blue, color.alpha].map { Double($0) }, forKey: key)
    }

    fileprivate func decodeFixedColor(forKey key: String) -> UIColor? {
        guard let components = decodeObject(forKey: key) as? [Double], components.count == 4,
            components.allSatisfy(\.isFinite)
        else { return nil }
        return UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
}

extension UISearchTextField {
    /// Encodes what the tokens say: what they mean to the app only the app can encode.
    func encodeTokens(with coder: NSCoder, forKey key: String) {
        coder.encode(tokens.map(\.text), forKey: key)
    }

    /// Brings tokens back that say the same; those that the app has made stay.
    func decodeTokens(with coder: NSCoder, forKey key: String) {
        guard let texts = coder.decodeObject(forKey: key) as? [String], texts != tokens.map(\.text) else { return }
        var own = tokens
        tokens = texts.map { text in
            let index = own.firstIndex { $0.text == text }
            return index.map { own.remove(at: $0) } ?? UISearchToken(icon: nil, text: text)
        }
    }
}

extension UITextView {
    fileprivate func encodeText(with coder: NSCoder) {
        guard isEditable else { return encodeScrolling(with: coder) }
        coder.encode(text ?? "", forKey: Key.text)
        encodeName(with: coder)
        coder.encode(selectedRange.location, forKey: Key.selectionLocation)
        coder.encode(selectedRange.length, forKey: Key.selectionLength)
        encodeTextColor(with: coder)
        encodeScrolling(with: coder)
    }

    /// Encodes the colour of the text, by which apps tell a text from what they show where a text is to be written.
    ///
    /// One that the app computes is left out.
    private func encodeTextColor(with coder: NSCoder) {
        switch textColor?.definition {
        case .fixed(let color): coder.encode(color, forKey: Key.textColor)
        case .system(let color, alpha: nil): coder.encode(color.name, forKey: Key.textColor)
        case .system, .dynamic, nil: break
        }
    }

    private func decodeTextColor(with coder: NSCoder) {
        let system = (coder.decodeObject(forKey: Key.textColor) as? String).flatMap(SystemColor.init)
        if let color = system?.color ?? coder.decodeFixedColor(forKey: Key.textColor), color != textColor {
            textColor = color
        }
    }

    fileprivate func decodeText(with coder: NSCoder) {
        if let text = coder.decodeObject(forKey: Key.text) as? String, isEditable {
            if text != self.text { keepGivenText { self.text = text } }
            decodeTextColor(with: coder)
            let location = max(0, coder.decodeInteger(forKey: Key.selectionLocation))
            let length = max(0, coder.decodeInteger(forKey: Key.selectionLength))
            let count = text.utf16.count
            if location <= count, length <= count - location {
                selectedRange = NSRange(location: location, length: length)
            }
        }
        decodeScrolling(with: coder)
    }
}

extension UIScrollView {
    fileprivate func encodeScrolling(with coder: NSCoder) {
        if contentOffset != .zero { coder.encode(contentOffset, forKey: Key.offset) }
        if zoomScale != 1 { coder.encode(Double(zoomScale), forKey: Key.zoomScale) }
        if let list = self as? any RestorableList { RestorableListState.encode(list, with: coder) }
    }

    /// Takes up the offset and the state of a list once the content has been laid out; what is selected in a list before
    /// that, if it is known by then.
    fileprivate func decodeScrolling(with coder: NSCoder) {
        let offset = coder.decodeCGPoint(forKey: Key.offset)
        let zoomScale = coder.decodeDouble(forKey: Key.zoomScale)
        let state = RestorableListState(coder: coder)
        let work: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            if let list = self as? any RestorableList { state.apply(to: list) }
            if zoomScale > 0 { self.setZoomScale(zoomScale, animated: false) }
            if offset != .zero { self.setContentOffset(offset, animated: false) }
            // A person who has the page open is not taken anywhere.
            self.forgetScroll()
        }
        if let restoration = UIApplication.shared.sceneInTurn?.restoration {
            if isRestorableList { restoration.addSelection(in: self, state) }
            restoration.addWorkAfterLayout(in: self, work)
        } else {
            work()
        }
    }
}
