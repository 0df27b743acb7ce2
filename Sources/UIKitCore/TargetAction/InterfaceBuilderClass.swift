/// A class whose outlets and actions can be found by name.
///
/// `@IBClass` makes a class conform and writes its table; there is seldom a reason to do either by hand. Every
/// `UIResponder` conforms.
@MainActor
public protocol InterfaceBuilderClass: AnyObject {
    /// The outlets, actions and inspectable properties that this class and its superclasses declare.
    ///
    /// It is read once per class.
    static var interfaceBuilderMembers: InterfaceBuilderMembers { get }
}
