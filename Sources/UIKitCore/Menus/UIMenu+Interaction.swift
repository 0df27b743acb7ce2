extension UIMenu {
    /// The element at a path of positions, one for each menu on the way, when a person can choose it.
    package final func leaf(at path: [Int]) -> (any UIMenuLeaf)? {
        guard let position = path.first, children.indices.contains(position) else { return nil }
        let child = children[position]
        if path.count > 1 { return (child as? UIMenu)?.leaf(at: Array(path.dropFirst())) }
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
        guard let position = path.first, children.indices.contains(position) else { return }
        let isSingleSelection = isSingleSelection || options.contains(.singleSelection)
        let child = children[position]
        if path.count > 1, let menu = child as? UIMenu {
            if isSingleSelection { clearTicks(except: menu) }
            menu.selectLeaf(at: Array(path.dropFirst()), isSingleSelection: isSingleSelection)
        } else if isSingleSelection, let leaf = child as? any UIMenuLeaf {
            clearTicks(except: leaf)
            leaf.state = .on
        }
    }

    /// The first element, also of menus inside, that a person can choose.
    package final var firstLeafPath: [Int]? {
        for (position, child) in children.enumerated() {
            if let menu = child as? UIMenu, let path = menu.firstLeafPath { return [position] + path }
            if leaf(at: [position]) != nil { return [position] }
        }
        return nil
    }

    private func clearTicks(except kept: AnyObject) {
        for child in children where child !== kept {
            if let menu = child as? UIMenu {
                menu.clearTicks(except: kept)
            } else if let leaf = child as? any UIMenuLeaf, leaf.state != .off {
                leaf.state = .off
            }
        }
    }
}
