package import Foundation

/// What the app scrolled to, for the next page or patch.
///
/// How far a person scrolled only the browser knows, so that it is told each time, whatever the offset was before.
struct ScrollRequest {
    /// What of the content is to be seen.
    enum Target {
        /// What begins at a point.
        case offset(CGPoint)
        /// A rectangle, with as little scrolling as needed.
        case rectangle(CGRect)
        /// A row or an item, at an edge or in the middle.
        case item(IndexPath, block: ScrollInstruction.Alignment, inline: ScrollInstruction.Alignment)
    }

    /// The view that was scrolled.
    weak var view: UIScrollView?
    let target: Target
    let isAnimated: Bool
}

/// Where the page is to be scrolled once.
package struct ScrollInstruction: Hashable, Sendable {
    /// Where an element is to be seen in what scrolls it.
    package enum Alignment: String, Sendable {
        /// Where content begins, in its middle, where it ends, or as near as it is.
        case start, center, end, nearest
    }

    /// What is to be seen.
    package enum Target: Hashable, Sendable {
        /// The element of the view itself.
        case element(block: Alignment, inline: Alignment)
        /// What of the view's content begins at a point.
        case offset(CGPoint)
        /// A rectangle of the view's content, with as little scrolling as needed.
        case rectangle(CGRect)
    }

    /// The number of the view.
    package let view: Int32
    /// What is to be seen.
    package let target: Target
    /// Whether the page moves there.
    package let isAnimated: Bool

    /// Whether the element of the view is to be seen, and not a part of its content.
    package var isOfElement: Bool {
        if case .element = target { true } else { false }
    }
}

extension UIWindowScene {
    /// Whether the page is to be scrolled next.
    package final var isScrolled: Bool { !scrollRequests.isEmpty }

    /// Where the page is to be scrolled next, of views that are shown.
    ///
    /// - Parameter isMoving: Whether it moves there, where that was asked for.
    package final func scrollInstructions(moving isMoving: Bool) -> [ScrollInstruction] {
        scrollRequests.compactMap { request in
            guard let view = request.view, view.owningScene === self else { return nil }
            let isAnimated = isMoving && request.isAnimated
            switch request.target {
            case .offset(let point):
                return ScrollInstruction(view: identifier(for: view), target: .offset(point), isAnimated: isAnimated)
            case .rectangle(let rectangle):
                return ScrollInstruction(
                    view: identifier(for: view), target: .rectangle(rectangle), isAnimated: isAnimated)
            case .item(let indexPath, let block, let inline):
                guard let shown = view.shownView(at: indexPath) else { return nil }
                return ScrollInstruction(
                    view: identifier(for: shown), target: .element(block: block, inline: inline),
                    isAnimated: isAnimated)
            }
        }
    }

    /// Forgets where the page is to be scrolled, as it was told.
    package final func endScrolling() {
        if !scrollRequests.isEmpty { scrollRequests.removeAll() }
    }
}

extension UIScrollView {
    /// Has the page scrolled with its next change; what was asked of this view before is forgotten.
    final func requestScroll(to target: ScrollRequest.Target, animated: Bool) {
        guard let scene = owningScene ?? UIApplication.shared.sceneInWork else { return }
        forgetScroll()
        scene.scrollRequests.append(ScrollRequest(view: self, target: target, isAnimated: animated))
        scene.setNeedsCommit()
    }

    /// Leaves the page where the person scrolled it.
    final func forgetScroll() {
        guard let scene = owningScene ?? UIApplication.shared.sceneInWork else { return }
        scene.scrollRequests.removeAll { $0.view == nil || $0.view === self }
    }

    /// The view in reach that stands for a row or an item; for a section without rows, or its beginning, the header.
    fileprivate final func shownView(at indexPath: IndexPath) -> UIView? {
        switch self {
        case let table as UITableView: table.shownRow(at: indexPath)
        case let collection as UICollectionView: collection.shownCell(at: indexPath)
        default: nil
        }
    }
}
