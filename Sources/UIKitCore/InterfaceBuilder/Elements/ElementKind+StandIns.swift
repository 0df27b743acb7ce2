extension ElementKindTable {
    /// Views of frameworks that do not exist here.
    ///
    /// A plain view keeps their place, their constraints, what assistive technology is told and what is in them; a finding
    /// says so. A class of the app's own takes their place where the document names one.
    static let standInKinds: [String: ElementKind] = {
        let view = ElementKind(UIView.self, extends: .view, isStandIn: true, [])
        let names = [
            "mapView", "wkWebView", "webView", "glkView", "mtkView", "sceneKitView", "skView", "arskView", "arscnView",
            "arView", "arCoachingOverlayView", "pdfView", "calendarView", "pasteControl", "adBannerView", "bannerView",
            "pkAddPassButton", "lpLinkView", "hostingView", "locationButton", "routePickerView", "volumeView",
            "contentUnavailableView",
        ]
        return Dictionary(uniqueKeysWithValues: names.map { ($0, view) })
    }()

    /// A controller that another one stands in for.
    static func controller(standingIn kind: ElementKind) -> ElementKind {
        ElementKind(kind.objectClass, extends: kind, isStandIn: true, [])
    }
}
