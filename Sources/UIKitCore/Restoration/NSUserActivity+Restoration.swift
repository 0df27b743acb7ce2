import Foundation

extension NSUserActivity {
    /// The activity in a preserved state.
    ///
    /// Of `userInfo` it has the property-list values, and only the required keys if there are any.
    func restorationValue(references: RestorationReferences) -> RestorationValue {
        var values: KeyedValues = ["type": .string(activityType)]
        values["title"] = title.map(RestorationValue.string)
        values["page"] = webpageURL.map { .url($0.absoluteString) }
        values["referrer"] = referrerURL.map { .url($0.absoluteString) }
        values["content"] = targetContentIdentifier.map(RestorationValue.string)
        values["identifier"] = persistentIdentifier.map(RestorationValue.string)
        if expirationDate != .distantFuture { values["expires"] = .date(expirationDate.timeIntervalSinceReferenceDate) }
        if !keywords.isEmpty { values["keywords"] = .array(keywords.sorted().map(RestorationValue.string)) }
        if let required = requiredUserInfoKeys {
            values["required"] = .array(required.sorted().map(RestorationValue.string))
        }
        let kept = userInfo?.filter { key, _ in
            guard let required = requiredUserInfoKeys, !required.isEmpty else { return true }
            return (key as? String).map(required.contains) ?? false
        }
        if let kept, !kept.isEmpty { values["userInfo"] = RestorationValue(encoding: kept, references: references) }
        return .object(className: "", values: values)
    }

    /// An activity from a preserved state; nil when the value is none or the activity has expired.
    convenience init?(restoring value: RestorationValue, with restored: RestoredObjects) {
        guard let values = value.keyedValues, let type = values["type"]?.text else { return nil }
        if case .date(let seconds) = values["expires"], Date(timeIntervalSinceReferenceDate: seconds) < Date() {
            return nil
        }
        self.init(activityType: type)
        title = values["title"]?.text
        webpageURL = values["page"]?.decoded(with: restored) as? URL
        referrerURL = values["referrer"]?.decoded(with: restored) as? URL
        targetContentIdentifier = values["content"]?.text
        persistentIdentifier = values["identifier"]?.text
        if case .date(let seconds) = values["expires"] {
            expirationDate = Date(timeIntervalSinceReferenceDate: seconds)
        }
        keywords = Set(values["keywords"]?.decoded(with: restored) as? [String] ?? [])
        requiredUserInfoKeys = (values["required"]?.decoded(with: restored) as? [String]).map { Set($0) }
        userInfo = values["userInfo"]?.decoded(with: restored) as? [AnyHashable: Any]
    }
}
