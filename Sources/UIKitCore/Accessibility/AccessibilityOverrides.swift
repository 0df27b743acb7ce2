/// Tells which classes answer what people do with assistive technology.
///
/// Pages offer that only where a class has an answer of its own, which is seen in the metadata of the classes.
@MainActor
enum AccessibilityOverrides {
    /// Whether a class of views is activated in its own way.
    static let activate = MethodOverride(
        base: UIView.self, plain: PlainProbe.self, overriding: ActivationProbe.self)

    /// Whether a class of responders leaves in its own way what it shows.
    static let escape = MethodOverride(
        base: UIResponder.self, plain: PlainResponder.self, overriding: EscapeProbe.self)
}

/// A view that overrides nothing, for comparison.
private final class PlainProbe: UIView {}

/// A view that overrides how it is activated, for comparison; no instance is ever made.
private final class ActivationProbe: UIView {
    override func accessibilityActivate() -> Bool { true }
}

/// A responder that overrides nothing, for comparison.
private final class PlainResponder: UIResponder {}

/// A responder that overrides how people leave it, for comparison; no instance is ever made.
private final class EscapeProbe: UIResponder {
    override func accessibilityPerformEscape() -> Bool { true }
}
