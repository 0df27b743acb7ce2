import Foundation

extension ElementKind {
    /// Makes a view with its `init(coder:)`.
    static let makeView: Making = { type, coder in (type as? UIView.Type)?.init(coder: coder) }

    /// `view`, and what all views have.
    static let view = ElementKind(
        UIView.self, make: makeView,
        [
            .attribute("tag", .integer, \UIView.tag),
            .attribute("restorationIdentifier", .name) { (view: UIView, name) in view.restorationIdentifier = name },
            .attribute("contentMode", .enumeration(), \UIView.contentMode),
            .attribute("opaque", .boolean, \UIView.isOpaque),
            .attribute("hidden", .boolean, \UIView.isHidden),
            .attribute("alpha", .number, \UIView.alpha),
            .attribute("clipsSubviews", .boolean, \UIView.clipsToBounds),
            .attribute("userInteractionEnabled", .boolean, \UIView.isUserInteractionEnabled),
            .attribute("autoresizesSubviews", .boolean, \UIView.autoresizesSubviews),
            .attribute("preservesSuperviewLayoutMargins", .boolean, \UIView.preservesSuperviewLayoutMargins),
            .attribute("semanticContentAttribute", .enumeration(), \UIView.semanticContentAttribute),
            .attribute("tintAdjustmentMode", .enumeration(), \UIView.tintAdjustmentMode),
            .attribute("overrideUserInterfaceStyle", .enumeration(), \UIView.overrideUserInterfaceStyle),
            .attribute("horizontalHuggingPriority", .priority) { (view: UIView, priority) in
                view.setContentHuggingPriority(priority, for: .horizontal)
            },
            .attribute("verticalHuggingPriority", .priority) { (view: UIView, priority) in
                view.setContentHuggingPriority(priority, for: .vertical)
            },
            .attribute("horizontalCompressionResistancePriority", .priority) { (view: UIView, priority) in
                view.setContentCompressionResistancePriority(priority, for: .horizontal)
            },
            .attribute("verticalCompressionResistancePriority", .priority) { (view: UIView, priority) in
                view.setContentCompressionResistancePriority(priority, for: .vertical)
            },
            .ignored("multipleTouchEnabled"), .ignored("exclusiveTouch"), .ignored("clearsContextBeforeDrawing"),
            .ignored("insetsLayoutMarginsFromSafeArea"), .ignored("layerContentsGravity"),
            .ignored("focusGroupIdentifier"),
            .ignored("viewRespectsSystemMinimumLayoutMargins"), .ignored("largeContentTitle"),
            .ignored("showsLargeContentViewer"), .ignored("scalesLargeContentImage"), .ignored("toolTip"),
            .ignored("contentViewInsetsToSafeArea"), .ignored("simulatedUserInterfaceStyle"),
            .ignored("appearanceType"), .ignored("drawRectDirtyRectOnly"), .ignored("layoutMarginsFollowReadableWidth"),
            .ignored("simulatedAppContext"),
            .ignoredChild(ElementKind.anyName, key: "userComments"), .ignoredChild("frame", key: "frameInset"),
            .child("autoresizingMask", .autoresizingMask) { (view: UIView, mask) in view.autoresizingMask = mask },
            .frame,
            .ignoredChild("rect", key: "contentStretch"),
            .child("color", key: "backgroundColor", .color, \UIView.backgroundColor),
            .child("color", key: "tintColor", .color, \UIView.tintColor),
            .child("edgeInsets", key: "layoutMargins", .insets, \UIView.layoutMargins),
            .child("directionalEdgeInsets", key: "directionalLayoutMargins", .directionalInsets) {
                (view: UIView, insets) in view.directionalLayoutMargins = insets
            },
            .subviews { (view: UIView, subview) in view.addSubview(subview) },
            .layoutGuide, .constraints, .accessibility,
            .child("bool", key: "isElement", .flag) { (view: UIView, isElement) in
                view.isAccessibilityElement = isElement
            },
            .objects("gestureRecognizers") { (view: UIView, recognizers: [UIGestureRecognizer]) in
                for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
            },
            .ignoredChild("size", key: "intrinsicContentSize"), .ignoredChild("animations"),
            .ignoredChild("simulatedOrientationMetrics"), .ignoredChild("simulatedStatusBarMetrics"),
            .ignoredChild("simulatedNavigationBarMetrics"), .ignoredChild("simulatedTabBarMetrics"),
            .ignoredChild("simulatedToolbarMetrics"), .ignoredChild("simulatedScreenMetrics"),
            .ignoredChild("freeformSimulatedSizeMetrics"), .ignoredChild("modalFormSheetSimulatedSizeMetrics"),
            .ignoredChild("modalPageSheetSimulatedSizeMetrics"), .ignoredChild("point", key: "canvasLocation"),
            .ignoredChild("size", key: "customSize"), .ignoredChild("interactions"),
            .ignoredChild("keyCommands"), .ignoredChild("size", key: "freeformSize"),
        ])
}

