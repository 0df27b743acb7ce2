package import HTTPTypes

extension HTTPFields {
    /// The value of a field, as the subscript gives it; nil when there is no field of that name.
    ///
    /// Nearly every field comes once, and its value is handed on as it is, while the subscript joins a sequence of
    /// values even then.
    package func value(of name: HTTPField.Name) -> String? {
        guard let index = firstIndex(where: { $0.name == name }) else { return nil }
        if self[(index + 1)...].contains(where: { $0.name == name }) { return self[name] }
        return self[index].value
    }
}
