import Foundation

extension UITableView {
    /// Gives the sections in a range of slots their headers and footers, and takes those of all others away.
    final func showSections(in slots: Range<Int>, of counts: ItemCounts) {
        let sections = counts.sections(inSlots: slots)
        var known: [Int: ShownTableSection] = [:]
        for shown in shownSections { known[shown.section] = shown }
        shownSections = sections.map { section in
            known.removeValue(forKey: section) ?? ShownTableSection(section: section)
        }
        for leaving in known.values.sorted(by: { $0.section < $1.section }) { putAside(leaving) }
        for (index, section) in sections.enumerated() {
            if !shownSections[index].hasHeader { showHeader(of: section, at: index) }
            guard !needsReload else { return }
            let endsInReach = counts.slots(ofSection: section).upperBound <= slots.upperBound
            if endsInReach != shownSections[index].hasFooter {
                if endsInReach { showFooter(of: section, at: index) } else { hideFooter(at: index) }
            }
            guard !needsReload else { return }
        }
    }

    /// Takes the header and the footer of a section from the page.
    final func putAside(_ section: ShownTableSection) {
        if let header = section.header {
            header.removeFromSuperview()
            delegate?.tableView(self, didEndDisplayingHeaderView: header, forSection: section.section)
            keepForReuse(header)
        }
        if let footer = section.footer {
            footer.removeFromSuperview()
            delegate?.tableView(self, didEndDisplayingFooterView: footer, forSection: section.section)
            keepForReuse(footer)
        }
    }

    private func showHeader(of section: Int, at index: Int) {
        shownSections[index].hasHeader = true
        let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        guard !(0..<1).contains(height) else { return }
        let view =
            delegate?.tableView(self, viewForHeaderInSection: section)
            ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section))
        guard let view, !needsReload else { return }
        shownSections[index].header = view
        shownSections[index].headerHeight = height >= 1 && height.isFinite ? height : nil
        addSubview(view)
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }

    private func showFooter(of section: Int, at index: Int) {
        shownSections[index].hasFooter = true
        let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard !(0..<1).contains(height) else { return }
        let view =
            delegate?.tableView(self, viewForFooterInSection: section)
            ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section))
        guard let view, !needsReload else { return }
        shownSections[index].footer = view
        shownSections[index].footerHeight = height >= 1 && height.isFinite ? height : nil
        addSubview(view)
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }

    private func hideFooter(at index: Int) {
        var leaving = ShownTableSection(section: shownSections[index].section)
        leaving.footer = shownSections[index].footer
        shownSections[index].footer = nil
        shownSections[index].hasFooter = false
        putAside(leaving)
    }

    private func titleView(_ title: String?) -> UITableViewHeaderFooterView? {
        guard let title, !title.isEmpty else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        return view
    }

    private func keepForReuse(_ view: UIView) {
        view.giveUpIdentifiers()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            sectionViewQueue.enqueue(view, identifier: identifier)
        }
    }
}
