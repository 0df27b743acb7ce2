import HTTPTypes

/// The bytes of a response by which the server itself refuses something and closes the connection.
func problem(_ status: HTTPResponse.Status, _ detail: String, fields: String = "") -> String {
    let json =
        #"{"type":"about:blank","title":"\#(status.reasonPhrase)","status":\#(status.code),"#
        + #""detail":"\#(detail)"}"# + "\n"
    return "HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\nContent-Type: application/problem+json\r\n"
        + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n\(fields)Content-Length: \(json.utf8.count)\r\nConnection: close\r\n\r\n\(json)"
}
