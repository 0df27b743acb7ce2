import Testing

@testable import UIKit

@Suite("The metrics of several processes")
struct MetricsCollectionTests {
    @Test("stand together by name, with the number of the process in each sample")
    func collected() {
        var collection = MetricsCollection()
        collection.add("# TYPE requests counter\nrequests 3\n", worker: nil)
        collection.add("# TYPE requests counter\nrequests{kind=\"a\"} 1\n# TYPE scenes gauge\nscenes 2\n", worker: 0)
        collection.add("# TYPE scenes gauge\nscenes 5\n", worker: 1)
        #expect(
            collection.text == """
                # TYPE requests counter
                requests 3
                requests{worker="0",kind="a"} 1
                # TYPE scenes gauge
                scenes{worker="0"} 2
                scenes{worker="1"} 5

                """)
    }
}
