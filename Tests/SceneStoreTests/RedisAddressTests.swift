import Testing

@testable import SceneStore

@Suite("Addresses of Redis")
struct RedisAddressTests {
    @Test("name a host or a socket, and who one is")
    func addresses() throws {
        let plain = try RedisAddress("redis://example.org")
        #expect(plain.place == .host("example.org", port: 6379))
        #expect((plain.user, plain.password, plain.database) == (nil, nil, 0))
        let whole = try RedisAddress("redis://anna:p%40ss%2F@[::1]:7000/3")
        #expect(whole.place == .host("::1", port: 7000))
        #expect((whole.user, whole.password, whole.database) == ("anna", "p@ss/", 3))
        let socket = try RedisAddress("redis+unix://:secret@/run/redis/redis.sock?db=2")
        #expect(socket.place == .socket("/run/redis/redis.sock"))
        #expect((socket.user, socket.password, socket.database) == (nil, "secret", 2))
    }

    @Test("show no password")
    func descriptions() throws {
        #expect(try RedisAddress("redis://anna:secret@[::1]/3").description == "[::1]:6379")
        #expect(try RedisAddress("redis+unix://:secret@/run/redis.sock").description == "/run/redis.sock")
    }

    @Test(
        "that make no sense are refused in one line without the password",
        arguments: [
            "", "localhost", "http://:secret@localhost", "redis://", "redis:///1", "redis://localhost/secret",
            "redis://localhost/-1", "redis://localhost?db=1", "redis://:secret@localhost:99999999", "redis+unix://",
            "redis+unix://host/path", "redis+unix:///path?name=secret", "rediss://:secret@localhost",
            "redis://anna@localhost", "redis://localhost/1#secret", "redis+unix:///path?db",
        ])
    func refusals(_ text: String) {
        do throws(SceneStoreError) {
            _ = try RedisAddress(text)
            Issue.record("\(text) makes sense")
        } catch {
            #expect(error.code == .unusableAddress)
            #expect(!error.message.contains("secret") && !error.message.contains("\n"))
        }
    }
}
