import Foundation
import UIKitCore

/// Reads the documents of one command line.
@MainActor
struct DocumentInspector {
    /// The storyboards that are named; documents may refer to each other.
    private let storyboards: [URL]
    private let frames: InterfaceInspection.LayoutSize?

    /// Prepares for documents.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - frames: The size to lay scenes out at, or nil for no layout.
    init(_ paths: [String], frames: InterfaceInspection.LayoutSize?) {
        storyboards = paths.map { URL(fileURLWithPath: $0) }.filter { $0.pathExtension == "storyboard" }
        self.frames = frames
    }

    /// Reads a document and makes all that it describes.
    func report(on path: String) -> DocumentReport {
        let clock = ContinuousClock()
        let start = clock.now
        var report = DocumentReport(file: path, milliseconds: 0)
        do throws(InterfaceDocumentError) {
            let inspection = try InterfaceInspection(of: URL(fileURLWithPath: path), neighbours: storyboards)
            report.milliseconds = Self.milliseconds(clock.now - start)
            fill(&report, from: inspection)
            if let obstacle = inspection.obstacle { report.error = Self.line(on: path, obstacle) }
        } catch {
            report.milliseconds = Self.milliseconds(clock.now - start)
            report.error = Self.line(on: path, error)
            report.wasRead = false
        }
        return report
    }

    /// What is wrong with a document, after its name and the line.
    private static func line(on path: String, _ error: InterfaceDocumentError) -> String {
        let place = error.line.map { "\(path):\($0)" } ?? path
        return "\(place): \(error.reason)".inOneLine
    }

    private func fill(_ report: inout DocumentReport, from inspection: InterfaceInspection) {
        let outline = inspection.outline
        report.scenes = outline.scenes.map { scene in
            DocumentReport.Scene(
                id: scene.identifier, class: scene.className, customClass: scene.customClass,
                identifier: scene.storyboardIdentifier, initial: scene.isInitial, reference: scene.reference)
        }
        report.views = outline.viewCount
        report.connections = outline.connectionCount
        report.segues = outline.segues.map { segue in
            DocumentReport.Segue(
                id: segue.identifier, kind: segue.kind, identifier: segue.name, source: segue.source,
                destination: segue.destination, line: segue.line)
        }
        report.unknown = inspection.unknown.map { finding in
            let isElement = finding.kind == .unknownElement
            return DocumentReport.Unknown(
                element: isElement ? finding.name : nil, attribute: isElement ? nil : finding.name,
                id: finding.identifier, line: finding.line)
        }
        report.needs = inspection.needs.mapValues { needs in
            DocumentReport.Needs(
                outlets: needs[.outlet], actions: needs[.action], segueActions: needs[.segueAction],
                attributes: needs[.attribute])
        }
        report.errors = inspection.errors.map(DocumentReport.Problem.init)
        report.warnings = inspection.warnings.map(DocumentReport.Problem.init)
        report.unresolved = (report.errors ?? []).filter { !Self.duplicates.contains($0.kind) }
        report.frames = frames.map { size in
            inspection.frames(at: size).map { view in
                let frame = view.frame
                let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height]
                return DocumentReport.Frame(id: view.identifier, frame: numbers.map(Self.rounded))
            }
        }
    }

    /// The kinds of problems that say that an identifier is not unique.
    private static let duplicates: Set<String> = ["identifier", "storyboardIdentifier"]

    /// A number of points to the thousandth; nil for what no JSON number can be.
    private static func rounded(_ number: CGFloat) -> Double? {
        let thousandths = (Double(number) * 1_000).rounded()
        return thousandths.isFinite ? thousandths / 1_000 + 0 : nil
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        (duration / .milliseconds(1) * 100).rounded() / 100
    }
}

extension DocumentReport.Problem {
    fileprivate init(_ problem: InterfaceProblem) {
        self.init(
            kind: problem.kind, id: problem.identifier, line: problem.line, reason: problem.reason.inOneLine)
    }
}
