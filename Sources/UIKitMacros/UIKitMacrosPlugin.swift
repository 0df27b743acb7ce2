import MacroExpansions
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler loads: the macros of this module by the names that UIKit's declarations refer to.
///
/// The work is in MacroExpansions, because what imports a macro's module, as its tests would, is built for the compiler
/// together with all that it depends on.
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

/// `@IBClass`.
struct InterfaceBuilderClassMacro: InterfaceBuilderClassExpansion {}

/// `@Outlet`.
struct OutletMacro: OutletExpansion {}

/// `@Action`.
struct ActionMacro: ActionExpansion {}

/// `#action(save)` of a method without arguments, or of any method whose labels are written.
struct ActionSelectorMacro: ActionSelectorExpansion {
    static let argumentCount = 0
}

/// `#action(save)` of a method that takes the sender.
struct ActionSelectorWithSenderMacro: ActionSelectorExpansion {
    static let argumentCount = 1
}

/// `#action(save)` of a method that takes the sender and the event.
struct ActionSelectorWithEventMacro: ActionSelectorExpansion {
    static let argumentCount = 2
}
