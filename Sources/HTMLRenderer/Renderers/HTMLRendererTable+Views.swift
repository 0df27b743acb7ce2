import UIKitCore

extension HTMLRendererTable {
    /// Registers the renderers of UIKit's own views.
    func registerViews() {
        register(UIView.self, render: PlainViewRenderer.render)
        register(UIWindow.self, render: WindowRenderer.render)
    }
}
