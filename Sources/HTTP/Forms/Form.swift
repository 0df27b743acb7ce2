/// The names and values a person or program sent, in the order in which they were sent.
package struct Form: Sendable, Hashable {
    /// One name and its value; a name may come several times.
    package struct Field: Sendable, Hashable {
        /// The name, as the control on the page states it.
        package var name: String
        /// The value, exactly as sent.
        package var value: String

        /// Creates a field.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The fields in the order in which they were sent.
    package var fields: [Field]

    /// Creates a form of the given fields.
    package init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// The value of the first field of that name, or nil when there is none.
    package subscript(name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// The values of all fields of that name, in order.
    package func values(named name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }
}
