/// Why the target of a request line was refused; each is answered with status 400.
package enum RequestTargetError: Error, Hashable {
    /// It is neither a path nor an address of HTTP.
    case malformed
    /// A percent sign is not followed by two hexadecimal digits.
    case invalidEscape
    /// The path, once decoded, is not UTF-8.
    case invalidText
    /// The path or query holds a control character, written plainly or escaped; NUL is one.
    case controlCharacter
    /// A segment of the path is `.` or `..` and is escaped, leads above the root or follows a run of slashes.
    case dotSegment
}
