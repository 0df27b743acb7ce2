import Foundation

/// A height that was found from constraints, and what it was found for.
struct SolvedRowHeight {
    var width: CGFloat
    /// The state of the solver of the content then.
    var revision: Int
    /// Nil where the constraints leave the height open.
    var height: CGFloat?
}

extension UITableViewCell {
    /// The part of the row that the content has: all of it but what an accessory takes at the end.
    final var contentFrame: CGRect {
        let accessory = min(accessoryWidth(in: bounds.width), bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? accessory : 0, y: 0, width: bounds.width - accessory, height: bounds.height)
    }

    /// The margins of a subview that nobody set: of the content, those of rows; nil for other subviews.
    final func margins(of subview: UIView) -> UIEdgeInsets? {
        guard subview === contentViewIfLoaded else { return nil }
        let side = UITableView.sideMargin(forWidth: tableView?.bounds.width ?? bounds.width)
        let edge = traitCollection[SystemMeasuresTrait.self].rowMargin
        let endsAtAccessory = contentFrame.width < bounds.width
        return subview.physical(
            NSDirectionalEdgeInsets(
                top: edge, leading: side, bottom: edge, trailing: endsAtAccessory ? 8 : side))
    }

    /// What a mark at the end of a row takes, with the margin beside it.
    private func accessoryWidth(in width: CGFloat) -> CGFloat {
        guard shownAccessoryView == nil else { return 0 }
        let margin = UITableView.sideMargin(forWidth: tableView?.bounds.width ?? width)
        return switch shownAccessoryType {
        case .disclosureIndicator: margin + 10.5
        case .checkmark: margin + 24
        case .none, .detailButton, .detailDisclosureButton: 0
        }
    }

    /// The height that the constraints of the content give a row of a width; nil where they leave it open.
    final func solvedHeight(forWidth width: CGFloat) -> CGFloat? {
        guard let content = contentViewIfLoaded,
            content.layoutAttributesIfPresent?.constraints.isEmpty == false
                || content.childViews.contains(where: \.isPlacedByConstraints)
        else { return nil }
        let engine = content.layoutAttributesIfPresent?.engine
        if let engine, !engine.needsUpdate, let solved = details?.solvedHeight, solved.width == width,
            solved.revision == engine.solver.revision
        {
            return solved.height
        }
        let available = CGSize(width: max(0, width - accessoryWidth(in: width)), height: 0)
        let fitting = content.fittingSize(near: available, .required, .fittingSizeLevel).height
        let scale = max(1, traitCollection.displayScale)
        let height = fitting > 0 && fitting.isFinite ? (fitting * scale).rounded(.up) / scale : nil
        if let engine {
            madeDetails.solvedHeight = SolvedRowHeight(width: width, revision: engine.solver.revision, height: height)
        }
        return height
    }
}
