/// Whether the server may compress the content of a response on its way, for clients that take it so.
///
/// Compression tells an onlooker by the length how much of a content repeats. Where a page holds a secret next to what
/// another site put into its address, that site could find the secret bit by bit (the attack called BREACH). So what
/// is made for one person is compressed only when the client says that no other site caused the request.
public enum ResponseCompression: Hashable, Sendable {
    /// It may when the request comes from the site itself or from a person's own doing, as browsers say in
    /// `Sec-Fetch-Site`.
    ///
    /// That there is no cookie proves nothing: what stands in front may know the person by other means.
    case whenHarmless
    /// It may always: the content is the same for everybody.
    case always
    /// It may not: the content is compressed already, or must be sent as it is.
    case never
}
