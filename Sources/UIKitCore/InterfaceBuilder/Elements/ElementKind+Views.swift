import Foundation

extension ElementKind {
    /// Makes a view with its `init(coder:)`.
    static let makeView: Making = { type, coder in (type as? UIView.Type)?.init(coder: coder) }

    /// A view of a kind that is not known: it has its place, its content and what all views have.
    static let unknownView = ElementKind(UIView.self, extends: .view, isStandIn: true, [])

    /// `view`, and what all views have.
    static let view = ElementKind(
        UIView.self, make: makeView,
        [
            .attribute("tag", .integer, \UIView.tag),
            .attribute("restorationIdentifier", .name) { (view: UIView, name) in view.restorationIdentifier = name },
            .attribute(
                "contentMode", .enumeration(), get: { (view: UIView) in view.contentMode }, set: { $0.contentMode = $1 }
            ),
            .attribute("opaque", .boolean, get: { (view: UIView) in view.isOpaque }, set: { $0.isOpaque = $1 }),
            .attribute("hidden", .boolean, \UIView.isHidden),
            .attribute("alpha", .number(0...1), \UIView.alpha),
            .attribute(
                "clipsSubviews", .boolean, get: { (view: UIView) in view.clipsToBounds }, set: { $0.clipsToBounds = $1 }
            ),
            .attribute(
                "userInteractionEnabled", .boolean, get: { (view: UIView) in view.isUserInteractionEnabled },
                set: { $0.isUserInteractionEnabled = $1 }),
            .attribute("autoresizesSubviews", .boolean, \UIView.autoresizesSubviews),
            .attribute("preservesSuperviewLayoutMargins", .boolean, \UIView.preservesSuperviewLayoutMargins),
            .attribute("semanticContentAttribute", .enumeration(), \UIView.semanticContentAttribute),
            .attribute("tintAdjustmentMode", .enumeration(), \UIView.tintAdjustmentMode),
            .attribute("overrideUserInterfaceStyle", .enumeration(), \UIView.overrideUserInterfaceStyle),
            .priority("horizontalHuggingPriority", get: { $0.contentHuggingPriority(for: .horizontal) }) {
                $0.setContentHuggingPriority($1, for: .horizontal)
            },
            .priority("verticalHuggingPriority", get: { $0.contentHuggingPriority(for: .vertical) }) {
                $0.setContentHuggingPriority($1, for: .vertical)
            },
            .priority(
                "horizontalCompressionResistancePriority",
                get: { $0.contentCompressionResistancePriority(for: .horizontal) }
            ) {
                $0.setContentCompressionResistancePriority($1, for: .horizontal)
            },
            .priority(
                "verticalCompressionResistancePriority",
                get: { $0.contentCompressionResistancePriority(for: .vertical) }
            ) {
                $0.setContentCompressionResistancePriority($1, for: .vertical)
            },
            .attribute(
                "insetsLayoutMarginsFromSafeArea", .boolean, \UIView.insetsLayoutMarginsFromSafeArea),
            .attribute("focusGroupIdentifier", .name, \UIView.focusGroupIdentifier),
            .attribute("layoutMarginsFollowReadableWidth", .boolean) { (view: UIView, follows) in
                if let table = view as? UITableView {
                    table.cellLayoutMarginsFollowReadableWidth = follows
                } else {
                    view.layoutMarginsFollowReadableWidth = follows
                }
            },
            .attribute("multipleTouchEnabled", .boolean, \UIView.isMultipleTouchEnabled),
            .attribute("exclusiveTouch", .boolean, \UIView.isExclusiveTouch),
            // Pages have neither drawing of their own, nor a viewer of large content.
            .ignored("clearsContextBeforeDrawing"),
            .ignored("layerContentsGravity"), .ignored("largeContentTitle"), .ignored("largeContentImage"),
            .ignored("showsLargeContentViewer"), .ignored("scalesLargeContentImage"),
            .attribute("toolTip", .text) { (view: UIView, text) in view.showToolTip(text) },
            .ignored("viewRespectsSystemMinimumLayoutMargins"), .ignored("contentViewInsetsToSafeArea"),
            .ignored("drawRectDirtyRectOnly"), .ignored("focusGroupPriority"), .ignored("focusEffect"),
            .attribute("minimumContentSizeCategory", .contentSizeCategory, \UIView.minimumContentSizeCategory),
            .attribute("maximumContentSizeCategory", .contentSizeCategory, \UIView.maximumContentSizeCategory),
            .ignoredChild("inset", key: "largeContentImageInsets"), .ignoredChild("cornerConfiguration"),
            .child("autoresizingMask", .autoresizingMask) { (view: UIView, mask) in view.autoresizingMask = mask },
            .frame,
            .placementWithoutFrame,
            .bounds,
            .ignoredChild("rect", key: "contentStretch"), .ignoredChild("imageReference", key: "largeContentImage"),
            .child(
                "color", key: "backgroundColor", .color, get: { (view: UIView) in view.backgroundColor },
                set: { $0.backgroundColor = $1 }),
            .child(
                "color", key: "tintColor", .color, get: { (view: UIView) in view.tintColor }, set: { $0.tintColor = $1 }
            ),
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
                .ignored("preferredImageDynamicRange"), .ignored("symbolScale"), .ignored("renderingMode"),
                .ignored("adjustsImageWhenAncestorFocused"), .ignored("masksFocusEffectToContents"),
                .child("imageReference", key: "image", .image) { (view: UIImageView, image) in view.image = image },
                .child("imageReference", key: "highlightedImage", .image) { (view: UIImageView, image) in
                    view.highlightedImage = image
                },
                .child("preferredSymbolConfiguration", .symbolConfiguration) { (view: UIImageView, configuration) in
                    view.preferredSymbolConfiguration = configuration
                },
                // Interface Builder names the two configurations after their images in some versions.
                .child("preferredSymbolConfiguration", key: "preferredSymbolConfigurationForHighlightedImage") {
                    _, _ in nil
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
        // The window of a nib is as large as its scene, and shown by the app.
        "window": ElementKind(
            UIWindow.self, extends: .view,
            [
                .ignoredChild("rect", key: "frame"), .ignoredChild("autoresizingMask"), .ignored("hidden"),
                .ignored("visibleAtLaunch"), .ignored("resizesToFullScreen"),
            ]),
        "visualEffectView": ElementKind(
            UIVisualEffectView.self, extends: .view,
            [
                .existing("view", key: "contentView") { (view: UIVisualEffectView) in view.contentView },
                .child("blurEffect", .blurStyle) { (view: UIVisualEffectView, style) in
                    view.effect = UIBlurEffect(style: style)
                },
                // Glass is shown as what it looks like most: a blur.
                .child("glassEffect") { _, _ in
                    { object, _ in (object as? UIVisualEffectView)?.effect = UIBlurEffect(style: .systemThinMaterial) }
                },
                .ignoredChild("glassContainerEffect"),
                .child("vibrancyEffect", .vibrancy) { (view: UIVisualEffectView, effect) in view.effect = effect },
            ]),
        "activityIndicatorView": ElementKind(
            UIActivityIndicatorView.self, extends: .view,
            [
                .attribute("hidesWhenStopped", .boolean, \UIActivityIndicatorView.hidesWhenStopped)
                    .meaningIfAbsent("NO"),
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
                .attribute("progress", .float(0...1), \UIProgressView.progress),
                .child("color", key: "progressTintColor", .color, \UIProgressView.progressTintColor),
                .child("color", key: "trackTintColor", .color, \UIProgressView.trackTintColor),
                .attribute("progressImage", .image, \UIProgressView.progressImage),
                .attribute("trackImage", .image, \UIProgressView.trackImage),
                .child("imageReference", key: "progressImage", .image, \UIProgressView.progressImage),
                .child("imageReference", key: "trackImage", .image, \UIProgressView.trackImage),
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
            // Browsers scroll and zoom in their own way.
            .attribute("delaysContentTouches", .boolean, \UIScrollView.delaysContentTouches),
            .attribute("canCancelContentTouches", .boolean, \UIScrollView.canCancelContentTouches),
            .attribute("bouncesZoom", .boolean, \UIScrollView.bouncesZoom),
            .attribute("indicatorStyle", .enumeration(), \UIScrollView.indicatorStyle),
            .attribute("minimumZoomScale", .number, \UIScrollView.minimumZoomScale),
            .attribute("maximumZoomScale", .number, \UIScrollView.maximumZoomScale),
            .attribute(
                "automaticallyAdjustsScrollIndicatorInsets", .boolean,
                \UIScrollView.automaticallyAdjustsScrollIndicatorInsets),
            .attribute("decelerationRate", .decelerationRate, \UIScrollView.decelerationRate),
            .attribute("bouncesHorizontally", .boolean, \UIScrollView.bouncesHorizontally),
            .attribute("bouncesVertically", .boolean, \UIScrollView.bouncesVertically),
            .ignored("transfersHorizontalScrollingToParent"),
            .ignored("transfersVerticalScrollingToParent"), .ignored("allowsKeyboardScrolling"),
            .child("inset", key: "contentInset", .insets, \UIScrollView.contentInset),
            .child("size", key: "contentSize", .size, \UIScrollView.contentSize),
            .child("point", key: "contentOffset", .point, \UIScrollView.contentOffset),
            .child("inset", key: "scrollIndicatorInsets", .insets, \UIScrollView.scrollIndicatorInsets),
            .child("inset", key: "verticalScrollIndicatorInsets", .insets, \UIScrollView.verticalScrollIndicatorInsets),
            .child(
                "inset", key: "horizontalScrollIndicatorInsets", .insets,
                \UIScrollView.horizontalScrollIndicatorInsets),
            .object("refreshControl", key: "refreshControl") { (view: UIScrollView, control: UIRefreshControl) in
                view.refreshControl = control
            },
        ])
}

extension AttributeReader where Value == UIScrollView.DecelerationRate {
    /// How fast scrolling comes to rest, by its name.
    fileprivate static let decelerationRate = AttributeReader { text, _, _ in
        switch text {
        case "normal": .normal
        case "fast": .fast
        default: InterfaceNumber.read(text).map { UIScrollView.DecelerationRate(rawValue: CGFloat($0)) }
        }
    }
}
