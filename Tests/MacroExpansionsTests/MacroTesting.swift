import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MacroExpansions

/// Expands the macros of UIKit in a source and compares the result, reporting differences to Swift Testing.
func expectExpansion(
    of source: String,
    to expanded: String,
    diagnostics: [DiagnosticSpec] = [],
    conformances: [TypeSyntax] = ["InterfaceBuilderClass"],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let specifications: [String: MacroSpec] = [
        "IBClass": MacroSpec(type: ExpandedClass.self, conformances: conformances),
        "Outlet": MacroSpec(type: ExpandedOutlet.self),
        "Action": MacroSpec(type: ExpandedAction.self),
        "action": MacroSpec(type: ExpandedActionSelector.self),
    ]
    assertMacroExpansion(
        source,
        expandedSource: expanded,
        diagnostics: diagnostics,
        macroSpecs: specifications,
        indentationWidth: .spaces(4),
        failureHandler: { failure in
            Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
        }
    )
}

private struct ExpandedClass: InterfaceBuilderClassExpansion {}

private struct ExpandedOutlet: OutletExpansion {}

private struct ExpandedAction: ActionExpansion {}

private struct ExpandedActionSelector: ActionSelectorExpansion {
    static let argumentCount = 0
}
