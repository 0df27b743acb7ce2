/// Stands for a handler of trait changes, for taking it back.
///
/// UIKit: `UITraitChangeRegistration`.
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

/// Something that calls handlers when its traits change.
///
/// UIKit: `UITraitChangeObservable`.
@MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// Calls a closure after some traits changed.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - handler: Called with this object and the traits before, in the commit that follows the change.
    /// - Returns: What ``unregisterForTraitChanges(_:)`` takes. The handler lives as long as this object.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        add(
            TraitChangeObserver(traits) { environment, previous in
                if let environment = environment as? Self { handler(environment, previous) }
            })
    }

    /// Calls a closure after some traits changed, where the closure names the class of its first parameter, as in
    /// `{ (self: Self, previous: UITraitCollection) in … }`.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - handler: Called with this object and the traits before, in the commit that follows the change.
    /// - Returns: What ``unregisterForTraitChanges(_:)`` takes. The handler lives as long as this object.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Observable: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping @MainActor (Observable, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        add(
            TraitChangeObserver(traits) { environment, previous in
                if let environment = environment as? Observable { handler(environment, previous) }
            })
    }

    /// Sends an action after some traits changed.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - target: The object to call. It is not retained.
    ///   - action: The name of a method that takes this object or nothing.
    /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        return add(
            TraitChangeObserver(traits) { [weak object] environment, _ in
                guard let object else { return }
                ActionInvocation(action, sender: environment).perform(on: object)
            })
    }

    /// Sends an action to this object after some traits changed.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - action: The name of a method that takes this object or nothing.
    /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Stops calling a handler.
    ///
    /// - Parameter registration: What the registration returned.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        switch self {
        case let view as UIView: view.attributesIfPresent?.traitChangeObservers?.remove(registration)
        case let controller as UIViewController: controller.traitChangeObservers.remove(registration)
        case let scene as UIWindowScene: scene.traitChangeObservers.remove(registration)
        case let controller as UIPresentationController: controller.traitChangeObservers.remove(registration)
        default: break
        }
    }

    private func add(_ observer: TraitChangeObserver) -> any UITraitChangeRegistration {
        switch self {
        case let view as UIView:
            var observers = view.attributes.traitChangeObservers ?? TraitChangeObservers()
            observers.add(observer)
            view.attributes.traitChangeObservers = observers
        case let controller as UIViewController:
            controller.traitChangeObservers.add(observer)
        case let scene as UIWindowScene:
            scene.traitChangeObservers.add(observer)
        case let controller as UIPresentationController:
            controller.traitChangeObservers.add(observer)
        default:
            break
        }
        return observer
    }
}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}

extension UIWindowScene: UITraitChangeObservable {}

extension UIPresentationController: UITraitChangeObservable {}
