public import HTTPTypes

extension ResponseEncoder {
    /// The interim response that tells a client to send its content (RFC 9110 section 15.2.1).
    public static let continueResponse = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    /// What stands between a chunk's content and the next chunk.
    public static let chunkEnd = Array("\r\n".utf8)

    /// Appends the line that starts a chunk; the content and `chunkEnd` follow it.
    ///
    /// - Parameters:
    ///   - length: The bytes of content in the chunk, at least one: an empty chunk would end the content.
    ///   - output: Where the bytes go.
    public static func appendChunkStart(length: Int, to output: inout [UInt8]) {
        precondition(length > 0, "An empty chunk ends the content.")
        output.append(hexadecimal: length)
        output.append(literal: "\r\n")
    }

    /// Appends the last chunk with the trailer fields (RFC 9112 section 7.1.2).
    ///
    /// Fields that frame or route a message have no meaning there and are left out.
    public static func appendLastChunk(
        trailerFields: HTTPFields,
        to output: inout [UInt8]
    ) throws(ResponseEncoderError) {
        let start = output.count
        output.append(literal: "0\r\n")
        do throws(ResponseEncoderError) {
            for field in trailerFields where role(of: field.name) == .ordinary {
                try appendField(field, to: &output)
            }
        } catch {
            output.removeSubrange(start...)
            throw error
        }
        output.append(literal: "\r\n")
    }
}
