import UIKitCore
import WebHost

/// An element as it was found on the page.
@MainActor
struct FoundElement {
    /// The view, or the one that the button belongs to.
    let view: UIView
    /// The number of the view on the page.
    let viewName: String
    /// What is pressed, where it is a button of the page that is no view; nil for a view.
    let offer: ShownPage.Offer?
    let kind: ElementKind
    let label: String
    let identifier: String?
    let value: String?
    let isEnabled: Bool
    let isSelected: Bool
    /// Whether nothing covers it.
    let isReachable: Bool

    init(_ view: UIView, _ description: ViewDescription, kind: ElementKind, in tab: TestTab, _ scene: UIWindowScene) {
        self.view = view
        offer = nil
        self.kind = kind
        viewName = "v\(scene.identifier(for: view))"
        identifier = view.accessibilityIdentifier
        label =
            switch view {
            case let bar as UINavigationBar: bar.topItem?.title ?? ""
            case let alert as AlertView: alert.titleLabel.text ?? ""
            case let field as UITextField: field.accessibilityLabel ?? field.placeholder ?? ""
            case let link as FileLink: link.title
            case let link as WebLink: link.title
            default: description.label ?? ""
            }
        value = tab.typedValues[viewName] ?? Self.value(of: view)
        isEnabled = (view as? UIControl)?.isEnabled ?? true
        isSelected = Self.isSelected(view, shownAs: tab.page.offers.first { [viewName] in $0.viewName == viewName })
        isReachable = scene.isReachable(view)
    }

    init(_ offer: ShownPage.Offer, of view: UIView, _ scene: UIWindowScene) {
        self.view = view
        self.offer = offer
        kind = .button
        viewName = offer.viewName
        label = offer.label
        identifier = nil
        value = nil
        isEnabled = offer.isEnabled
        isSelected = offer.isSelected
        isReachable = scene.isReachable(view)
    }

    private static func value(of view: UIView) -> String? {
        switch view.interactionValue {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .boolean(let boolean): boolean ? "1" : "0"
        case .files, nil: view.accessibilityValue
        }
    }

    private static func isSelected(_ view: UIView, shownAs offer: ShownPage.Offer?) -> Bool {
        switch view {
        case let cell as UITableViewCell: cell.isSelected
        case let cell as UICollectionViewCell: cell.isSelected
        case let button as TabBarButton: offer?.isSelected ?? button.isSelected
        case let control as UIControl: control.isSelected
        default: view.accessibilityTraits.contains(.selected)
        }
    }

    /// Whether a person would call it so.
    func isCalled(_ name: String) -> Bool {
        if identifier == name || label == name { return true }
        if let field = view as? UITextField, offer == nil, field.placeholder == name { return true }
        return kind == .cell && offer == nil && view.contains(text: name)
    }

    /// Whether it is inside another element.
    func isInside(_ other: FoundElement) -> Bool {
        guard other.offer == nil else { return false }
        return view === other.view ? offer != nil : view.isDescendant(of: other.view)
    }

    /// What a failure says of it.
    var summary: String {
        let name = label.isEmpty ? "" : " \"\(label)\""
        let identifier = identifier.map { " [\($0)]" } ?? ""
        let content = value.map { " = \"\($0)\"" } ?? ""
        let state = (isEnabled ? "" : ", disabled") + (isSelected ? ", selected" : "")
        return "\(kind.rawValue)\(name)\(identifier)\(content)\(state)\(isReachable ? "" : ", covered")"
    }
}

extension UIView {
    /// Whether a label in it shows a text.
    fileprivate func contains(text: String) -> Bool {
        subviews.contains { child in
            !child.isHidden && ((child as? UILabel)?.text == text || child.contains(text: text))
        }
    }
}

extension UIWindowScene {
    /// Whether a person could reach a view, as far as that depends on what is around and over it.
    fileprivate func isReachable(_ view: UIView) -> Bool {
        let isDisabled = (view as? UIControl)?.isEnabled == false
        // What holds a disabled control can be reached where the control itself could be.
        guard let reached = isDisabled ? view.superview : view else { return false }
        return (try? reachableView(.viewIdentifier(identifier(for: reached)))) != nil
    }
}
