extension UIViewController {
    /// A property that loads the controller's view before it is read, for views that `viewDidLoad` or `loadView` makes.
    ///
    /// Reading a property that was not set even then stops the program, as an implicitly unwrapped optional does.
    ///
    /// Source: UIKit, `UIViewController.ViewLoading`.
    @MainActor
    @propertyWrapper
    public struct ViewLoading<Value> {
        private var stored: Value?

        /// Creates a property that has no value until the view is loaded.
        public init() {}

        /// Creates a property that has a value.
        ///
        /// - Parameter wrappedValue: The value.
        public init(wrappedValue: Value) {
            stored = wrappedValue
        }

        /// Not to be used: the property is read through its controller.
        @available(*, unavailable, message: "A property of this kind must belong to a view controller.")
        public var wrappedValue: Value {
            get { preconditionFailure("A property of this kind must belong to a view controller.") }
            // swift-format-ignore
            set { _ = newValue }
        }

        /// Reads the property, the view having been loaded, or sets it.
        ///
        /// - Parameters:
        ///   - controller: The controller that has the property.
        ///   - wrappedKeyPath: The property.
        ///   - storageKeyPath: Where its value is kept.
        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<Controller, ViewLoading<Value>>
        ) -> Value {
            get {
                if let value = controller[keyPath: storageKeyPath].stored { return value }
                controller.loadViewIfNeeded()
                guard let value = controller[keyPath: storageKeyPath].stored else {
                    preconditionFailure("\(type(of: controller)) did not set a @ViewLoading property with its view.")
                }
                return value
            }
            set { controller[keyPath: storageKeyPath].stored = newValue }
        }
    }
}
