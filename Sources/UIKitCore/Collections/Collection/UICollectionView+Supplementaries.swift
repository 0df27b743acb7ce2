import Foundation

// MARK: - Sections

extension UICollectionView {
    /// Asks the layout how it arranges the sections in a range of slots, and gives up all others.
    final func planSections(in slots: Range<Int>, of counts: ItemCounts) {
        let sections = counts.sections(inSlots: slots)
        var known: [Int: ShownCollectionSection] = [:]
        for shown in shownSections { known[shown.section] = shown }
        let wasStale = layoutIsStale
        layoutIsStale = false
        if wasStale { planWhole() }
        shownSections = sections.map { section in
            var shown =
                known.removeValue(forKey: section)
                ?? ShownCollectionSection(section: section, plan: presentLayout.plan(forSection: section))
            if wasStale { shown.plan = presentLayout.plan(forSection: section) }
            shown.endsInReach = counts.slots(ofSection: section).upperBound <= slots.upperBound
            return shown
        }
        for leaving in known.values.sorted(by: { $0.section < $1.section }) { putAside(leaving) }
        let list =
            shownSections.first?.plan.listConfiguration
            ?? (presentLayout as? UICollectionViewCompositionalLayout)?.listConfiguration
        if wasStale, let list { showBackground(of: list) }
    }

    /// Gives a collection that is a list the background of lists, unless the app gave it one.
    private func showBackground(of list: UICollectionLayoutListConfiguration) {
        guard backgroundColor == nil || backgroundColor == .systemBackground else { return }
        backgroundColor = list.backgroundColor ?? list.appearance.usualBackground
    }

    private func planWhole() {
        placedAttributes = [:]
        guard !presentLayout.isTranslated else { return }
        let size = presentLayout.collectionViewContentSize
        guard size.width.isFinite, size.height.isFinite else { return }
        let elements = presentLayout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? []
        for attributes in elements { placedAttributes[PlacedElement(attributes)] = attributes }
    }

    /// The section in reach with a number.
    final func shownSection(_ section: Int) -> ShownCollectionSection? {
        guard !needsReload, let first = shownSections.first?.section, section >= first,
            shownSections.indices.contains(section - first)
        else { return nil }
        return shownSections[section - first]
    }

    /// How a section that is a list looks, whether or not it is in reach yet.
    final func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        (shownSection(section)?.plan ?? presentLayout.plan(forSection: section)).listConfiguration
    }

    /// How a section in reach that is a list looks.
    package final func listConfigurationInReach(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        shownSection(section)?.plan.listConfiguration
    }

    /// Whether each item of a cell's section has a size of its own that the page is to state.
    package final func statesSizeOfEachItem(likeThatOf cell: UICollectionViewCell) -> Bool {
        guard let section = cell.shownIndexPath?.section, case .flow(let flow)? = shownSection(section)?.plan.content
        else { return false }
        return flow.itemSize == nil
    }

    /// Takes the views around a section's items from the page.
    final func putAside(_ section: ShownCollectionSection) {
        for supplementary in section.supplementaries { putAside(supplementary) }
        for background in section.backgrounds { background.removeFromSuperview() }
    }
}

// MARK: - Supplementary and decoration views

extension UICollectionView {
    /// The supplementary views on the page.
    final var allShownSupplementaries: [ShownSupplementaryView] {
        shownWholeViews + shownSections.flatMap(\.supplementaries)
            + shown.cells.flatMap { cell in
                (cell?.attachments ?? []).map {
                    ShownSupplementaryView(
                        kind: $0.item.elementKind, indexPath: cell?.shownIndexPath ?? IndexPath(), view: $0.view)
                }
            }
    }

    final func shownSupplementaries(ofKind kind: String) -> [ShownSupplementaryView] {
        refreshIfStale()
        return allShownSupplementaries.filter { $0.kind == kind }
    }

    final func putAside(_ shown: ShownSupplementaryView) {
        putAside(shown.view, shown.kind, shown.indexPath)
    }

    final func putAside(_ view: UICollectionReusableView, _ kind: String, _ indexPath: IndexPath) {
        view.removeFromSuperview()
        (view as? UICollectionViewCell)?.endStandingForItem()
        delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
        keepForReuse(view, kind)
    }

    /// Asks for the supplementary views that the layout provides for, and takes those away that it no longer does.
    final func showSupplementaries() {
        guard showWholeViews() else { return }
        for index in shownSections.indices {
            guard showSupplementaries(ofSectionAt: index), showBackgrounds(ofSectionAt: index) else { return }
        }
        for case let cell? in shown.cells where !showAttachments(of: cell) { return }
    }

    private func makeSupplementary(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        supplementaryBeingMade = (kind, indexPath)
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
        supplementaryBeingMade = nil
        guard !needsReload else { return nil }
        addSubview(view)
        delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
        return needsReload ? nil : view
    }

    /// - Returns: Whether all are there; false when a reload was asked for meanwhile.
    private func showSupplementaries(ofSectionAt index: Int) -> Bool {
        let section = shownSections[index]
        let wanted = section.plan.boundaries.filter { section.endsInReach || !$0.standsAtEnd }
        guard
            let views = supplementaries(
                wanted, section.supplementaries, { IndexPath(item: $0, section: section.section) })
        else { return false }
        shownSections[index].supplementaries = views
        return true
    }

