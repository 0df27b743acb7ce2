import Foundation
import Hummingbird
import Logging

/// Answers with the greeting of `FileServer`, by Hummingbird.
@main
enum HummingbirdServer {
    static func main() async throws {
        let router = Router()
        router.get("hello") { _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/plain"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: "hello\n")))
        }
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in
                print("http://127.0.0.1:\(channel.localAddress?.port ?? 0)")
                fflush(nil)
            },
            logger: Logger(label: "benchmark")
        )
        try await application.run()
    }
}
