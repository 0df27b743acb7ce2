import Foundation

extension UIActivityViewController {
    /// Makes the list of what can be done.
    final func showActivities() {
        let own = applicationActivities.filter { $0.canPerform(withActivityItems: placeholderItems) }
        content.sections = [
            StaticTableController.Section(rows: itemRows),
            StaticTableController.Section(
                header: FrameworkText.share.localized,
                rows: shareRows + own.filter { type(of: $0).activityCategory == .share }.map(row)),
            StaticTableController.Section(
                header: FrameworkText.actions.localized,
                rows: actionRows + own.filter { type(of: $0).activityCategory == .action }.map(row)),
        ].filter { !$0.rows.isEmpty }
    }

    // MARK: Data

    private var placeholderItems: [Any] {
        activityItems.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    /// The data for a type of activity, without those that have none for it.
    private func items(for type: UIActivity.ActivityType?) -> [SharedItem] {
        activityItems.compactMap { given in
            guard let source = given as? any UIActivityItemSource else { return sharedItem(given) }
            guard let item = source.activityViewController(self, itemForActivityType: type) else { return nil }
            let identifier = source.activityViewController(self, dataTypeIdentifierForActivityType: type)
            return sharedItem(item, type: identifier.isEmpty ? nil : UTType(identifier))
        }
    }

    /// The thing itself, or what a provider has of it.
    private func sharedItem(_ given: Any, type: UTType? = nil) -> SharedItem {
        guard let provider = given as? NSItemProvider else { return SharedItem(given, type: type) }
        if let object = provider.objectInMemory { return SharedItem(object, type: type) }
        let data = loadedData[ObjectIdentifier(provider)] ?? load(provider)
        guard let data else { return SharedItem(provider.suggestedName ?? "") }
        let name = provider.suggestedName.flatMap { $0.isEmpty ? nil : $0 }
        return SharedItem(data, type: type ?? provider.registeredContentTypes.first, name: name)
    }

    /// The bytes that the handler of a provider gives, asked for once; nil where they are not there when it returns.
    private func load(_ provider: NSItemProvider) -> Data? {
        guard let type = provider.registeredTypeIdentifiers.first else { return nil }
        provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
            self?.loadedData[ObjectIdentifier(provider)] = data
        }
        return loadedData[ObjectIdentifier(provider)]
    }

