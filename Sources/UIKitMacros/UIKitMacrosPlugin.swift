import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler loads: the macros of this module by the names that UIKit's declarations refer to.
@main
struct UIKitMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        InterfaceBuilderClassMacro.self,
        OutletMacro.self,
        ActionMacro.self,
        ActionSelectorMacro.self,
        ActionSelectorWithSenderMacro.self,
        ActionSelectorWithEventMacro.self,
    ]
}
