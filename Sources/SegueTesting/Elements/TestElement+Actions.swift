public import Foundation
import UIKitCore

extension TestElement {
    /// Presses it; a text in a row presses the row.
    ///
    /// A link within the app is followed, in a new tab where the link says so; one that leads elsewhere becomes
    /// ``TestTab/openedURL``. Pressing a button that only opens a menu does nothing, as the items of the menu are on the
    /// page. Pressing a field gives it the focus.
    ///
    /// - Throws: Why it cannot be pressed, or why the app refused it.
    public func tap() async throws(TestFailure) {
        try await tab.followChanges()
        let found = try resolve()
        guard found.isEnabled else { throw tab.failure("\(description) is disabled") }
        guard found.isReachable else { throw tab.failure("\(description) cannot be pressed: something covers it") }
        if let offer = found.offer { return try await tab.submit(offer.value, sendsFiles: offer.sendsFiles) }
        if let address = linkAddress(of: found) { return try await follow(address) }
        var view: UIView? = found.view
        while let current = view {
            if let offer = tab.mainOffer(of: current) {
                guard offer.isEnabled else { throw tab.failure("\(description) is disabled") }
                return try await tab.submit(offer.value)
            }
            view = current.superview
            if current is UITextField || current is UITextView { return }
            if tab.page.offers.contains(where: { $0.viewName == found.viewName }) { return }
        }
        throw tab.failure("\(description) cannot be pressed: the page has nothing to be pressed for it")
    }

    // MARK: Text

    /// Types at the end of the text of a field.
    ///
    /// The app gets it as from a browser: where scripts run at once from a search field and from a field that the app listens
    /// to, else with the next press.
    ///
    /// - Parameter text: What is typed.
    /// - Throws: Why nothing can be typed there.
    public func typeText(_ text: String) async throws(TestFailure) {
        try await tab.followChanges()
        let found = try resolve()
        try await enter((found.value ?? "") + text, into: found)
    }

    /// Replaces the text of a field.
    ///
    /// - Parameter text: The new text.
    /// - Throws: Why it cannot be replaced.
    public func replaceText(with text: String) async throws(TestFailure) {
        try await tab.followChanges()
        try await enter(text, into: try resolve())
    }

    /// Presses Return in a field, which sends it.
    ///
    /// - Throws: Why the app refused it.
    public func pressReturn() async throws(TestFailure) {
        try await tab.followChanges()
        let found = try resolve()
        _ = try field(of: found)
        try await tab.submit(tab.browser.runsScripts ? "\(found.viewName).editingDidEndOnExit" : "return")
    }

    private func enter(_ text: String, into found: FoundElement) async throws(TestFailure) {
        let field = try field(of: found)
        guard field.element.attributes["readonly"] == nil else { throw tab.failure("\(description) cannot be edited") }
        tab.typedValues[field.name] = text
        let isReported = found.kind == .searchField || field.reportsChanges
        if isReported, tab.browser.runsScripts { try await tab.submit(nil) }
    }

    // MARK: Values

    /// Moves a slider to a value between its least and its greatest.
    ///
    /// - Parameter value: The value.
    /// - Throws: Why the app refused it.
    public func adjust(toValue value: Double) async throws(TestFailure) {
        try await choose("\(value)", sendsAtOnce: true)
    }

    /// Moves a slider to a place between its ends.
    ///
    /// - Parameter position: The place, from 0 to 1.
    /// - Throws: Why the app refused it.
    public func adjust(toNormalizedSliderPosition position: CGFloat) async throws(TestFailure) {
        guard let slider = try resolve().view as? UISlider else { throw tab.failure("\(description) is no slider") }
        let length = Double(slider.maximumValue) - Double(slider.minimumValue)
        try await adjust(toValue: Double(slider.minimumValue) + Double(position) * length)
    }

    /// Turns a wheel of a picker to a row.
    ///
    /// - Parameter title: What the row says.
    /// - Throws: A failure that lists the rows, or why the app refused it.
    public func adjust(toPickerWheelValue title: String) async throws(TestFailure) {
        try await tab.followChanges()
        let options = try field(of: try resolve()).options
        guard let option = options.first(where: { $0.label == title }) else {
            let rows = options.map { "\"\($0.label)\"" }.joined(separator: ", ")
            throw tab.failure("\(description) has no row \"\(title)\"; it has \(rows)")
        }
        try await choose(option.value, sendsAtOnce: true)
    }

