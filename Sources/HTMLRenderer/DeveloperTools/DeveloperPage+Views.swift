import Foundation
import UIKitCore

extension DeveloperPage {
    /// The most views that are listed.
    private static let greatestViewCount = 4_000

    /// Writes the views of every window, from back to front.
    mutating func writeViews() {
        var count = 0
        html.markup("<ul class=\"developer-tree\">")
        for window in scene.windows { write(window, count: &count) }
        html.markup("</ul>")
        guard count > Self.greatestViewCount else { return }
        html.markup("<p class=\"developer-omitted\">")
        html.text("\(count - Self.greatestViewCount) more views")
        html.markup("</p>")
    }

    private mutating func write(_ view: UIView, count: inout Int) {
        count += 1
        let isListed = count <= Self.greatestViewCount
        if isListed {
            html.markup("<li>")
            writeRow(of: view)
        }
        if !view.childViews.isEmpty {
            if isListed {
                let address = String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
                beginChildren(
                    key: "v" + address, name: SceneJournal.subject(view), isOpen: !view.isFoldedForDevelopers)
            }
            for child in view.childViews { write(child, count: &count) }
            if isListed { endChildren() }
        }
        if isListed { html.markup("</li>") }
    }

    private mutating func writeRow(of view: UIView) {
        let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
        beginRow(for: view.viewIdentifier, title: "\(type(of: view)): \(address)")
        writePart("developer-class", "\(type(of: view))")
        let names = [view.accessibilityLabel, view.accessibilityIdentifier].lazy.compactMap { $0 }
        if let name = names.first(where: { !$0.isEmpty }) { writePart("developer-name", "“\(name)”") }
        if let identifier = view.viewIdentifier { writePart("developer-id", "v\(identifier)") }
        if let controller = view.owningViewController { writePart("developer-owner", "\(type(of: controller))") }
        writeFrame(view.frame)
        for state in view.statesForDevelopers { writePart("developer-state", state) }
        endRow(for: view.viewIdentifier)
    }

    /// Writes the frame of a view in its superview, in points; that of one in the flow of the page is not known.
    mutating func writeFrame(_ frame: CGRect) {
        guard frame.size != .zero else { return writePart("developer-frame", "in flow") }
        func text(_ number: CGFloat) -> String {
            let tenths = (number * 10).rounded() / 10
            return tenths == tenths.rounded() && abs(tenths) < 1e9 ? "\(Int(tenths))" : "\(tenths)"
        }
        writePart(
            "developer-frame",
            "\(text(frame.minX)), \(text(frame.minY)) · \(text(frame.width)) × \(text(frame.height))")
    }
}

extension UIView {
    /// Whether what lies in the view is of less interest than the view itself.
    fileprivate var isFoldedForDevelopers: Bool {
        switch self {
        case is UIControl, is UITableViewCell, is UICollectionViewCell, is UINavigationBar, is UITabBar, is UIToolbar:
            true
        default: false
        }
    }

    /// What is unusual about the view.
    fileprivate var statesForDevelopers: [String] {
        var states: [String] = []
        if isHidden { states.append("hidden") }
        if alpha < 1 { states.append("alpha \(alpha)") }
        if !isUserInteractionEnabled { states.append("no interaction") }
        if let control = self as? UIControl {
            if !control.isEnabled { states.append("disabled") }
            if control.isSelected { states.append("selected") }
        }
        if isFirstResponder { states.append("first responder") }
        if accessibilityViewIsModal { states.append("modal") }
        return states
    }
}
