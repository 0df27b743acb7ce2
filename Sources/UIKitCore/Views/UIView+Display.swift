package import Foundation

extension UIView {
    /// Has the view drawn in the next commit.
    final func markNeedsDisplay() {
        viewState.remove([.displayed, .drawsNothing])
        setNeedsRendering()
    }

    /// Has a view drawn anew that has another size now, where that is wanted.
    ///
    /// A view that draws nothing is not asked again, so that layout of plain views costs nothing here.
    final func sizeOfDrawingDidChange(from oldSize: CGSize) {
        let hadNoSize = oldSize.width <= 0 || oldSize.height <= 0
        if hadNoSize && !viewState.contains(.drawsNothing) || contentMode == .redraw { viewState.remove(.displayed) }
    }

    /// Draws the view and everything in it, where what it shows is stale.
    ///
    /// Only what changed since the last commit is visited, and every view once after it came into a window.
    final func displayStaleViews() {
        let wasDisplayed = viewState.contains(.displayed)
        guard !wasDisplayed || !viewState.isDisjoint(with: [.needsRendering, .subtreeNeedsRendering]) else { return }
        if !wasDisplayed { display() }
        if let layer = attributesIfPresent?.layer { display(layer) }
        for child in childViews { child.displayStaleViews() }
    }

    /// Has the view draw itself.
    private func display() {
        viewState.insert(.displayed)
        var drawing: Drawing?
        let bounds = bounds
        if bounds.isDrawable, bounds.width > 0, bounds.height > 0 {
            drawing = GraphicsStack.current.recording(in: bounds) { _ in draw(bounds) }
            if drawing != nil { viewState.remove(.drawsNothing) }
        }
        guard drawing != nil || attributesIfPresent?.display?.drawing != nil else { return }
        updateDisplay {
            $0.drawing = drawing
            $0.canvas = bounds
        }
    }

    /// Draws what the layer shows beside what the view and the page's style say of it.
    private func display(_ layer: CALayer) {
        let drawings = layer.layerDrawings
        guard drawings != nil || attributesIfPresent?.display?.layers != nil else { return }
        updateDisplay {
            $0.layers = drawings
            $0.layerCanvas = bounds
        }
    }

    private func updateDisplay(_ change: (inout ViewDisplay) -> Void) {
        var display = attributesIfPresent?.display ?? ViewDisplay()
        change(&display)
        attributes.display = display.isEmpty ? nil : display
    }
}

/// What a view and its layer drew.
package struct ViewDisplay: Sendable {
    /// What the view drew; nil for nothing.
    package var drawing: Drawing?
    /// The bounds of the view when it drew.
    package var canvas = CGRect.zero
    /// What its layer drew; nil for nothing.
    package var layers: LayerDrawings?
    /// The bounds of the layer when it drew.
    package var layerCanvas = CGRect.zero

    /// Whether nothing was drawn.
    var isEmpty: Bool { drawing == nil && layers == nil }
}
