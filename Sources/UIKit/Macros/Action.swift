/// Marks a method that is called by name: `@IBAction` on iOS, which Swift allows here for methods of one argument only.
///
/// ```swift
/// @Action func refresh() {}
/// @Action func open(_ sender: UIBarButtonItem) {}
/// @Action func drag(_ sender: UIControl, forEvent event: UIEvent) {}
/// ```
///
/// The class is marked ``IBClass()``. The sender may have any type; a sender of another one is refused and reported.
@attached(peer)
public macro Action() = #externalMacro(module: "UIKitMacros", type: "ActionMacro")
