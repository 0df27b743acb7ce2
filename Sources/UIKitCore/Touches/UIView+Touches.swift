extension UIView {
    /// Whether the view takes several fingers at a time; kept for the app, as a page reports one touch at a time.
    public final var isMultipleTouchEnabled: Bool {
        get { attributesIfPresent?.isMultipleTouchEnabled ?? false }
        set { attributes.isMultipleTouchEnabled = newValue }
    }

    /// Whether no other view takes touches while this one does; kept for the app, as a page reports one touch at a time.
    public final var isExclusiveTouch: Bool {
        get { attributesIfPresent?.isExclusiveTouch ?? false }
        set { attributes.isExclusiveTouch = newValue }
    }

    /// Whether the view is empty before it draws; kept for the app, as each drawing begins anew.
    public final var clearsContextBeforeDrawing: Bool {
        get { attributesIfPresent?.clearsContextBeforeDrawing ?? true }
        set { attributes.clearsContextBeforeDrawing = newValue }
    }
}
