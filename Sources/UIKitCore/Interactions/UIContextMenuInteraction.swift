public import Foundation

/// Shows a menu for a view that is held, as a long press does on iOS.
///
/// The view follows touches: where the page runs the script, holding it opens the menu. A keyboard, a page without the script and a
/// program press the view, which opens the menu, too, unless a recognizer of the app's own is there for presses. On the page the
/// menu is an action sheet; previews are not shown.
///
/// Source: UIKit, `UIContextMenuInteraction`.
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Creates an interaction.
    ///
    /// - Parameter delegate: The object that provides the menu; it is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The object that provides the menu.
    public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view that the menu is for.
    public private(set) final weak var view: UIView?

    /// How the menu looks on iOS: with a preview.
    open var menuAppearance: Appearance { .rich }

    /// Where the menu was asked for: where the pointer was, else the middle of the view.
    ///
    /// - Parameter view: The view in whose coordinates it is; nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(lastLocation ?? CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// Replaces the menu that is shown now, if there is one.
    ///
    /// - Parameter block: Given the menu that is shown; returns the one to show.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let shown, let view else { return }
        let menu = block(shown.menu)
        self.shown = nil
        shown.sheet.dismiss { [weak self, weak view] in
            if let self, let view { show(menu, of: shown.configuration, for: view) }
        }
    }

    /// Takes the menu away.
    open func dismissMenu() {
        guard let shown else { return }
        shown.sheet.dismiss()
        didEnd(shown.configuration)
    }

    /// Takes the menu away when the view goes.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        dismissMenu()
        if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    /// Has the view follow touches.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let recognizer = ContextMenuGestureRecognizer { [weak self] point in self?.presentMenu(at: point) }
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    private struct ShownMenu {
        let configuration: UIContextMenuConfiguration
        let menu: UIMenu
        let sheet: MenuSheet
    }

    private var shown: ShownMenu?
    private var recognizer: ContextMenuGestureRecognizer?
    private var lastLocation: CGPoint?

    private func presentMenu(at location: CGPoint) {
        guard shown == nil, let view, let delegate else { return }
        lastLocation = location
        guard
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location),
            let menu = configuration.makeMenu()
        else { return }
        show(menu, of: configuration, for: view)
    }

    private func show(_ menu: UIMenu, of configuration: UIContextMenuConfiguration, for view: UIView) {
        let sheet = MenuSheet(of: menu, for: view) { [weak self] in self?.didEnd(configuration) }
        guard let sheet else { return }
        shown = ShownMenu(configuration: configuration, menu: menu, sheet: sheet)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
        sheet.present()
    }

    private func didEnd(_ configuration: UIContextMenuConfiguration) {
        shown = nil
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }

    /// How a context menu looks on iOS.
    ///
    /// Source: UIKit, `UIContextMenuInteraction.Appearance`.
    public enum Appearance: UInt, Sendable {
        /// Not known.
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }
}