    private func data(for type: UIActivity.ActivityType?) -> [Any] {
        activityItems.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    private func text(for type: UIActivity.ActivityType) -> String {
        items(for: type).filter { $0.isText || $0.url != nil }.compactMap(\.text).joined(separator: "\n")
    }

    /// The text of a message: what the configuration has before the things, and these.
    private func messageText(for type: UIActivity.ActivityType) -> String {
        let body = configuration?.activityItemsConfigurationMetadata(key: .messageBody) as? String
        return [body ?? "", text(for: type)].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func subject(for type: UIActivity.ActivityType) -> String {
        activityItems.lazy.compactMap { $0 as? any UIActivityItemSource }
            .map { $0.activityViewController(self, subjectForActivityType: type) }.first { !$0.isEmpty }
            ?? configuration?.activityItemsConfigurationMetadata(key: .title) as? String ?? ""
    }

    /// Whether the configuration, if there is one, lets the things be used in a way.
    private func supports(_ interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        configuration?.activityItemsConfigurationSupports(interaction: interaction) ?? true
    }

    private func offers(_ type: UIActivity.ActivityType) -> Bool {
        !(excludedActivityTypes ?? []).contains(type)
    }

    // MARK: Rows

    /// What is shared, to be seen before something is done with it.
    private var itemRows: [StaticTableController.Row] {
        placeholderItems.enumerated().map { index, item in
            let shared = sharedItem(item)
            let symbol = shared.url != nil ? "link" : item is UIImage ? "photo" : "doc.text"
            let content = shared.text.flatMap { $0.isEmpty ? nil : $0 } ?? shared.file?.name
            let title = name(ofItemAt: index) ?? content ?? FrameworkText.item.localized
            let row = StaticTableController.Row(title, symbol: symbol)
            guard let image = thumbnail(ofItemAt: index),
                var configuration = row.cell.contentConfiguration as? UIListContentConfiguration
            else { return row }
            configuration.image = image
            configuration.imageProperties.maximumSize = Self.thumbnailSize
            row.cell.contentConfiguration = configuration
            return row
        }
    }

    /// What a thing is called by its source or by the configuration.
    private func name(ofItemAt index: Int) -> String? {
        let name =
            (activityItems[index] as? any UIActivityItemSource)?
            .activityViewController(self, subjectForActivityType: nil)
            ?? configuration?.activityItemsConfigurationMetadataForItem(at: index, key: .title) as? String
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The image of a thing by its source or by the configuration.
    private func thumbnail(ofItemAt index: Int) -> UIImage? {
        if let source = activityItems[index] as? any UIActivityItemSource {
            return source.activityViewController(
                self, thumbnailImageForActivityType: nil, suggestedSize: Self.thumbnailSize)
        }
        let preview = configuration?.activityItemsConfigurationPreviewForItem(
            at: index, intent: .thumbnail, suggestedSize: Self.thumbnailSize)
        return preview?.objectInMemory as? UIImage
    }

    /// The size of an image before a row, in points.
    private static let thumbnailSize = CGSize(width: 40, height: 40)

    private var shareRows: [StaticTableController.Row] {
        guard supports(.share) else { return [] }
        var rows: [StaticTableController.Row] = []
        let mail = offers(.mail) ? messageText(for: .mail) : ""
        if !mail.isEmpty {
            let link = message("mailto:", [("subject", subject(for: .mail)), ("body", mail)])
            rows.append(.init(webLink(FrameworkText.mail.localized, symbol: "envelope", link)))
        }
        let text = offers(.message) ? messageText(for: .message) : ""
        if !text.isEmpty {
            let link = message("sms:", [("body", text)])
            rows.append(.init(webLink(FrameworkText.message.localized, symbol: "message", link)))
        }
        return rows
    }

    private var actionRows: [StaticTableController.Row] {
        var rows: [StaticTableController.Row] = []
        if supports(.copy), offers(.copyToPasteboard), !text(for: .copyToPasteboard).isEmpty {
            rows.append(
                .init(FrameworkText.copy.localized, symbol: "doc.on.doc", accessory: .disclosureIndicator) {
                    [weak self] in self?.copyText()
                }
            )
        }
        for item in items(for: nil) where item.url != nil {
            rows.append(.init(webLink(FrameworkText.openLink.localized, symbol: "safari", item.url)))
        }
        if offers(.print) {
            for file in files(for: .print)
            where file.contentType.hasPrefix("image/") || file.contentType == "text/plain" {
                rows.append(.init(fileLink(FrameworkText.print.localized, symbol: "printer", file, .print)))
            }
        }
        if offers(.saveToFiles) {
            for file in files(for: .saveToFiles) {
                rows.append(
                    .init(
                        fileLink(
                            FrameworkText.saveNamed.localized(file.name), symbol: "square.and.arrow.down", file,
                            .saveToFiles)))
            }
        }
        return rows
    }

    /// The files that a type of activity gets: several texts are one, as in a message.
    private func files(for type: UIActivity.ActivityType) -> [OfferedFile] {
        let items = items(for: type)
        let texts = items.filter(\.isText).compactMap(\.text)
        guard texts.count > 1 else { return items.compactMap(\.file) }
        return [SharedItem(texts.joined(separator: "\n")).file].compactMap(\.self)
            + items.filter { !$0.isText }.compactMap(\.file)
    }

    private func row(for activity: UIActivity) -> StaticTableController.Row {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var configuration = UIListContentConfiguration.cell()
        configuration.text = activity.activityTitle
        configuration.image = activity.activityImage
        cell.contentConfiguration = configuration
        return StaticTableController.Row(cell: cell) { [weak self] in self?.perform(activity) }
    }

    private func webLink(_ title: String, symbol: String, _ url: URL?) -> WebLink {
        let link = WebLink()
        link.title = title
        link.image = UIImage(systemName: symbol)
        link.url = url
        return link
    }

    private func fileLink(
        _ title: String, symbol: String, _ file: OfferedFile, _ type: UIActivity.ActivityType
    ) -> FileLink {
        let link = FileLink()
        link.title = title
        link.image = UIImage(systemName: symbol)
        link.file = file
        link.opensInBrowser = type == .print
        link.fetchHandler = { [weak self] in self?.chosenType = type }
        return link
    }

    private func message(_ scheme: String, _ fields: [(name: String, value: String)]) -> URL? {
        let query = fields.filter { !$0.value.isEmpty }.map { field in
            "\(field.name)=\(field.value.addingPercentEncoding(withAllowedCharacters: Self.unreservedCharacters) ?? "")"
        }
        return URL(string: scheme + "?" + query.joined(separator: "&"))
    }

    /// What stands for itself in a query (RFC 3986, section 2.3).
    private static let unreservedCharacters = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    // MARK: Doing

    /// Shows the text, to be selected and copied by the person's own means.
    private func copyText() {
        chosenType = .copyToPasteboard
        let text = UITextView()
        text.text = self.text(for: .copyToPasteboard)
        text.font = .preferredFont(forTextStyle: .body)
        text.accessibilityLabel = FrameworkText.textToCopy.localized
        let controller = StaticTableController(title: FrameworkText.copy.localized)
        controller.sections = [
            StaticTableController.Section(footer: FrameworkText.selectTextAndCopy.localized, rows: [.init(text)])
        ]
        content.navigationController?.pushViewController(controller, animated: true)
    }

    private func perform(_ activity: UIActivity) {
        activity.prepare(withActivityItems: data(for: activity.activityType))
        isPerforming = true
        activity.finishHandler = { [weak self] completed in self?.end(activity, completed: completed) }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func end(_ activity: UIActivity, completed: Bool) {
        dismissItself { self.finish(activity.activityType, completed: completed) }
    }
}
