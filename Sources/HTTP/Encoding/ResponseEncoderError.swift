/// Why a response cannot be sent as it is: sent as bytes it would be read as something else.
public enum ResponseEncoderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A field has a line end or a NUL in its value.
    case forbiddenCharacter(field: String)
    /// The reason phrase has a line end or a NUL.
    case forbiddenReasonPhrase
    /// The status does not end an exchange: it is informational, or not three digits.
    case statusNotFinal(Int)

    /// What is wrong, in one sentence for a log.
    public var description: String {
        switch self {
        case .forbiddenCharacter(let field): "The response's field \(field) has a line end or a NUL in its value."
        case .forbiddenReasonPhrase: "The response's reason phrase has a line end or a NUL."
        case .statusNotFinal(let code): "\(code) is not a status that a response may have."
        }
    }
}
