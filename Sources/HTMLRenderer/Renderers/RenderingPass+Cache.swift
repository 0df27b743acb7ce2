import UIKitCore

extension RenderingPass {
    /// Writes what was kept of a view, or has it written and keeps that.
    ///
    /// Only for views whose markup depends on nothing outside them. Nothing is kept or reused while fields show what
    /// they do not hold, nor on a page that the person has seen; and nothing is kept while changes are not committed,
    /// because a further change would not be told to the views around.
    ///
    /// Where fragments are set aside, the page's bytes leave them out.
    mutating func reuse(of view: UIView, orWrite write: (inout RenderingPass) -> Void) {
        guard typedValues.isEmpty, refusedField == nil, !isShownAgain else { return write(&self) }
        if let fragment = view.renderingCache {
            // Only the renderer fills the slot, and that of a cell with nothing else.
            let fragment = unsafeDowncast(fragment, to: RenderedFragment.self)
            return setsFragmentsAside ? setAside(fragment, of: view) : append(fragment)
        }
        let htmlStart = html.bytes.count
        let stylesStart = styles.bytes.count
        // What is set aside must be whole.
        let setsFragmentsAside = setsFragmentsAside
        self.setsFragmentsAside = false
        write(&self)
        self.setsFragmentsAside = setsFragmentsAside
        guard view.viewState.isDisjoint(with: [.needsRendering, .subtreeNeedsRendering]) else { return }
        let fragment = RenderedFragment(
            html: Array(html.bytes[htmlStart...]), styles: Array(styles.bytes[stylesStart...]))
        view.renderingCache = fragment
        guard setsFragmentsAside else { return }
        html.bytes.removeSubrange(htmlStart...)
        styles.bytes.removeSubrange(stylesStart...)
        setAside(fragment, of: view)
    }

    private mutating func append(_ fragment: RenderedFragment) {
        html.bytes.append(contentsOf: fragment.html)
        if !fragment.styles.isEmpty { styles.bytes.append(contentsOf: fragment.styles) }
    }

    private mutating func setAside(_ fragment: RenderedFragment, of view: UIView) {
        fragments.append(
            PlacedFragment(identifier: identifier(of: view), position: html.bytes.count, fragment: fragment))
    }
}
