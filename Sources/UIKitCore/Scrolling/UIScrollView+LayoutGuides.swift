extension UIScrollView {
    /// The content: views whose edges are pinned to it scroll, and give the content its size.
    public final var contentLayoutGuide: UILayoutGuide {
        guide(\.scrollContentGuide) { ViewLayoutGuide(.scrollContent, of: self) }
    }

    /// The frame: views whose edges are pinned to it stay in place while the content scrolls.
    public final var frameLayoutGuide: UILayoutGuide {
        guide(\.scrollFrameGuide) { ViewLayoutGuide(.scrollFrame, of: self) }
    }
}
