public import Foundation

/// An object whose state is preserved when a scene is put away, and restored when it comes back.
///
/// Controllers conform. Other objects of the app take part when they are registered with
/// ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``. All members have defaults.
///
/// Source: UIKit, `UIStateRestoring`.
@MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose restoration identifiers come before this one's in its path; nil for none.
    var restorationParent: (any UIStateRestoring)? { get }

    /// The class that makes the object anew, where the app has not registered it before.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

    /// Called to encode what is to be preserved.
    ///
    /// - Parameter coder: Where to put it. Use keys.
    func encodeRestorableState(with coder: NSCoder)

    /// Called to take up what was preserved, when all restored objects exist.
    ///
    /// - Parameter coder: Where to find it.
    func decodeRestorableState(with coder: NSCoder)

    /// Called when all restored objects have taken up their state.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Nil.
    public var restorationParent: (any UIStateRestoring)? { nil }

    /// Nil.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }

    /// Encodes nothing.
    public func encodeRestorableState(with coder: NSCoder) {}

    /// Does nothing.
    public func decodeRestorableState(with coder: NSCoder) {}

    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}

/// A class that makes objects anew when their state is restored.
///
/// Source: UIKit, `UIObjectRestoration`.
@MainActor
public protocol UIObjectRestoration {
    /// Called to make an object.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers from the outermost object to the one to make.
    ///   - coder: What the object encoded.
    /// - Returns: The object, or nil to leave it out.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// A class that makes controllers anew when their state is restored.
///
/// Source: UIKit, `UIViewControllerRestoration`.
@MainActor
public protocol UIViewControllerRestoration {
    /// Called to make a controller.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers from the root to the controller to make.
    ///   - coder: What the controller encoded.
    /// - Returns: The controller, or nil to leave out the controller and everything in it.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// Names the rows of a table or the items of a collection by what they show, so that selection and scroll position are
/// found again after the data changed.
///
/// The data source of a table or collection view conforms.
///
/// Source: UIKit, `UIDataSourceModelAssociation`.
@MainActor
public protocol UIDataSourceModelAssociation {
    /// The identifier of what a row or item shows, or nil.
    ///
    /// - Parameters:
    ///   - idx: The place of the row or item.
    ///   - view: The table or collection view.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// The place of the row or item that shows something, or nil when it is gone.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of what it shows.
    ///   - view: The table or collection view.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// The key under which the coder of `viewController(withRestorationIdentifierPath:coder:)` has the storyboard that the
/// controller came from.
///
/// Source: UIKit, `UIStateRestorationViewControllerStoryboardKey`.
public let UIStateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
