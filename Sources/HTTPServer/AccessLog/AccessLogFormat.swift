import Glibc

/// How a line of an access log is written.
public enum AccessLogFormat: String, Hashable, Sendable, CaseIterable {
    /// The common log format of web servers: address, time, request line, status and bytes of content.
    case common
    /// The same, with where the client comes from and what it is.
    case combined
    /// An object of JSON, with the duration in seconds as well.
    case json

    /// Appends a line.
    func append(_ exchange: LoggedExchange, to line: inout [UInt8]) {
        switch self {
        case .common:
            appendCommon(exchange, to: &line)
        case .combined:
            appendCommon(exchange, to: &line)
            for value in [exchange.referer, exchange.userAgent] {
                line += " \"".utf8
                Self.appendEscaped(value ?? "-", to: &line)
                line.append(UInt8(ascii: "\""))
            }
        case .json:
            appendJSON(exchange, to: &line)
        }
        line.append(UInt8(ascii: "\n"))
    }

    private func appendCommon(_ exchange: LoggedExchange, to line: inout [UInt8]) {
        line += exchange.address.isEmpty ? Array("-".utf8) : Array(exchange.address.utf8)
        line += " - - [".utf8
        let time = Self.time(exchange.time)
        let month = Self.months[max(0, min(11, Int(time.tm_mon)))]
        line += "\(Self.digits(time.tm_mday))/\(month)/\(time.tm_year + 1900):\(Self.clock(time)) +0000] \"".utf8
        if exchange.method.isEmpty {
            line.append(UInt8(ascii: "-"))
        } else {
            Self.appendEscaped("\(exchange.method) \(exchange.target)", to: &line)
            line += " HTTP/1.\(exchange.minorVersion)".utf8
        }
        line += "\" \(exchange.status) \(exchange.contentLength)".utf8
    }

    private func appendJSON(_ exchange: LoggedExchange, to line: inout [UInt8]) {
        let time = Self.time(exchange.time)
        let milliseconds = String(exchange.time / 1_000_000 % 1_000 + 1_000).dropFirst()
        let day = "\(time.tm_year + 1900)-\(Self.digits(time.tm_mon + 1))-\(Self.digits(time.tm_mday))"
        line += "{\"time\":\"\(day)T\(Self.clock(time)).\(milliseconds)Z\"".utf8
        let texts: [(String, String?)] = [
            ("address", exchange.address), ("method", exchange.method), ("scheme", exchange.scheme),
            ("host", exchange.host), ("target", exchange.target), ("referer", exchange.referer),
            ("userAgent", exchange.userAgent),
        ]
        for (name, value) in texts {
            guard let value, !value.isEmpty else { continue }
            line += ",\"\(name)\":\"".utf8
            Self.appendEscaped(value, forJSON: true, to: &line)
            line.append(UInt8(ascii: "\""))
        }
        let microseconds = exchange.duration / 1_000
        let fraction = String(microseconds % 1_000_000 + 1_000_000).dropFirst()
        line += ",\"version\":\"1.\(exchange.minorVersion)\",\"status\":\(exchange.status)".utf8
        line += ",\"bytes\":\(exchange.contentLength),\"seconds\":\(microseconds / 1_000_000).\(fraction)".utf8
        line += ",\"complete\":\(exchange.isComplete)}".utf8
    }

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private static func time(_ nanoseconds: Int64) -> tm {
        var seconds = time_t(nanoseconds / 1_000_000_000)
        var time = tm()
        gmtime_r(&seconds, &time)
        return time
    }

    private static func clock(_ time: tm) -> String {
        "\(digits(time.tm_hour)):\(digits(time.tm_min)):\(digits(time.tm_sec))"
    }

    private static func digits(_ number: Int32) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    /// Appends text from outside so that it stays within its quotes and its line.
    private static func appendEscaped(_ text: String, forJSON isJSON: Bool = false, to line: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                if isJSON {
                    line += [UInt8(ascii: "\\"), byte]
                } else {
                    appendHexadecimal(byte, after: "\\x", to: &line)
                }
            case 0..<0x20, 0x7F:
                appendHexadecimal(byte, after: isJSON ? "\\u00" : "\\x", to: &line)
            default:
                line.append(byte)
            }
        }
    }

    private static func appendHexadecimal(_ byte: UInt8, after prefix: String, to line: inout [UInt8]) {
        line += prefix.utf8
        line += (byte < 16 ? "0" : "").utf8
        line += String(byte, radix: 16, uppercase: true).utf8
    }
}