    /// Matches the wanted views with the present ones, by kind and number among the kind.
    ///
    /// - Returns: The views; nil when a reload was asked for meanwhile.
    private func supplementaries(
        _ wanted: [SectionPlan.Boundary], _ present: [ShownSupplementaryView], _ place: (Int) -> IndexPath
    ) -> [ShownSupplementaryView]? {
        var present = present
        var numbers: [String: Int] = [:]
        var views: [ShownSupplementaryView] = []
        for boundary in wanted {
            let indexPath = place(numbers[boundary.kind, default: 0])
            numbers[boundary.kind, default: 0] += 1
            if let own = present.firstIndex(where: { $0.kind == boundary.kind && $0.indexPath == indexPath }) {
                var kept = present.remove(at: own)
                kept.boundary = boundary
                views.append(kept)
            } else {
                guard let view = makeSupplementary(boundary.kind, indexPath) else { return nil }
                views.append(
                    ShownSupplementaryView(kind: boundary.kind, indexPath: indexPath, view: view, boundary: boundary))
            }
        }
        for leaving in present { putAside(leaving) }
        return views
    }

    private func showBackgrounds(ofSectionAt index: Int) -> Bool {
        let kinds = shownSections[index].plan.backgrounds
        guard shownSections[index].backgroundKinds != kinds else { return true }
        shownSections[index].backgroundKinds = kinds
        for background in shownSections[index].backgrounds { background.removeFromSuperview() }
        shownSections[index].backgrounds = kinds.compactMap(makeDecoration)
        for background in shownSections[index].backgrounds { addSubview(background) }
        return !needsReload
    }

    private func makeDecoration(_ kind: String) -> UICollectionReusableView? {
        if let viewClass = presentLayout.decorationClasses[kind] { return viewClass.instantiate(reuseIdentifier: nil) }
        SceneFault.raise(
            .internalInconsistency,
            "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a "
                + "prototype in a storyboard", in: owningScene)
        return nil
    }

    // MARK: Views at items

    /// - Returns: Whether all are there; false when a reload was asked for meanwhile.
    private func showAttachments(of cell: UICollectionViewCell, by cause: StaticString = #function) -> Bool {
        guard let indexPath = cell.shownIndexPath else { return true }
        let wanted = shownSection(indexPath.section)?.plan.attachments(ofItem: indexPath.item) ?? []
        guard !wanted.elementsEqual(cell.attachments.map(\.item), by: ===) else { return true }
        let leaving = cell.attachments
        cell.attachments = []
        for attachment in leaving { putAside(attachment.view, attachment.item.elementKind, indexPath) }
        for item in wanted {
            guard let view = makeSupplementary(item.elementKind, indexPath) else { return false }
            cell.attachments.append(CellAttachment(item: item, view: view))
        }
        cell.setNeedsRendering(cause)
        return true
    }

    // MARK: Views of the whole content

    /// - Returns: Whether all are there; false when a reload was asked for meanwhile.
    private func showWholeViews() -> Bool {
        guard presentLayout.isTranslated else { return showPlacedViews() }
        let boundaries = presentLayout.wholeBoundaries
        guard let views = supplementaries(boundaries, shownWholeViews, { IndexPath(index: $0) }) else { return false }
        shownWholeViews = views
        return true
    }

    /// Shows the supplementary and decoration views of a layout that places its elements.
    private func showPlacedViews() -> Bool {
        var present: [PlacedElement: ShownSupplementaryView] = [:]
        for view in shownWholeViews { present[.supplementary(view.kind, view.indexPath)] = view }
        var views: [ShownSupplementaryView] = []
        let sections = Set(shownSections.map(\.section))
        let wanted = placedAttributes.values.filter {
            $0.representedElementCategory != .cell && sections.contains($0.indexPath.section)
        }
        for attributes in wanted.sorted(by: { $0.indexPath < $1.indexPath }) {
            let kind = attributes.representedElementKind ?? ""
            let indexPath = attributes.indexPath
            var shown = present.removeValue(forKey: .supplementary(kind, indexPath))
            if shown == nil {
                let isDecoration = attributes.representedElementCategory == .decorationView
                let view = isDecoration ? makeDecoration(kind) : makeSupplementary(kind, indexPath)
                guard !needsReload else { return false }
                guard let view else { continue }
                if isDecoration { addSubview(view) }
                shown = ShownSupplementaryView(kind: kind, indexPath: indexPath, view: view)
            }
            guard let shown else { continue }
            apply(attributes, to: shown.view)
            views.append(shown)
        }
        for leaving in present.values { putAside(leaving) }
        shownWholeViews = views
        return true
    }
}

extension SectionPlan.Boundary {
    /// Whether the view follows the last item of its section.
    fileprivate var standsAtEnd: Bool {
        switch alignment {
        case .bottom, .bottomLeading, .bottomTrailing: true
        default: false
        }
    }
}

extension SectionPlan {
    /// The supplementary views that stand at an item.
    fileprivate func attachments(ofItem item: Int) -> [NSCollectionLayoutSupplementaryItem] {
        guard case .groups(let group) = content else { return [] }
        return group.part(ofItem: item % group.itemCount)?.attachments ?? []
    }
}

extension GroupPlan {
    /// The part that an item of a copy of the group fills.
    package func part(ofItem item: Int) -> (box: Box, attachments: [NSCollectionLayoutSupplementaryItem])? {
        var index = item
        for part in parts {
            if index < part.itemCount {
                switch part {
                case .item(let box, let attachments): return (box, attachments)
                case .group(let group): return group.part(ofItem: index)
                }
            }
            index -= part.itemCount
        }
        return nil
    }
}
