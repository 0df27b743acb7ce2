import Testing

@testable import HTMLRenderer

@Suite struct ErrorPageTests {
    @Test func aPageSaysWhatHappenedAndWhatToDo() {
        let page = ErrorPage(
            status: 404, title: "Nothing <here>", advice: "Look & see.", detail: "no route for \"/x\"",
            link: ("Home", "/?a=1&b=2"))
        let html = String(decoding: page.render(), as: UTF8.self)
        #expect(
            html.contains(
                """
                <main class="error-page" id="content"><p class="status">404</p><h1>Nothing &lt;here&gt;</h1>\
                <p class="advice">Look &amp; see.</p><p><a class="button filled capsule" href="/?a=1&amp;b=2">Home</a></p>\
                <details class="detail" open><summary>Detail</summary><pre>no route for &quot;/x&quot;</pre></details>\
                </main></body></html>
                """))
        #expect(html.contains("<title>Nothing &lt;here&gt;</title>"))
    }

    @Test func detailIsLeftOutWhereThereIsNone() {
        let page = ErrorPage(status: 500, title: "Something went wrong", advice: "Try again.")
        #expect(!String(decoding: page.render(), as: UTF8.self).contains("<details"))
    }
}
