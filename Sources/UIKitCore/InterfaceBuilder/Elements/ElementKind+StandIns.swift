extension ElementKindTable {
    /// Views of frameworks that do not exist here.
    ///
    /// A plain view keeps their place, their constraints, what assistive technology is told and what is in them; a finding
    /// says so. A class of the app's own takes their place where the document names one.
    static let standInKinds: [String: ElementKind] = [
        "mapView": view(
            "mapType", "scrollEnabled", "zoomEnabled", "rotateEnabled", "pitchEnabled", "showsUserLocation",
            "showsPointsOfInterest", "showsBuildings", "showsTraffic", "showsScale", "showsCompass",
            "showsZoomControls", "showsPitchControl", "showsUserTrackingButton", "selectableMapFeatures"),
        "wkWebView": view(
            "allowsBackForwardNavigationGestures", "allowsLinkPreview", "allowsMagnification", "customUserAgent",
            "inspectable", "findInteractionEnabled", children: "wkWebViewConfiguration"),
        "webView": view(
            "scalesPageToFit", "allowsInlineMediaPlayback", "mediaPlaybackRequiresUserAction",
            "mediaPlaybackAllowsAirPlay", "suppressesIncrementalRendering", "keyboardDisplayRequiresUserAction",
            "paginationMode", "paginationBreakingMode", "gapBetweenPages", "pageLength", "allowsLinkPreview",
            children: "dataDetectorType"),
        "glkView": view(
            "enableSetNeedsDisplay", "drawableColorFormat", "drawableDepthFormat", "drawableStencilFormat",
            "drawableMultisample"),
        "mtkView": view(
            "colorPixelFormat", "depthStencilPixelFormat", "sampleCount", "clearDepth", "clearStencil",
            "preferredFramesPerSecond", "enableSetNeedsDisplay", "autoResizeDrawable", "framebufferOnly", "paused",
            "presentsWithTransaction", children: "mtkClearColor", "color"),
        "sceneKitView": view(
            "sceneName", "allowsCameraControl", "jitteringEnabled", "autoenablesDefaultLighting", "playing", "loops",
            "antialiasingMode", "wantsBestResolutionOpenGLSurface", "preferredFramesPerSecond", "rendersContinuously",
            "renderingAPI", "playsAnimations"),
        "skView": view(
            "asynchronous", "ignoresSiblingOrder", "showsFPS", "showsDrawCount", "showsNodeCount", "showsQuadCount",
            "showsPhysics", "showsFields", "shouldCullNonVisibleNodes", "allowsTransparency", "paused",
            "preferredFramesPerSecond", "sceneName"),
        "arskView": view("preferredFramesPerSecond", "showsFPS", "showsNodeCount", "ignoresSiblingOrder"),
        "arscnView": view(
            "automaticallyUpdatesLighting", "allowsCameraControl", "jitteringEnabled", "autoenablesDefaultLighting",
            "playing", "loops", "antialiasingMode", "sceneName", "rendersContinuously", "preferredFramesPerSecond",
            "rendersCameraGrain", "rendersMotionBlur"),
        "arView": view("cameraMode", "automaticallyConfigureSession"),
        "arCoachingOverlayView": view("goal", "activatesAutomatically"),
        "pdfView": view(
            "autoScales", "displayMode", "displayDirection", "displaysPageBreaks", "displaysAsBook", "displaysRTL",
            "enableDataDetectors", "interpolationQuality", "pageShadowsEnabled", "usePageViewController",
            children: "edgeInsets"),
        "calendarView": view("fontDesign", "wantsDateDecorations"),
        "pasteControl": view(
            "baseBackgroundColor", "baseForegroundColor", "cornerStyle", "displayMode", "enabled", "highlighted",
            "selected", "contentHorizontalAlignment", "contentVerticalAlignment"),
        "adBannerView": view("adType"),
        "bannerView": view("adType"),
        "pkAddPassButton": view("addPassButtonStyle", "enabled"),
        "lpLinkView": view(),
        "hostingView": view(),
    ]

    /// A view that a plain one stands in for.
    private static func view(_ attributes: String..., children: String...) -> ElementKind {
        ElementKind(
            UIView.self, extends: .view, isStandIn: true,
            attributes.map { .ignored($0) } + children.map { .ignoredChild($0) })
    }

    /// A controller that another one stands in for.
    static func controller(
        standingIn kind: ElementKind, _ attributes: String..., children: String...
    ) -> ElementKind {
        ElementKind(
            kind.objectClass, extends: kind, isStandIn: true,
            attributes.map { .ignored($0) } + children.map { .ignoredChild($0) })
    }
}
