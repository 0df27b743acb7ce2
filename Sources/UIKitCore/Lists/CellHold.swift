/// A press that lasts on a row or an item, where recognizers wait for one.
package struct CellHold {
    /// What is told of it: the cell, or its content view.
    package let view: UIView
    /// After how many milliseconds it is recognised.
    package let time: Int
    /// What a page offers as a button instead.
    package let gesture: OfferedGesture
}

extension ItemCell {
    /// The press that lasts for which recognizers of the cell, of its content view or of its list wait; nil where none does.
    package var hold: CellHold? {
        // Nothing waits in most rows.
        guard presentContentView?.holdTime != nil || holdTime != nil || isHeldForList, isUserInteractionEnabled else {
            return nil
        }
        let content = presentContentView.flatMap { $0.isUserInteractionEnabled && $0.holdTime != nil ? $0 : nil }
        let waiting = [content, self, superview].compactMap { $0 }.filter { $0.holdTime != nil }
        guard let time = waiting.compactMap(\.holdTime).min() else { return nil }
        let name = waiting.contains(where: \.isHeldByApp) ? FrameworkText.hold : .actions
        return CellHold(view: content ?? self, time: time, gesture: OfferedGesture(name, after: time))
    }

    /// Whether a recognizer of the list waits for a press that lasts.
    var isHeldForList: Bool { superview?.holdTime != nil }
}
