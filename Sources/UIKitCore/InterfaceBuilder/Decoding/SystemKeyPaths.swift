import Foundation

/// The properties of UIKit's own classes that documents set by key path.
@MainActor
enum SystemKeyPaths {
    /// Sets a property.
    ///
    /// - Parameters:
    ///   - values: The value in every type it may be wanted in; empty for nil.
    ///   - keyPath: The property.
    ///   - object: The object.
    /// - Returns: Whether the object has the property and it takes the value.
    static func set(_ values: [Any], at keyPath: String, on object: AnyObject) -> Bool {
        guard let property = properties[keyPath] else { return false }
        return property(object, values)
    }

    private typealias Property = (AnyObject, [Any]) -> Bool

    private static func property<Object: AnyObject, Value>(
        _ set: @escaping @MainActor (Object, Value) -> Void
    ) -> Property {
        { object, values in
            guard let object = object as? Object, let value = values.lazy.compactMap({ $0 as? Value }).first else {
                return false
            }
            set(object, value)
            return true
        }
    }

    private static let properties: [String: Property] = [
        "layer.cornerRadius": property { (view: UIView, radius: CGFloat) in view.layer.cornerRadius = radius },
        "layer.borderWidth": property { (view: UIView, width: CGFloat) in view.layer.borderWidth = width },
        "layer.borderColor": property { (view: UIView, color: UIColor) in view.layer.borderColor = color.cgColor },
        "layer.borderUIColor": property { (view: UIView, color: UIColor) in view.layer.borderColor = color.cgColor },
        "layer.masksToBounds": property { (view: UIView, masks: Bool) in view.layer.masksToBounds = masks },
        "layer.shadowOpacity": property { (view: UIView, opacity: Float) in view.layer.shadowOpacity = opacity },
        "layer.shadowRadius": property { (view: UIView, radius: CGFloat) in view.layer.shadowRadius = radius },
        "layer.shadowOffset": property { (view: UIView, offset: CGSize) in view.layer.shadowOffset = offset },
        "layer.shadowColor": property { (view: UIView, color: UIColor) in view.layer.shadowColor = color.cgColor },
        "clipsToBounds": property { (view: UIView, clips: Bool) in view.clipsToBounds = clips },
        "hidden": property { (view: UIView, isHidden: Bool) in view.isHidden = isHidden },
        "alpha": property { (view: UIView, alpha: CGFloat) in view.alpha = alpha },
        "tag": property { (view: UIView, tag: Int) in view.tag = tag },
        "backgroundColor": property { (view: UIView, color: UIColor) in view.backgroundColor = color },
        "tintColor": property { (view: UIView, color: UIColor) in view.tintColor = color },
        "accessibilityIdentifier": property { (view: UIView, name: String) in view.accessibilityIdentifier = name },
        "accessibilityLabel": property { (view: UIView, label: String) in view.accessibilityLabel = label },
        "text": property { (object: AnyObject, text: String) in
            (object as? UILabel)?.text = text
            (object as? UITextField)?.text = text
            (object as? UITextView)?.text = text
        },
        "title": property { (object: AnyObject, title: String) in
            (object as? UIViewController)?.title = title
            (object as? UIBarItem)?.title = title
        },
        "textColor": property { (label: UILabel, color: UIColor) in label.textColor = color },
    ]
}
