import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import UIKitMacros

/// Expands the macros of UIKit in a source and compares the result, reporting differences to Swift Testing.
func expectExpansion(
    of source: String,
    to expanded: String,
    diagnostics: [DiagnosticSpec] = [],
    conformances: [TypeSyntax] = ["InterfaceBuilderClass"],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let specifications: [String: MacroSpec] = [
        "IBClass": MacroSpec(type: InterfaceBuilderClassMacro.self, conformances: conformances),
        "Outlet": MacroSpec(type: OutletMacro.self),
        "Action": MacroSpec(type: ActionMacro.self),
        "action": MacroSpec(type: ActionSelectorMacro.self),
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
