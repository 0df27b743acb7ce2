/// A command with a keyboard shortcut.
///
/// On the page the commands of the responders in front stand in a list of keyboard shortcuts, which appears when it gets
/// the focus; one whose input is a character has it as its access key, which browsers combine with keys of their own.
///
/// Source: UIKit, `UIKeyCommand`.
open class UIKeyCommand: UICommand {
    /// Creates a command for menus.
    ///
    /// - Parameters:
    ///   - title: What the command is called.
    ///   - image: The image beside the title.
    ///   - action: The name of the method, made with `#action`.
    ///   - input: The key: a character, or one of the `input` constants.
    ///   - modifierFlags: The keys held down with it.
    ///   - propertyList: Data by which the method tells commands apart.
    ///   - alternates: What the command does with further keys held down.
    ///   - discoverabilityTitle: A longer title that explains the command.
    ///   - attributes: How the command looks in menus, and whether it can be chosen.
    ///   - state: Whether the command is ticked.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command without title.
    ///
    /// - Parameters:
    ///   - input: The key.
    ///   - modifierFlags: The keys held down with it.
    ///   - action: The name of the method, made with `#action`.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command that people find by its title.
    ///
    /// - Parameters:
    ///   - input: The key.
    ///   - modifierFlags: The keys held down with it.
    ///   - action: The name of the method, made with `#action`.
    ///   - discoverabilityTitle: The title.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The key: a character, or one of the `input` constants.
    public final let input: String?

    /// The keys held down with it.
    public final let modifierFlags: UIKeyModifierFlags

    /// Whether the command comes before those of the system; on the page before undo and redo.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether the key may be another one on other keyboards; kept for the app.
    open var allowsAutomaticLocalization = true

    /// Whether arrow keys change sides in languages that run from right to left; kept for the app.
    open var allowsAutomaticMirroring = true

    /// What tells commands apart: the key with its modifiers, and the action.
    package final var shortcutIdentifier: String { "\(modifierFlags.rawValue >> 16).\(input ?? "").\(action.name)" }

    /// What the command is called in the list of shortcuts.
    package final var shortcutTitle: String {
        if let discoverabilityTitle, !discoverabilityTitle.isEmpty { return discoverabilityTitle }
        return title.isEmpty ? keyDescription : title
    }

    /// The keys as they stand in menus, such as `⇧⌘S`.
    package final var keyDescription: String {
        modifierFlags.symbols + (Self.keyNames[input ?? ""] ?? (input ?? "").uppercased())
    }

    /// The access key of the command on the page: its character in lower case; nil for other keys.
    package final var accessKey: String? {
        guard let input, input.count == 1, input.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
        else {
            return nil
        }
        return input.lowercased()
    }

    private static let keyNames: [String: String] = [
        inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→", inputEscape: "Esc",
        inputPageUp: "Page Up", inputPageDown: "Page Down", inputHome: "Home", inputEnd: "End", inputDelete: "⌦",
        "\r": "↩", "\t": "⇥", " ": "Space", "\u{8}": "⌫",
    ]
}

extension UIKeyCommand {
    /// The arrow key that points up.
    public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
    /// The arrow key that points down.
    public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
    /// The arrow key that points left.
    public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    /// The arrow key that points right.
    public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
    /// The escape key.
    public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
    /// The key that turns to the page before.
    public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
    /// The key that turns to the page after.
    public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
    /// The key that goes to the beginning.
    public nonisolated class var inputHome: String { "UIKeyInputHome" }
    /// The key that goes to the end.
    public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
    /// The key that deletes forward.
    public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
    /// The first function key.
    public nonisolated class var f1: String { "UIKeyInputF1" }
    /// The second function key.
    public nonisolated class var f2: String { "UIKeyInputF2" }
    /// The third function key.
    public nonisolated class var f3: String { "UIKeyInputF3" }
    /// The fourth function key.
    public nonisolated class var f4: String { "UIKeyInputF4" }
    /// The fifth function key.
    public nonisolated class var f5: String { "UIKeyInputF5" }
    /// The sixth function key.
    public nonisolated class var f6: String { "UIKeyInputF6" }
    /// The seventh function key.
    public nonisolated class var f7: String { "UIKeyInputF7" }
    /// The eighth function key.
    public nonisolated class var f8: String { "UIKeyInputF8" }
    /// The ninth function key.
    public nonisolated class var f9: String { "UIKeyInputF9" }
    /// The tenth function key.
    public nonisolated class var f10: String { "UIKeyInputF10" }
    /// The eleventh function key.
    public nonisolated class var f11: String { "UIKeyInputF11" }
    /// The twelfth function key.
    public nonisolated class var f12: String { "UIKeyInputF12" }
}

/// Keys held down together with another one.
///
/// Source: UIKit, `UIKeyModifierFlags`.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// One bit for each key, as UIKit numbers them.
    public let rawValue: Int

    /// The keys whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    /// The keys as menus show them.
    var symbols: String {
        (contains(.control) ? "⌃" : "") + (contains(.alternate) ? "⌥" : "") + (contains(.shift) ? "⇧" : "")
            + (contains(.command) ? "⌘" : "")
    }
}

/// What a command does with further keys held down.
///
/// Source: UIKit, `UICommandAlternate`.
@MainActor
public final class UICommandAlternate {
    /// What the command is called then.
    public let title: String
    /// The name of the method.
    public let action: Selector
    /// The further keys.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
    }
}
