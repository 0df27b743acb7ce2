public import Foundation

/// A class whose instances can be given a look all at once, by way of a proxy.
///
/// The proxy is an object of the class itself, which is never shown. What is set on it is given to the instances when they
/// come into a window, those of subclasses too, unless the app set the same property on the instance. Instances that are
/// in a window stay as they are until they come into one again. Proxies are the process': set them at launch, for
/// everybody.
///
/// Source: UIKit, `UIAppearance`.
@MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances of the class.
    static func appearance() -> Self

    /// The proxy for the instances that are contained in instances of other classes.
    ///
    /// - Parameter containerTypes: The classes of views and controllers around the instance, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// The proxy for the instances whose traits contain others when they come into a window.
    ///
    /// - Parameter trait: The traits.
    static func appearance(for trait: UITraitCollection) -> Self

    /// The proxy for the instances whose traits contain others and that are contained in instances of other classes.
    ///
    /// - Parameters:
    ///   - trait: The traits.
    ///   - containerTypes: The classes of views and controllers around the instance, the innermost first.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance {
    /// The proxy for all instances of the class.
    public class func appearance() -> Self {
        AppearanceProxies.proxy(for: self, in: [], traits: nil)
    }

    /// The proxy for the instances that are contained in instances of other classes, the innermost first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.proxy(for: self, in: containerTypes, traits: nil)
    }

    /// The proxy for the instances whose traits contain others when they come into a window.
    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.proxy(for: self, in: [], traits: trait)
    }

    /// The proxy for the instances whose traits contain others and that are contained in instances of other classes.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(for: self, in: containerTypes, traits: trait)
    }
}

extension UIBarItem: UIAppearance {
    /// The proxy for all items of the class.
    public class func appearance() -> Self {
        AppearanceProxies.proxy(for: self, in: [], traits: nil)
    }

    /// The proxy for the items that are contained in instances of other classes, the innermost first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.proxy(for: self, in: containerTypes, traits: nil)
    }

    /// The proxy for the items whose bar's traits contain others when they come into a window.
    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.proxy(for: self, in: [], traits: trait)
    }

    /// The proxy for the items whose bar's traits contain others and that are contained in instances of other classes.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(for: self, in: containerTypes, traits: trait)
    }
}
