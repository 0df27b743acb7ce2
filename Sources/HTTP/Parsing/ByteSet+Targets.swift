extension ByteSet {
    /// The characters accepted in a request target before its query.
    ///
    /// More than RFC 3986 allows, because browsers leave `|`, `^`, `{` and `}` as they are; without those that end a
    /// target, start a fragment, or have carried markup into logs and pages.
    static let target = lettersAndDigits.union(ByteSet("!$%&'()*+,-./:;=?@[]^_{|}~"))

    /// The characters accepted in a query: browsers leave two more there as they are (URL, section 4.4, the query state).
    static let query = target.union(ByteSet("`\\"))

    /// The characters of a registered name, the percent sign of escapes included (RFC 3986 section 3.2.2).
    static let name = lettersAndDigits.union(ByteSet("!$%&'()*+,-.;=_~"))

    /// Whether all bytes are members.
    func containsAll(_ bytes: borrowing Span<UInt8>) -> Bool {
        for index in bytes.indices where !contains(bytes[index]) { return false }
        return true
    }
}
