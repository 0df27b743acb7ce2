import Foundation

/// The list in which a person customizes a tab bar that stands on its own: its items and others that are offered, in their
/// order, each with a switch that puts it into the bar or takes it out.
///
/// The bar follows every change. Items of the bar that are not offered keep their places.
final class TabBarCustomizationController: ArrangementListController {
    private weak var bar: UITabBar?
    private let offered: [UITabBarItem]
    private let original: [UITabBarItem]
    private var order: [UITabBarItem]
    private var shown: Set<ObjectIdentifier>

    /// Creates the list of a bar.
    ///
    /// - Parameters:
    ///   - bar: The bar.
    ///   - items: The items that are offered: some of the bar's, and others.
    init(of bar: UITabBar, offering items: [UITabBarItem]) {
        self.bar = bar
        offered = items
        original = bar.items ?? []
        order = Self.order(of: items, in: original)
        shown = Set(original.map(ObjectIdentifier.init))
        super.init(title: FrameworkText.editTabs.localized)
    }

    /// Whether the bar shows other items than at first, or the same in another order.
    var isChanged: Bool { bar?.items ?? [] != original }

    // MARK: List

    override var rows: [Row] {
        order.map { item in
            Row(
                name: item.title ?? item.accessibilityLabel ?? "", image: item.image, isMovable: true,
                isShown: shown.contains(ObjectIdentifier(item)), setShown: { [weak self] in self?.show($0, item) })
        }
    }

    override func moveRow(from source: Int, to destination: Int) {
        order.insert(order.remove(at: source), at: destination)
        updateBar()
    }

    override func reset() {
        order = Self.order(of: offered, in: original)
        shown = Set(original.map(ObjectIdentifier.init))
        bar?.items = original
    }

    override func finish() {
        _ = bar?.endCustomizing(animated: true)
    }

    // MARK: Ending

    private var isEnding = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isEnding = false
        bar?.customization = self
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard runningPresentationController?.isDismissalRequested ?? true, let bar else { return }
        isEnding = true
        bar.customization = nil
        bar.delegate?.tabBar(bar, willEndCustomizing: offered, changed: isChanged)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isEnding, let bar { bar.delegate?.tabBar(bar, didEndCustomizing: offered, changed: isChanged) }
    }

    // MARK: Bar

    private func show(_ isShown: Bool, _ item: UITabBarItem) {
        if isShown {
            shown.insert(ObjectIdentifier(item))
        } else {
            shown.remove(ObjectIdentifier(item))
        }
        updateBar()
    }

    private func updateBar() {
        var items = order.filter { shown.contains(ObjectIdentifier($0)) }
        for (place, item) in original.enumerated() where !offered.contains(item) {
            items.insert(item, at: min(place, items.count))
        }
        bar?.items = items
    }

    /// The offered items: those of the bar in its order, then the others.
    private static func order(of offered: [UITabBarItem], in bar: [UITabBarItem]) -> [UITabBarItem] {
        var order = bar.filter(offered.contains)
        for item in offered where !order.contains(item) { order.append(item) }
        return order
    }
}
