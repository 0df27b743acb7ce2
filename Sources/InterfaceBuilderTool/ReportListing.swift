import Foundation

/// A report as it is printed.
struct ReportListing {
    private let report: DocumentReport
    private let listsErrors: Bool
    private let listsWarnings: Bool

    /// Prepares a report for printing.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - errors: Whether what is wrong is asked for.
    ///   - warnings: Whether what may be wrong is asked for.
    init(_ report: DocumentReport, errors: Bool, warnings: Bool) {
        var report = report
        report.warnings = (report.warnings ?? []) + report.unknown.map(\.warning)
        report.warnings?.sort { ($0.line, $0.kind, $0.reason) < ($1.line, $1.kind, $1.reason) }
        if !errors { report.errors = nil }
        if !warnings { report.warnings = nil }
        self.report = report
        listsErrors = errors
        listsWarnings = warnings
    }

    /// Whether the document was read and nothing was found that was asked for.
    var isClean: Bool { report.ok && (report.errors ?? []).isEmpty && (report.warnings ?? []).isEmpty }

    /// The report as one JSON object in one line.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(report)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    /// The report in lines for people: all of it, or the problems that were asked for.
    var text: [String] {
        let problems =
            problemLines(report.errors, "error") + problemLines(report.warnings, "warning")
        if listsErrors || listsWarnings { return problems + frameLines }
        return ([summary] + sceneLines + segueLines + needLines + frameLines + unresolvedLines + unknownLines)
            .map(\.inOneLine)
    }

    private var summary: String {
        let counts = [
            (report.scenes.count, "scene"), (report.views, "view"), (report.connections, "connection"),
        ].map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
        return "\(report.file): \(counts.joined(separator: ", ")), \(report.milliseconds) ms"
    }

    private var sceneLines: [String] {
        report.scenes.map { scene in
            var parts = [scene.customClass.map { "\($0) (\(scene.class ?? ""))" } ?? scene.class].compactMap(\.self)
            if let reference = scene.reference { parts.append("refers to \(reference)") }
            if let identifier = scene.identifier { parts.append("\"\(identifier)\"") }
            if scene.initial { parts.append("initial") }
            return "  scene \(scene.id ?? "without id"): \(parts.joined(separator: ", "))"
        }
    }

    private var segueLines: [String] {
        report.segues.map { segue in
            let name = segue.identifier.map { ", \"\($0)\"" } ?? ""
            let way = "\(segue.source ?? "?") to \(segue.destination ?? "?")"
            return "  segue \(segue.id ?? "without id"): \(segue.kind) from \(way)\(name)"
        }
    }

    private var needLines: [String] {
        report.needs.sorted { $0.key < $1.key }.map { name, needs in
            let parts = [
                ("outlets", needs.outlets), ("actions", needs.actions), ("segue actions", needs.segueActions),
                ("attributes", needs.attributes),
            ].filter { !$0.1.isEmpty }.map { "\($0) \($1.joined(separator: ", "))" }
            return "  \(name) needs \(parts.joined(separator: "; "))"
        }
    }

    private var frameLines: [String] {
        (report.frames ?? []).map { view in
            let numbers = view.frame.map { $0.map { String(format: "%g", $0) } ?? "?" }
            return "  frame \(view.id): \(numbers.joined(separator: " "))".inOneLine
        }
    }

    private var unresolvedLines: [String] {
        report.unresolved.map { "\(report.file):\($0.line): \($0.reason)" }
    }

    private var unknownLines: [String] {
        report.unknown.map { "\(report.file):\($0.line): \($0.warning.reason)" }
    }

    private func problemLines(_ problems: [DocumentReport.Problem]?, _ severity: String) -> [String] {
        (problems ?? []).map { "\(report.file):\($0.line): \(severity): \($0.reason)".inOneLine }
    }
}

extension DocumentReport.Unknown {
    /// The same as a problem.
    fileprivate var warning: DocumentReport.Problem {
        let what = element.map { "element <\($0)>" } ?? "attribute \(attribute ?? "")"
        return DocumentReport.Problem(
            kind: "unknown", id: id, line: line, reason: "The \(what) is not known.".inOneLine)
    }
}
