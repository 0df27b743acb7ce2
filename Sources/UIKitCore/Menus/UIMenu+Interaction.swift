extension UIMenuElement {
    /// The elements inside: those of a menu, or those that a deferred element stands for and that are known; nil for an
    /// element that is something to do.
    package final var innerElements: [UIMenuElement]? {
        switch self {
        case let menu as UIMenu: menu.children
        case let deferred as UIDeferredMenuElement: deferred.elements ?? [deferred.placeholder]
        default: nil
        }
    }

    /// The element at a path of positions, one for each menu on the way, when a person can choose it.
    package final func leaf(at path: [Int]) -> (any UIMenuLeaf)? {
        guard let position = path.first, let innerElements, innerElements.indices.contains(position) else { return nil }
        let child = innerElements[position]
        if path.count > 1 { return child.leaf(at: Array(path.dropFirst())) }
        guard let leaf = child as? any UIMenuLeaf, leaf.attributes.isDisjoint(with: [.disabled, .hidden]) else {
            return nil
        }
        return leaf
    }

    /// Ticks the element at a path in the innermost menu around it in which one element at most is ticked.
    ///
    /// - Parameters:
    ///   - path: The path of the element.
    ///   - isSingleSelection: Whether an element is to be ticked although no menu says so.
    package final func selectLeaf(at path: [Int], isSingleSelection: Bool = false) {
        guard let position = path.first, let innerElements, innerElements.indices.contains(position) else { return }
        let isSingleSelection = isSingleSelection || (self as? UIMenu)?.options.contains(.singleSelection) ?? false
        let child = innerElements[position]
        if path.count > 1 {
            if isSingleSelection { clearTicks(except: child) }
            child.selectLeaf(at: Array(path.dropFirst()), isSingleSelection: isSingleSelection)
        } else if isSingleSelection, let leaf = child as? any UIMenuLeaf, !isWaiting {
            clearTicks(except: leaf)
            leaf.state = .on
        }
    }

    /// The first element, also of menus inside, that a person can choose.
    package final var firstLeafPath: [Int]? {
        guard !isWaiting else { return nil }
        for (position, child) in (innerElements ?? []).enumerated() {
            if let path = child.firstLeafPath { return [position] + path }
            if leaf(at: [position]) != nil { return [position] }
        }
        return nil
    }

    /// The first element, also of menus inside, that is ticked.
    final var selectedLeafPath: [Int]? {
        for (position, child) in (innerElements ?? []).enumerated() {
            if let path = child.selectedLeafPath { return [position] + path }
            if (child as? any UIMenuLeaf)?.state == .on { return [position] }
        }
        return nil
    }

    /// Whether some of the elements, also of menus inside, are not known when the menu is made.
    final var hasDeferredElements: Bool {
        self is UIDeferredMenuElement || (self as? UIMenu)?.children.contains(where: \.hasDeferredElements) ?? false
    }

    /// Whether the element stands for others that are not known yet.
    private var isWaiting: Bool { (self as? UIDeferredMenuElement).map { $0.elements == nil } ?? false }

    private func clearTicks(except kept: AnyObject) {
        for child in innerElements ?? [] where child !== kept {
            child.clearTicks(except: kept)
            if let leaf = child as? any UIMenuLeaf, leaf.state != .off { leaf.state = .off }
        }
    }
}
