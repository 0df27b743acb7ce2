import HTMLRenderer
import HTTPServer
import HTTPTypes
import UIKitCore

/// The answer that tells of a problem: a friendly page, or a problem document.
struct ProblemAnswer {
    private let problem: Problem
    private let link: String?
    private let language: FrameworkLanguage
    private let showsDetail: Bool
    private let headers: PageHeaders

    /// Prepares the answer.
    ///
    /// - Parameters:
    ///   - problem: What is wrong.
    ///   - link: Where a person can go on; nil for the app's first page.
    ///   - language: The language of a page; programs read English.
    ///   - showsDetail: Whether to tell what happened inside.
    ///   - headers: The header fields of pages and data.
    init(
        _ problem: Problem, link: String? = nil, language: FrameworkLanguage, showsDetail: Bool, headers: PageHeaders
    ) {
        self.problem = problem
        self.link = link
        self.language = language
        self.showsDetail = showsDetail
        self.headers = headers
    }

    /// Writes the answer in one of the two representations.
    func response(in format: AnswerFormat) -> Response {
        var response: Response
        switch format {
        case .page, .patch:
            var page = ErrorPage(
                status: problem.status.code, title: "\(language.text(problem.title))",
                advice: problem.advice.sentence(in: language),
                detail: showsDetail ? problem.debugDescription : nil,
                link: link.map { ("\(language.text(.goBack))", $0) }
                    ?? ("\(language.text(.goToFirstPage))", SceneAddress.root.path))
            page.language = language
            page.offersTypedTexts = problem.name == Problem.noSession.name
            response = Response(
                status: problem.status, headerFields: headers.pageWithoutStyles, body: .bytes(page.render()))
        case .data:
            let document = ProblemJSON.encode(problem, showsDetail: showsDetail)
            response = Response(status: problem.status, headerFields: headers.problem, body: .bytes(document))
        }
        if let methods = problem.allowedMethods { response.head.headerFields[.allow] = methods }
        if let codings = problem.acceptedCodings { response.head.headerFields[.acceptEncoding] = codings }
        if let seconds = problem.secondsToWait { response.head.headerFields[.retryAfter] = String(seconds) }
        return response
    }
}
