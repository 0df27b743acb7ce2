extension RequestParser {
    /// The most that a request may have of anything that the parser has to hold or count.
    public struct Limits: Hashable, Sendable {
        /// The bytes of the request line with its end; more is refused with 414.
        public var requestLineLength: Int

        /// The bytes of all header field lines together, and of all trailer field lines together; more is refused
        /// with 431.
        public var fieldSectionLength: Int

        /// The number of header fields, and of trailer fields; more is refused with 431.
        public var fieldCount: Int

        /// The bytes of content; more is refused with 413, after the head where that announces it.
        public var contentLength: Int

        /// Makes limits; each default is generous for a browser.
        public init(
            requestLineLength: Int = 8192,
            fieldSectionLength: Int = 32768,
            fieldCount: Int = 100,
            contentLength: Int = 16 << 20
        ) {
            self.requestLineLength = requestLineLength
            self.fieldSectionLength = fieldSectionLength
            self.fieldCount = fieldCount
            self.contentLength = contentLength
        }
    }
}
