import HTTP

/// libFuzzer's driver, which calls a function with input after input.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
) -> Int32

/// Gives the readers of HTTP whatever libFuzzer makes up: the first byte of an input chooses a reader, the rest is what it
/// reads.
///
/// A broken promise stops the process, which libFuzzer reports with the input.
@main
enum Fuzzer {
    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        _ = runFuzzer(&count, &arguments) { start, count in
            guard count > 0 else { return 0 }
            Fuzzer.read(Array(UnsafeBufferPointer(start: start, count: count)))
            return 0
        }
    }

    private static func read(_ input: [UInt8]) {
        let bytes = Array(input.dropFirst())
        let text = String(decoding: bytes, as: UTF8.self)
        switch input[0] % 9 {
        case 0: Promises.readRequests(bytes)
        case 1: Promises.readForm(bytes)
        case 2: Promises.readMultipart(bytes)
        case 3: Promises.readTarget(text)
        case 4: Promises.readRanges(text)
        case 5: Promises.readCookies(text)
        case 6: Promises.readFields(text)
        case 7: Promises.readConditions(text)
        default: Promises.readProxyHeader(bytes)
        }
    }
}
