import ArgumentParser
import Foundation
import Logging
import UIKitCore

/// The command `segue-ibtool`: reads documents as an app would, and says what it found.
@main
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "segue-ibtool",
        abstract: "Says what Segue reads of storyboards and xib files.",
        discussion: """
            Each document is read and all of its scenes are made, as an app would make them. Nothing is read but the \
            documents and the files beside them that they refer to.

            The classes of your app are not linked into this tool. An object of such a class is made as the UIKit class \
            that it is based on; the outlets, actions, segue actions and attributes that the document asks of the class \
            count as connected and are listed as what the class needs. A storyboard that is referred to is looked for \
            beside the document, then among the other documents that are named, the nearest first.

            The exit status is 0 when all documents were read, 1 when one cannot be used, or when --errors or \
            --warnings finds something, and 64 when the command line makes no sense.
            """)

    @Argument(help: "The .storyboard and .xib files.", completion: .file(extensions: ["storyboard", "xib"]))
    var documents: [String]

    @Flag(help: "Print one JSON object for each document, each on a line of its own.")
    var json = false

    @Option(
        help: ArgumentHelp(
            """
            Lay out every scene and print the frame of each view in its superview: WIDTHxHEIGHT for a window of that \
            many points without bars, as in 390x844, or canvas for the size of each scene's stored view with the safe \
            area of the document's device and the bars that lead to the scene. Cells of prototypes have their stored \
            size.
            """, valueName: "size"),
        transform: FrameSize.init)
    var frames: FrameSize?

    @Flag(
        help: """
            List what is wrong: connections and segues that lead nowhere, members that a class does not have, \
            identifiers that are not unique.
            """)
    var errors = false

    @Flag(
        help: """
            List what may be wrong: classes that are not linked in, storyboards that are not at hand, values that cannot \
            be read, elements and attributes that are not known.
            """)
    var warnings = false

    func validate() throws {
        if documents.contains("") { throw ValidationError("A document has no name.") }
    }

    func run() throws {
        // The main function of the process runs on the main thread.
        let isClean = MainActor.assumeIsolated { inspect() }
        if !isClean { throw ExitCode.failure }
    }

    /// Prints what there is to say of all documents.
    ///
    /// - Returns: Whether everything is as it should be.
    @MainActor
    private func inspect() -> Bool {
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        let inspector = DocumentInspector(documents, frames: frames?.layoutSize)
        var isClean = true
        for path in documents {
            let report = inspector.report(on: path)
            let listing = ReportListing(report, errors: errors, warnings: warnings)
            isClean = isClean && listing.isClean
            if json {
                write(listing.json, to: .standardOutput)
                continue
            }
            if let error = report.error { write(error, to: .standardError) }
            if report.wasRead { for line in listing.text { write(line, to: .standardOutput) } }
        }
        return isClean
    }

    private func write(_ line: String, to file: FileHandle) {
        // A reader that goes away ends the process by a signal.
        try? file.write(contentsOf: Data((line + "\n").utf8))
    }
}