    /// Chooses a date, of which a picker takes the part that it shows.
    ///
    /// - Parameter date: The date.
    /// - Throws: Why it cannot be chosen.
    public func adjust(toDate date: Date) async throws(TestFailure) {
        guard let picker = try resolve().view as? UIDatePicker else {
            throw tab.failure("\(description) is no date picker")
        }
        try await choose(picker.pageText(of: date), sendsAtOnce: !picker.reports.isEmpty)
    }

    /// Chooses files in a field for files and sends them.
    ///
    /// - Parameter files: The files.
    /// - Throws: Why the app refused them.
    public func upload(_ files: [TestFile]) async throws(TestFailure) {
        try await tab.followChanges()
        let found = try resolve()
        let field = try field(of: found)
        guard field.element.attributes["type"] == "file",
            let offer = tab.page.offers.first(where: { $0.viewName == found.viewName && $0.sendsFiles })
        else { throw tab.failure("\(description) takes no files") }
        tab.chosenFiles[field.name] = files
        try await tab.submit(offer.value, sendsFiles: true)
    }

    private func choose(_ value: String, sendsAtOnce: Bool) async throws(TestFailure) {
        try await tab.followChanges()
        tab.typedValues[try field(of: try resolve()).name] = value
        if sendsAtOnce, tab.browser.runsScripts { try await tab.submit(nil) }
    }

    /// The field of the page that an element is.
    private func field(of found: FoundElement) throws(TestFailure) -> ShownPage.Field {
        guard found.isEnabled else { throw tab.failure("\(description) is disabled") }
        guard let field = tab.page.fields.first(where: { $0.name == found.viewName }) else {
            throw tab.failure("\(description) takes no value on this page")
        }
        return field
    }

    // MARK: Rows

    /// Selects a row of a table or an item of a collection, after its page was asked for.
    ///
    /// - Parameter indexPath: The row.
    /// - Throws: A failure when there is no such row, or why the app refused it.
    public func selectRow(at indexPath: IndexPath) async throws(TestFailure) {
        try await cell(at: indexPath).tap()
    }

    /// Finds a row of a table or an item of a collection, and asks for more rows until it is on the page.
    ///
    /// - Parameter indexPath: The row.
    /// - Returns: The cell.
    /// - Throws: A failure when there is no such row.
    public func cell(at indexPath: IndexPath) async throws(TestFailure) -> TestElement {
        try await tab.followChanges()
        let list = try resolve()
        while Self.cell(at: indexPath, in: list.view) == nil {
            let more = tab.page.offers.first { offer in
                offer.viewName == list.viewName && ["showMoreRows", "showMoreItems"].contains(offer.event)
            }
            guard let more else { throw tab.failure("\(description) has no row \(indexPath)") }
            try await tab.submit(more.value)
        }
        return TestElement(descendants(matching: .cell), called: "the cell at \(indexPath) in \(description)") {
            found in
            found.filter { $0.offer == nil && $0.view === Self.cell(at: indexPath, in: list.view) }
        }
    }

    /// Drags a row or an item to another place, for which scripts must run.
    ///
    /// - Parameter indexPath: The place.
    /// - Throws: Why the app refused it.
    public func move(to indexPath: IndexPath) async throws(TestFailure) {
        try await tab.followChanges()
        let found = try resolve()
        let event = found.view is UITableViewCell ? "moveRow" : "moveItem"
        try await tab.submit("\(found.viewName).\(event)=\(indexPath.section).\(indexPath.item)")
    }

    private static func cell(at indexPath: IndexPath, in list: UIView) -> UIView? {
        switch list {
        case let table as UITableView: table.cellForRow(at: indexPath)
        case let collection as UICollectionView: collection.cellForItem(at: indexPath)
        default: nil
        }
    }

    // MARK: Links

    /// What a link to a file gives.
    ///
    /// - Returns: The content of the file.
    /// - Throws: A failure when it is no such link.
    public func download() async throws(TestFailure) -> Data {
        guard let address = linkAddress(of: try resolve()), address.hasPrefix("/") else {
            throw tab.failure("\(description) leads to no file")
        }
        return try await tab.download(address)
    }

    private func linkAddress(of found: FoundElement) -> String? {
        tab.page.root.all.first { $0.name == "a" && $0.attributes["id"] == found.viewName }?.attributes["href"]
    }

    private func follow(_ address: String) async throws(TestFailure) {
        guard address.hasPrefix("/") else {
            tab.openedURL = URL(string: address)
            return
        }
        try await tab.browser.openTab(at: address)
    }
}