extension ElementKindTable {
    /// The views without controls.
    static let viewKinds: [String: ElementKind] = [
        "view": .view,
        "imageView": ElementKind(
            UIImageView.self, extends: .view,
            [
                .attribute("image", .image, \UIImageView.image),
                .attribute("highlightedImage", .image, \UIImageView.highlightedImage),
                .attribute("highlighted", .boolean, \UIImageView.isHighlighted),
                .ignored("catalog"), .ignored("adjustsImageSizeForAccessibilityContentSizeCategory"),
                .ignored("preferredImageDynamicRange"),
                .child("imageReference", key: "image", .image) { (view: UIImageView, image) in view.image = image },
                .child("imageReference", key: "highlightedImage", .image) { (view: UIImageView, image) in
                    view.highlightedImage = image
                },
                .child("preferredSymbolConfiguration", .symbolConfiguration) { (view: UIImageView, configuration) in
                    view.preferredSymbolConfiguration = configuration
                },
            ]),
        "stackView": ElementKind(
            UIStackView.self, extends: .view,
            [
                .attribute("axis", .enumeration(), \UIStackView.axis),
                .attribute("distribution", .enumeration(), \UIStackView.distribution),
                .attribute("alignment", .enumeration(["top": .leading, "bottom": .trailing]), \UIStackView.alignment),
                .attribute("spacing", .number, \UIStackView.spacing),
                .attribute("spacingType", .name) { (stack: UIStackView, type) in
                    if type == "standard" { stack.spacing = UIStackView.spacingUseSystem }
                },
                .attribute("baselineRelativeArrangement", .boolean, \UIStackView.isBaselineRelativeArrangement),
                .attribute(
                    "layoutMarginsRelativeArrangement", .boolean, \UIStackView.isLayoutMarginsRelativeArrangement),
                .subviews { (stack: UIStackView, subview) in stack.addArrangedSubview(subview) },
            ]),
        "scrollView": .scrollView,
        "containerView": ElementKind(UIView.self, extends: .view, []),
        "visualEffectView": ElementKind(
            UIVisualEffectView.self, extends: .view,
            [
                .existing("view", key: "contentView") { (view: UIVisualEffectView) in view.contentView },
                .child("blurEffect", .blurStyle) { (view: UIVisualEffectView, style) in
                    view.effect = UIBlurEffect(style: style)
                },
                .child("vibrancyEffect") { element, reading in
                    let style = element.child("blurEffect").flatMap { ChildReader.blurStyle.read($0, reading) }
                    return { object, _ in
                        let blur = UIBlurEffect(style: style ?? .regular)
                        (object as? UIVisualEffectView)?.effect = UIVibrancyEffect(blurEffect: blur)
                    }
                },
            ]),
        "activityIndicatorView": ElementKind(
            UIActivityIndicatorView.self, extends: .view,
            [
                .attribute("hidesWhenStopped", .boolean, \UIActivityIndicatorView.hidesWhenStopped),
                .attribute(
                    "style", .enumeration(["whiteLarge": .large, "gray": .medium, "white": .medium]),
                    \UIActivityIndicatorView.style),
                .child("color", key: "color", .color) { (view: UIActivityIndicatorView, color) in view.color = color },
                .attribute("animating", .boolean) { (view: UIActivityIndicatorView, isAnimating) in
                    if isAnimating { view.startAnimating() }
                },
            ]),
        "progressView": ElementKind(
            UIProgressView.self, extends: .view,
            [
                .attribute("progressViewStyle", .enumeration(), \UIProgressView.progressViewStyle),
                .attribute("progress", .float, \UIProgressView.progress),
                .child("color", key: "progressTintColor", .color, \UIProgressView.progressTintColor),
                .child("color", key: "trackTintColor", .color, \UIProgressView.trackTintColor),
            ]),
    ]
}

extension ElementKind {
    /// `scrollView`, and what all scroll views have.
    static let scrollView = ElementKind(
        UIScrollView.self, extends: .view,
        [
            .attribute("scrollEnabled", .boolean, \UIScrollView.isScrollEnabled),
            .attribute("pagingEnabled", .boolean, \UIScrollView.isPagingEnabled),
            .attribute("directionalLockEnabled", .boolean, \UIScrollView.isDirectionalLockEnabled),
            .attribute("bounces", .boolean, \UIScrollView.bounces),
            .attribute("alwaysBounceVertical", .boolean, \UIScrollView.alwaysBounceVertical),
            .attribute("alwaysBounceHorizontal", .boolean, \UIScrollView.alwaysBounceHorizontal),
            .attribute("showsHorizontalScrollIndicator", .boolean, \UIScrollView.showsHorizontalScrollIndicator),
            .attribute("showsVerticalScrollIndicator", .boolean, \UIScrollView.showsVerticalScrollIndicator),
            .attribute("scrollsToTop", .boolean, \UIScrollView.scrollsToTop),
            .attribute("keyboardDismissMode", .enumeration(), \UIScrollView.keyboardDismissMode),
            .attribute(
                "contentInsetAdjustmentBehavior", .enumeration(), \UIScrollView.contentInsetAdjustmentBehavior),
            .ignored("delaysContentTouches"), .ignored("canCancelContentTouches"), .ignored("bouncesZoom"),
            .ignored("minimumZoomScale"), .ignored("maximumZoomScale"), .ignored("indicatorStyle"),
            .ignored("automaticallyAdjustsScrollIndicatorInsets"), .ignored("decelerationRate"),
            .child("inset", key: "contentInset", .insets, \UIScrollView.contentInset),
            .child("size", key: "contentSize", .size, \UIScrollView.contentSize),
            .ignoredChild("inset", key: "scrollIndicatorInsets"),
            .object("refreshControl", key: "refreshControl") { (view: UIScrollView, control: UIRefreshControl) in
                view.refreshControl = control
            },
        ])
}
