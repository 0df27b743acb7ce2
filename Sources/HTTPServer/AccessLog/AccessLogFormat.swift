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

    /// Appends text from outside so that it stays within its quotes and its line, and means nothing to a terminal.
    private static func appendEscaped(_ text: String, forJSON isJSON: Bool = false, to line: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                if isJSON { line += "\\\(scalar)".utf8 } else { appendHexadecimal(scalar, to: &line) }
            case " "..."~":
                line.append(UInt8(scalar.value))
            default:
                if scalar.leavesItsLine {
                    if isJSON { appendUnits(of: scalar, to: &line) } else { appendHexadecimal(scalar, to: &line) }
                } else {
                    line += scalar.utf8
                }
            }
        }
    }

    /// Appends each byte of a character as two digits, as web servers do.
    private static func appendHexadecimal(_ scalar: Unicode.Scalar, to line: inout [UInt8]) {
        for byte in scalar.utf8 { line += "\\x\(paddedHexadecimal(UInt16(byte), width: 2))".utf8 }
    }

    /// Appends each unit of a character in UTF-16 as JSON escapes it.
    private static func appendUnits(of scalar: Unicode.Scalar, to line: inout [UInt8]) {
        for unit in scalar.utf16 {
            line += "\\u\(paddedHexadecimal(unit, width: 4))".utf8
        }
    }

    private static func paddedHexadecimal(_ number: UInt16, width: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: width - digits.count) + digits
    }
}
