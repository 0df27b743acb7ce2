/// The format `multipart/form-data`: bodies of forms that may carry files (RFC 7578).
package enum MultipartForm {
    /// Reads a whole body that is in memory; parts that are files are checked and left out.
    ///
    /// - Parameter boundary: the parameter of that name of the body's content type.
    package static func decode(
        _ body: [UInt8], boundary: String, limits: FormLimits = FormLimits()
    ) throws(FormError) -> Form {
        var parser = try MultipartFormParser(boundary: boundary, limits: limits)
        var form = Form()
        var part: MultipartPart?
        var value: [UInt8] = []
        for event in try parser.parse(body) {
            switch event {
            case .partBegan(let began):
                part = began
                value.removeAll()
            case .bytes(let bytes):
                if part?.fileName == nil { value += bytes }
            case .partEnded:
                guard let ended = part, ended.fileName == nil else { continue }
                guard let text = String(validating: value, as: UTF8.self) else { throw .invalidText }
                form.fields.append(Form.Field(name: ended.name, value: text))
            }
        }
        try parser.finish()
        return form
    }
}
