import HTMLRenderer
import HTTPServer
import HTTPTypes

/// The answer that tells of a problem: a friendly page, or a problem document.
struct ProblemAnswer {
    private let problem: Problem
    private let link: String?
    private let showsDetail: Bool
    private let headers: PageHeaders

    /// Prepares the answer.
    ///
    /// - Parameters:
    ///   - problem: What is wrong.
    ///   - link: Where a person can go on; nil for the app's first page.
    ///   - showsDetail: Whether to tell what happened inside.
    ///   - headers: The header fields of pages and data.
    init(_ problem: Problem, link: String? = nil, showsDetail: Bool, headers: PageHeaders) {
        self.problem = problem
        self.link = link
        self.showsDetail = showsDetail
        self.headers = headers
    }

    /// Writes the answer in one of the two representations.
    func response(in format: AnswerFormat) -> Response {
        var response: Response
        switch format {
        case .page, .patch:
            let page = ErrorPage(
                status: problem.status.code, title: problem.title, advice: problem.advice,
                detail: showsDetail ? problem.debugDescription : nil,
                link: link.map { ("Go back", $0) } ?? ("Go to the first page", SceneAddress.root.path))
            response = Response(
                status: problem.status, headerFields: headers.pageWithoutStyles, body: .bytes(page.render()))
        case .data:
            let document = ProblemJSON.encode(problem, showsDetail: showsDetail)
            response = Response(status: problem.status, headerFields: headers.problem, body: .bytes(document))
        }
        if let methods = problem.allowedMethods { response.head.headerFields[.allow] = methods }
        if let seconds = problem.secondsToWait { response.head.headerFields[.retryAfter] = String(seconds) }
        return response
    }
}
