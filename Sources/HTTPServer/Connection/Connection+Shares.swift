import CLinux
import Glibc
import HTTP
import HTTPTypes

/// What a connection takes of what all of them share.
extension Connection {
    // MARK: Requests worked on

    /// Counts the present request among those that handlers work on.
    func takePlace() {
        guard !hasPlace else { return }
        hasPlace = true
        context.activeRequestCount.add(1, ordering: .relaxed)
    }

    /// Takes the present request off that count, if it is on it.
    func leavePlace() {
        guard hasPlace else { return }
        hasPlace = false
        context.activeRequestCount.subtract(1, ordering: .relaxed)
    }

    // MARK: Requests and connections of an address

    /// The answer to a request that is more than its address's share; `nil` when it is not.
    func refusalByRate(of address: SocketAddress) -> Response? {
        guard let wait = context.countRequest(from: address, at: loop.now) else { return nil }
        context.note(.requestRate, "Refused a request from \(address): too many in a second.")
        return Self.tooMany("Too many requests came from this address.", wait: wait)
    }

    /// What a client is told that connects too often.
    static func tooManyFromAddress(wait: Int64) -> Response {
        tooMany("Too many connections came from this address.", wait: wait)
    }

    /// What a client is told that comes too often, after how many nanoseconds it may come again.
    static func tooMany(_ detail: String, wait: Int64) -> Response {
        var response = ProblemDocument(status: .tooManyRequests, detail: detail).response
        response.head.headerFields[.retryAfter] = String((wait + 999_999_999) / 1_000_000_000)
        return response
    }

    // MARK: Memory for input

    /// The bytes of its client's input that each connection may keep without counting them.
    static let freeInputLength = 4096

    /// Counts the memory that the client's input takes now among that of all clients.
    ///
    /// - Throws: 503 when there is no more room for it.
    func countInput() throws(RequestParserError) {
        let length = max(0, unread.count + parser.heldLength - Self.freeInputLength)
        let more = length - countedInput
        guard more != 0 else { return }
        countedInput = length
        let total = context.heldInputLength.add(more, ordering: .relaxed).newValue
        guard more < 0 || total <= context.limits.bufferedInputLength else { throw .noRoomForInput }
    }

    /// Gives up all input that was received and not read, after which no more is read.
    func dropInput() {
        unread = []
        unreadStart = 0
        parser = RequestParser(limits: context.parserLimits)
        context.heldInputLength.subtract(countedInput, ordering: .relaxed)
        countedInput = 0
    }

    /// Gives up what the client sent behind a request whose response may go on for ever, unless it is only a little.
    ///
    /// - Returns: Whether it was given up: the connection must end with the response then.
    func givesUpPipelined(behind head: RequestHead, sending response: Response) -> Bool {
        guard case .stream(length: nil, _) = response.body, head.request.method != .head, content.isComplete,
            unread.count > Self.freeInputLength
        else { return false }
        dropInput()
        return true
    }

    /// Whether the system holds bytes from the client that were not read.
    var holdsReceivedBytes: Bool {
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) > 0
    }
}

extension RequestParserError {
    /// What clients sent and was not read yet takes all the memory there is for it: 503.
    static let noRoomForInput = RequestParserError(
        status: .serviceUnavailable,
        message: "The server has no room for more of what is being sent."
    )
}
