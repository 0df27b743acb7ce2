import Foundation

extension ElementKindTable {
    /// Collections, what is in them, and how they are laid out.
    static let collectionKinds: [String: ElementKind] = [
        "collectionView": .collectionView,
        "collectionViewCell": ElementKind(
            UICollectionViewCell.self, extends: .view,
            [
                .ignored("reuseIdentifier"), .ignored("selectionStyle"),
                .existing(ElementKind.anyName, key: "contentView") { (cell: UICollectionViewCell) in cell.contentView },
                .object(ElementKind.anyName, key: "backgroundView") { (cell: UICollectionViewCell, view: UIView) in
                    cell.backgroundView = view
                },
                .object(ElementKind.anyName, key: "selectedBackgroundView") {
                    (cell: UICollectionViewCell, view: UIView) in cell.selectedBackgroundView = view
                },
            ]),
        "collectionViewCellContentView": ElementKind(
            UIView.self, extends: .view, [.ignored("collectionViewCell")]),
        "collectionReusableView": ElementKind(
            UICollectionReusableView.self, extends: .view, [.ignored("reuseIdentifier")]),
        "collectionViewLayout": .collectionViewLayout,
        "collectionViewFlowLayout": ElementKind(
            UICollectionViewFlowLayout.self, extends: .collectionViewLayout,
            [
                .attribute("minimumLineSpacing", .number, \UICollectionViewFlowLayout.minimumLineSpacing),
                .attribute("minimumInteritemSpacing", .number, \UICollectionViewFlowLayout.minimumInteritemSpacing),
                .attribute("scrollDirection", .enumeration(), \UICollectionViewFlowLayout.scrollDirection),
                .attribute(
                    "sectionInsetReference",
                    .enumeration([
                        "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
                        "layoutMargins": .fromLayoutMargins,
                    ]), \UICollectionViewFlowLayout.sectionInsetReference),
                .attribute(
                    "sectionHeadersPinToVisibleBounds", .boolean,
                    \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
                .attribute(
                    "sectionFootersPinToVisibleBounds", .boolean,
                    \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
                .child("size", key: "itemSize", .size, \UICollectionViewFlowLayout.itemSize),
                .child("size", key: "estimatedItemSize", .size, \UICollectionViewFlowLayout.estimatedItemSize),
                .child("size", key: "headerReferenceSize", .size, \UICollectionViewFlowLayout.headerReferenceSize),
                .child("size", key: "footerReferenceSize", .size, \UICollectionViewFlowLayout.footerReferenceSize),
                .child("inset", key: "sectionInset", .insets, \UICollectionViewFlowLayout.sectionInset),
                .attribute("automaticEstimatedItemSize", .boolean) {
                    (layout: UICollectionViewFlowLayout, isAutomatic) in
                    if isAutomatic { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
                },
            ]),
    ]
}

extension ElementKind {
    /// `collectionView`.
    fileprivate static let collectionView = ElementKind(
        UICollectionView.self, extends: .scrollView,
        [
            .ignored("dataMode"), .ignored("springLoaded"), .ignored("contentViewInsetsToSafeArea"),
            .ignored("remembersLastFocusedIndexPath"), .ignored("allowsFocusDuringEditing"),
            .ignored("dragInteractionEnabled"),
            .attribute("prefetchingEnabled", .boolean, \UICollectionView.isPrefetchingEnabled),
            .attribute("allowsSelection", .boolean, \UICollectionView.allowsSelection),
            .attribute("allowsMultipleSelection", .boolean, \UICollectionView.allowsMultipleSelection),
            .attribute("allowsSelectionDuringEditing", .boolean, \UICollectionView.allowsSelectionDuringEditing),
            .attribute(
                "allowsMultipleSelectionDuringEditing", .boolean,
                \UICollectionView.allowsMultipleSelectionDuringEditing),
            .attribute("selectionFollowsFocus", .boolean, \UICollectionView.selectionFollowsFocus),
            .attribute("allowsFocus", .boolean, \UICollectionView.allowsFocus),
            .attribute("reorderingCadence", .enumeration(), \UICollectionView.reorderingCadence),
            .attribute("selfSizingInvalidation", .enumeration(), \UICollectionView.selfSizingInvalidation),
            .object("collectionViewFlowLayout", key: "collectionViewLayout") {
                (collection: UICollectionView, layout: UICollectionViewLayout) in
                collection.collectionViewLayout = layout
            },
            .object("collectionViewLayout", key: "collectionViewLayout") {
                (collection: UICollectionView, layout: UICollectionViewLayout) in
                collection.collectionViewLayout = layout
            },
            .object(ElementKind.anyName, key: "backgroundView") { (collection: UICollectionView, view: UIView) in
                collection.backgroundView = view
            },
            .cellPrototypes,
            .supplementaryPrototype("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            .supplementaryPrototype("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ])

    /// What all layouts of collections have.
    fileprivate static let collectionViewLayout = ElementKind(
        UICollectionViewLayout.self,
        make: { type, coder in
            let layout = (type as? UICollectionViewLayout.Type)?.init(coder: coder)
            if let layout { coder.configure(layout) }
            return layout
        }, [])
}

extension ElementProperty {
    /// The cells that a collection makes by their reuse identifiers.
    fileprivate static let cellPrototypes = child("cells") { element, reading in
        let prototypes = element.children.compactMap { cell -> (identifier: String, prototype: CellPrototype)? in
            guard cell.name == "collectionViewCell" else {
                reading.reportUnknownElement(cell)
                return nil
            }
            // A cell without identifier can never be asked for, but what is unknown in it is reported all the same.
            let prototype = CellPrototype(of: cell, in: reading.scope)
            return cell["reuseIdentifier"].map { ($0, prototype) }
        }
        return { object, assembly in
            guard let collection = object as? UICollectionView else { return }
            let context = assembly.contextForCells
            for (identifier, prototype) in prototypes {
                collection.registerCells(identifier) {
                    prototype.makeObject(in: context) as? UICollectionViewCell
                }
            }
        }
    }

    /// The header or footer that a collection makes by its reuse identifier.
    fileprivate static func supplementaryPrototype(_ key: String, _ elementKind: String) -> ElementProperty {
        child(ElementKind.anyName, key: key) { element, reading in
            let prototype = CellPrototype(of: element, in: reading.scope)
            guard let identifier = element["reuseIdentifier"] else { return nil }
            return { object, assembly in
                guard let collection = object as? UICollectionView else { return }
                let context = assembly.contextForCells
                collection.registerSupplementaryViews(ofKind: elementKind, identifier) {
                    prototype.makeObject(in: context) as? UICollectionReusableView
                }
            }
        }
    }
}
