import Foundation

/// What a browser needs of a page to send its form.
struct PageForm: Sendable {
    /// Where the form goes.
    let action: String
    /// The token that proves that the form is of the session.
    let token: String
    /// The revision that the page shows.
    let revision: String
    /// The number of the page's next event.
    let sequence: String

    /// Finds them in a page; nil when they are not there.
    init?(_ page: [UInt8]) {
        let text = page.map(CChar.init(bitPattern:)) + [0]
        guard let action = Self.value(after: #"<form id="segue" method="post" novalidate action=""#, in: text),
            let token = Self.value(after: #"name="segue-token" value=""#, in: text),
            let revision = Self.value(after: #"name="segue-revision" value=""#, in: text),
            let sequence = Self.value(after: #"name="segue-sequence" value=""#, in: text)
        else { return nil }
        self.action = action
        self.token = token
        self.revision = revision
        self.sequence = sequence
    }

    /// The text between a start and the next quotation mark.
    ///
    /// It is found by the C library, so that reading the page takes little of the time that is measured.
    private static func value(after start: String, in text: [CChar]) -> String? {
        text.withUnsafeBufferPointer { text in
            guard let base = text.baseAddress, let found = strstr(base, start) else { return nil }
            let value = found.advanced(by: start.utf8.count)
            let length = strcspn(value, "\"")
            return String(
                decoding: UnsafeRawBufferPointer(start: value, count: length), as: UTF8.self)
        }
    }
}
