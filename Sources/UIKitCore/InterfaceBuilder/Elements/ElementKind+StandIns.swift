extension ElementKindTable {
    /// Views whose classes may not exist here; a plain view or scroll view stands in for them.
    static let standInKinds: [String: ElementKind] = [
        "collectionView": standIn("UICollectionView", for: .scrollView),
        "collectionViewCell": standIn("UICollectionViewCell", for: .contentHolder),
        "collectionViewCellContentView": .view,
        "collectionReusableView": standIn("UICollectionReusableView", for: .view),
        "pickerView": standIn("UIPickerView", for: .view),
        "mapView": standIn("MKMapView", for: .view),
        "wkWebView": standIn("WKWebView", for: .view),
        "webView": standIn("UIWebView", for: .view),
        "glkView": standIn("GLKView", for: .view),
        "mtkView": standIn("MTKView", for: .view),
        "sceneKitView": standIn("SCNView", for: .view),
        "skView": standIn("SKView", for: .view),
        "arskView": standIn("ARSKView", for: .view),
        "arscnView": standIn("ARSCNView", for: .view),
        "arView": standIn("ARView", for: .view),
        "pdfView": standIn("PDFView", for: .view),
        "colorWell": standIn("UIColorWell", for: .control),
        "calendarView": standIn("UICalendarView", for: .view),
        "bannerView": standIn("ADBannerView", for: .view),
        "adBannerView": standIn("ADBannerView", for: .view),
        "window": standIn("UIView", for: .view),
    ]
}

extension ElementKind {
    /// A view that has its content in a view of its own.
    fileprivate static let contentHolder = ElementKind(
        UIView.self, extends: .view,
        [
            .object(anyName, key: "contentView") { (holder: UIView, content: UIView) in holder.addSubview(content) }
        ])
}
