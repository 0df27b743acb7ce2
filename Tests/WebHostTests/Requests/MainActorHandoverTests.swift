import HTTPServer
import HTTPTypes
import Testing

@testable import WebHost

@Suite("Handover to the main actor")
struct MainActorHandoverTests {
    @Test("every task gets the answer to its own work, however many there are")
    func answers() async {
        let handover = MainActorHandover<Response> { $0.map { $0() } }
        let answers = await withTaskGroup(of: (Int, Int).self) { tasks in
            for number in 0..<200 {
                tasks.addTask {
                    let response = await handover.perform { Response(status: .init(code: 200 + number)) }
                    return (number, response.head.status.code)
                }
            }
            return await tasks.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(answers == Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, 200 + $0) }))
    }

    @Test("work that follows other work is done after it has begun to wait again")
    func oneAfterAnother() async {
        let handover = MainActorHandover<Response> { $0.map { $0() } }
        for code in 200..<220 {
            #expect(await handover.perform { Response(status: .init(code: code)) }.head.status.code == code)
        }
    }
}
