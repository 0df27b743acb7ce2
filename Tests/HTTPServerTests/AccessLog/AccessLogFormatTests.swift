import Foundation
import Testing

@testable import HTTPServer

@Suite struct AccessLogFormatTests {
    private var exchange: LoggedExchange {
        var exchange = LoggedExchange(time: 784_111_777_045_000_000, address: "192.0.2.1", status: 200)
        exchange.method = "GET"
        exchange.target = "/a?b=\"c\""
        exchange.host = "site.example"
        exchange.scheme = "https"
        exchange.contentLength = 1234
        exchange.duration = 12_003_456
        return exchange
    }

    private func line(_ format: AccessLogFormat, _ exchange: LoggedExchange) -> String {
        var line: [UInt8] = []
        format.append(exchange, to: &line)
        return String(decoding: line, as: UTF8.self)
    }

    @Test func `writes the formats of web servers`() {
        var exchange = exchange
        let common = "192.0.2.1 - - [06/Nov/1994:08:49:37 +0000] \"GET /a?b=\\x22c\\x22 HTTP/1.1\" 200 1234"
        #expect(line(.common, exchange) == common + "\n")
        #expect(line(.combined, exchange) == common + " \"-\" \"-\"\n")
        exchange.referer = "https://a/\u{1B}[31m"
        exchange.userAgent = "Agent \\ \"x\"\nGET /"
        #expect(
            line(.combined, exchange)
                == common + " \"https://a/\\x1B[31m\" \"Agent \\x5C \\x22x\\x22\\x0AGET /\"\n")
    }

    @Test func `lets no character through that controls a terminal, ends a line or turns the order of others`() throws {
        var exchange = exchange
        exchange.userAgent = "\u{9B}31m\u{85}\u{2028}\u{202E}\u{E0001}\u{E9}"
        #expect(
            line(.combined, exchange).hasSuffix(
                " \"\\xC2\\x9B31m\\xC2\\x85\\xE2\\x80\\xA8\\xE2\\x80\\xAE\\xF3\\xA0\\x80\\x81\u{E9}\"\n"))
        let text = line(.json, exchange)
        #expect(text.contains("\"userAgent\":\"\\u009B31m\\u0085\\u2028\\u202E\\uDB40\\uDC01\u{E9}\""))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["userAgent"] as? String == exchange.userAgent)
    }

    @Test func `writes what could not be understood`() {
        let refused = LoggedExchange(time: 0, address: "", status: 400)
        #expect(line(.common, refused) == "- - - [01/Jan/1970:00:00:00 +0000] \"-\" 400 0\n")
        #expect(
            line(.json, refused)
                == #"{"time":"1970-01-01T00:00:00.000Z","version":"1.1","status":400,"bytes":0,"#
                + "\"seconds\":0.000000,"
                + "\"complete\":true}\n")
    }

    @Test func `writes JSON that can be read, whatever a client sends`() throws {
        var exchange = exchange
        exchange.userAgent = "\u{0}\u{7F}\"\\\n\u{1F600}"
        exchange.isComplete = false
        let text = line(.json, exchange)
        #expect(text.count { $0 == "\n" } == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["time"] as? String == "1994-11-06T08:49:37.045Z")
        #expect(object["userAgent"] as? String == exchange.userAgent)
        #expect(object["target"] as? String == "/a?b=\"c\"")
        #expect(object["seconds"] as? Double == 0.012003)
        #expect(object["bytes"] as? Int == 1234)
        #expect(object["complete"] as? Bool == false)
        #expect(object["host"] as? String == "site.example")
    }
}
