package import UIKitCore

/// What programs learn of one view.
@MainActor
package struct ViewDescription {
    private let view: UIView
    private let scene: UIWindowScene
    private let isEnabled: Bool
    private let events: [UserInteractionEvent]

    /// Describes a view.
    ///
    /// - Parameters:
    ///   - view: The view, which is shown.
    ///   - scene: The scene it is shown in.
    ///   - isReachable: Whether events could reach it, as far as that depends on the views around it.
    package init(of view: UIView, in scene: UIWindowScene, isReachable: Bool) {
        self.view = view
        self.scene = scene
        isEnabled = isReachable && (view as? UIControl)?.isEnabled ?? true
        events = isEnabled ? view.offeredEvents : []
    }

    /// Whether there is anything to read or to use about the view.
    package var isWorthMentioning: Bool {
        if let item = (view as? BarButton)?.item, item.isSpace { return false }
        return !events.isEmpty || view is UIControl || view is UILabel || view.isValueField
            || view.interactionValue != nil || view.isAccessibilityElement || view.accessibilityIdentifier != nil
            || !view.shownElements.isEmpty || view is UIContentUnavailableView
    }

    /// What a person would call the view: its label, else what can be read in it where it can be used; nil for nothing.
    package var label: String? {
        view.accessibilityLabel ?? ownTitle ?? (events.isEmpty || view is UIWindow ? nil : labelOfContent)
    }

    /// Writes the members of the description.
    func writeMembers(to json: inout JSONWriter) {
        json.member("id", "v\(scene.identifier(for: view))")
        json.member("type", String(describing: type(of: view)))
        json.member("label", ifPresent: label)
        json.member("identifier", ifPresent: view.accessibilityIdentifier)
        switch view.interactionValue {
        case .text(let text): json.member("value", text)
        case .number(let number): json.member("value", number)
        case .boolean(let boolean): json.member("value", boolean)
        case .files, nil: json.member("value", ifPresent: view.accessibilityValue)
        }
        json.member("language", ifPresent: view.accessibilityLanguage)
        writeActions(to: &json)
        writeElements(to: &json)
        writeChoice(to: &json)
        if view is UIControl || !events.isEmpty { json.member("enabled", isEnabled) }
        writeFrame(to: &json)
        if !events.isEmpty {
            json.name("events")
            json.array { json in
                for event in events { json.string(event.rawValue) }
            }
        }
    }

    /// Writes what the actions are called that the app gave the view for assistive technology, in the order of their places.
    private func writeActions(to json: inout JSONWriter) {
        guard events.contains(.performAccessibilityAction), let actions = view.accessibilityCustomActions else {
            return
        }
        json.name("actions")
        json.array { json in
            for action in actions { json.string(action.name) }
        }
    }

    /// Writes what the view has for assistive technology alone.
    private func writeElements(to json: inout JSONWriter) {
        let elements = view.shownElements
        guard !elements.isEmpty else { return }
        json.name("elements")
        json.array { json in
            for (place, element) in elements {
                json.object { json in
                    json.member("label", ifPresent: element.accessibilityLabel)
                    json.member("identifier", ifPresent: element.accessibilityIdentifier)
                    json.member("value", ifPresent: element.accessibilityValue)
                    if element.isPressable, isEnabled { json.member("place", place) }
                }
            }
        }
    }

    /// Writes where the view is in its window, in points; a view in the flow of the page has no place here.
    private func writeFrame(to json: inout JSONWriter) {
        guard view.bounds.size != .zero, !(view is UIWindow) else { return }
        let frame = view.convert(view.bounds, to: nil)
        json.name("frame")
        json.object { json in
            json.member("x", Double(frame.minX))
            json.member("y", Double(frame.minY))
            json.member("width", Double(frame.width))
            json.member("height", Double(frame.height))
        }
    }

    /// What a button of a bar says: the title of its item, or of what it leads back to; and what stands for missing content.
    private var ownTitle: String? {
        switch view {
        case let button as TabBarButton: button.item?.title
        case let button as BarButton: button.item?.title
        case let button as NavigationBackButton: button.title
        case let view as UIContentUnavailableView: view.shownConfiguration.words
        default: nil
        }
    }

    /// What can be read in a view that has no label of its own, as in a row of a table; nil when that is nothing.
    private var labelOfContent: String? {
        var labels: [String] = []
        collectLabels(in: view, into: &labels)
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }

    private func collectLabels(in view: UIView, into labels: inout [String]) {
        for child in view.subviews where !child.isHidden && labels.count < Self.greatestLabelCount {
            if let label = child.accessibilityLabel {
                labels.append(label)
            } else {
                collectLabels(in: child, into: &labels)
            }
        }
    }

    /// How many texts within a view make up its label at most.
    private static let greatestLabelCount = 8

    private func table(of cell: UITableViewCell) -> UITableView? {
        var ancestor = cell.superview
        while let view = ancestor {
            if let table = view as? UITableView { return table }
            ancestor = view.superview
        }
        return nil
    }

    /// What can be done in a window with the keyboard, while the window can be used.
    private func shortcuts(of window: UIWindow) -> [ShortcutList.Shortcut] {
        isEnabled ? scene.inTurn { ShortcutList(of: window).shortcuts } : []
    }

    /// Writes which values the view takes.
    private func writeChoice(to json: inout JSONWriter) {
        switch view {
        case let window as UIWindow:
            let shortcuts = shortcuts(of: window)
            guard !shortcuts.isEmpty else { return }
            json.name("shortcuts")
            json.array { json in
                for shortcut in shortcuts {
                    json.object { json in
                        json.member("value", shortcut.identifier)
                        json.member("title", shortcut.title)
                        json.member("keys", shortcut.keys)
                    }
                }
            }
        case let slider as UISlider:
            json.member("minimum", Double(slider.minimumValue))
            json.member("maximum", Double(slider.maximumValue))
        case let stepper as UIStepper:
            json.member("minimum", stepper.minimumValue)
            json.member("maximum", stepper.maximumValue)
            json.member("step", stepper.stepValue)
        case let segments as UISegmentedControl:
            json.name("options")
            json.array { json in
                for index in 0..<segments.numberOfSegments { json.string(segments.titleForSegment(at: index) ?? "") }
            }
        case let component as PickerComponent where component.rowCount > 0:
            json.member("minimum", component.rows.first?.index ?? 0)
            json.member("maximum", component.rows.last?.index ?? 0)
            json.name("options")
            json.array { json in for row in component.rows { json.string(row.title) } }
        case let pages as UIPageControl:
            json.member("minimum", 0)
            json.member("maximum", max(pages.numberOfPages - 1, 0))
        case let field as UITextField where field.isSecureTextEntry:
            json.member("secure", true)
        case let cell as UITableViewCell:
            if let indexPath = table(of: cell)?.indexPath(for: cell) {
                json.member("row", "\(indexPath.section).\(indexPath.row)")
            }
            if cell.isSelected { json.member("selected", true) }
        case let cell as UICollectionViewCell:
            if let indexPath = cell.shownIndexPath {
                json.member("item", "\(indexPath.section).\(indexPath.item)")
            }
            if cell.isSelected { json.member("selected", true) }
            if let outline = cell.outline, outline.hasChildren { json.member("expanded", outline.isExpanded) }
        default: break
        }
    }
}

extension UIContentUnavailableConfiguration {
    /// The texts that are shown; nil without any.
    fileprivate var words: String? {
        let shown = [attributedText?.string ?? text, secondaryAttributedText?.string ?? secondaryText].compactMap { $0 }
        return shown.isEmpty ? nil : shown.joined(separator: ", ")
    }
}
