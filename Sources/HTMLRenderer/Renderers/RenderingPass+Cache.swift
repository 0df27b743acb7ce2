import UIKitCore

extension RenderingPass {
    /// Writes what was kept of a view, or has it written and keeps that.
    ///
    /// Only for views whose markup depends on nothing outside them. Nothing is kept or reused while fields show what
    /// they do not hold, and nothing is kept while changes are not committed, because a further change would not be told
    /// to the views around.
    mutating func reuse(of view: UIView, orWrite write: (inout RenderingPass) -> Void) {
        guard typedValues.isEmpty else { return write(&self) }
        if let fragment = view.renderingCache {
            // Only the renderer fills the slot, and that of a cell with nothing else.
            let fragment = unsafeDowncast(fragment, to: RenderedFragment.self)
            html.bytes.append(contentsOf: fragment.html)
            if !fragment.styles.isEmpty { styles.bytes.append(contentsOf: fragment.styles) }
            return
        }
        let htmlStart = html.bytes.count
        let stylesStart = styles.bytes.count
        write(&self)
        guard view.viewState.isDisjoint(with: [.needsRendering, .subtreeNeedsRendering]) else { return }
        view.renderingCache = RenderedFragment(
            html: Array(html.bytes[htmlStart...]), styles: Array(styles.bytes[stylesStart...]))
    }
}
