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
        guard let property = properties[keyPath] ?? laterProperties[keyPath] else { return false }
        return property(object, values)
    }

    typealias Property = (AnyObject, [Any]) -> Bool

    static func property<Object: AnyObject, Value>(
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

    /// A property that may hold nothing.
    static func optional<Object: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Object, Value?>
    ) -> Property {
        { object, values in
            guard let object = object as? Object else { return false }
            let value = values.lazy.compactMap { $0 as? Value }.first
            guard value != nil || values.isEmpty else { return false }
            object[keyPath: property] = value
            return true
        }
    }

    /// A property that objects of several classes have under one name.
    static func either(_ candidates: Property...) -> Property {
        { object, values in candidates.contains { $0(object, values) } }
    }

    private static let properties: [String: Property] = [
        "layer.backgroundColor": property { (view: UIView, color: UIColor) in
            view.layer.backgroundColor = color.cgColor
        },
        "layer.shadowUIColor": property { (view: UIView, color: UIColor) in view.layer.shadowColor = color.cgColor },
        "layer.opacity": property { (view: UIView, opacity: Float) in view.alpha = CGFloat(opacity) },
        "layer.zPosition": property { (_: UIView, _: CGFloat) in },
        "isHidden": property { (view: UIView, isHidden: Bool) in view.isHidden = isHidden },
        "opaque": property { (view: UIView, isOpaque: Bool) in view.isOpaque = isOpaque },
        "userInteractionEnabled": property { (view: UIView, isEnabled: Bool) in
            view.isUserInteractionEnabled = isEnabled
        },
        "isUserInteractionEnabled": property { (view: UIView, isEnabled: Bool) in
            view.isUserInteractionEnabled = isEnabled
        },
        "exclusiveTouch": property { (view: UIView, isExclusive: Bool) in view.isExclusiveTouch = isExclusive },
        "multipleTouchEnabled": property { (view: UIView, isEnabled: Bool) in view.isMultipleTouchEnabled = isEnabled },
        "frame": property { (view: UIView, frame: CGRect) in view.frame = frame },
        "bounds": property { (view: UIView, bounds: CGRect) in view.bounds = bounds },
        "center": property { (view: UIView, center: CGPoint) in view.center = center },
        "restorationIdentifier": either(
            optional(\UIView.restorationIdentifier), optional(\UIViewController.restorationIdentifier)),
        "accessibilityHint": either(optional(\UIView.accessibilityHint), optional(\UIBarItem.accessibilityHint)),
        "accessibilityValue": optional(\UIView.accessibilityValue),
        "isAccessibilityElement": property { (view: UIView, isElement: Bool) in
            view.isAccessibilityElement = isElement
        },
        "accessibilityElementsHidden": property { (view: UIView, isHidden: Bool) in
            view.accessibilityElementsHidden = isHidden
        },
        "image": either(optional(\UIImageView.image), optional(\UIBarItem.image)),
        "placeholder": either(optional(\UITextField.placeholder), optional(\UISearchBar.placeholder)),
        "prompt": either(optional(\UINavigationItem.prompt), optional(\UISearchBar.prompt)),
        "contentInset": property { (view: UIScrollView, insets: UIEdgeInsets) in view.contentInset = insets },
        "contentOffset": property { (view: UIScrollView, offset: CGPoint) in view.contentOffset = offset },
        "contentSize": property { (view: UIScrollView, size: CGSize) in view.contentSize = size },
        "preferredContentSize": property { (controller: UIViewController, size: CGSize) in
            controller.preferredContentSize = size
        },
        "numberOfLines": property { (label: UILabel, count: Int) in label.numberOfLines = count },
        "titleLabel.numberOfLines": property { (button: UIButton, count: Int) in
            button.titleLabel?.numberOfLines = count
        },
        "titleLabel.textAlignment": property { (button: UIButton, alignment: Int) in
            if let alignment = NSTextAlignment(rawValue: alignment) { button.titleLabel?.textAlignment = alignment }
        },
        "titleLabel.adjustsFontSizeToFitWidth": property { (button: UIButton, adjusts: Bool) in
            button.titleLabel?.adjustsFontSizeToFitWidth = adjusts
        },
        "imageView.contentMode": property { (button: UIButton, mode: Int) in
            if let mode = UIView.ContentMode(rawValue: mode) { button.imageView?.contentMode = mode }
        },
        "barTintColor": either(
            optional(\UINavigationBar.barTintColor), optional(\UIToolbar.barTintColor),
            optional(\UITabBar.barTintColor),
            optional(\UISearchBar.barTintColor)),
        "unselectedItemTintColor": optional(\UITabBar.unselectedItemTintColor),
        "sectionHeaderTopPadding": property { (table: UITableView, padding: CGFloat) in
            table.sectionHeaderTopPadding = padding
        },
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
        "backgroundColor": optional(\UIView.backgroundColor),
        "tintColor": either(
            property { (view: UIView, color: UIColor) in view.tintColor = color }, optional(\UIBarButtonItem.tintColor)),
        "accessibilityIdentifier": either(
            optional(\UIView.accessibilityIdentifier), optional(\UIBarItem.accessibilityIdentifier)),
        "accessibilityLabel": either(optional(\UIView.accessibilityLabel), optional(\UIBarItem.accessibilityLabel)),
        "text": either(
            optional(\UILabel.text), optional(\UITextField.text), optional(\UISearchBar.text),
            property { (view: UITextView, text: String) in view.text = text }),
        "title": either(
            optional(\UIViewController.title), optional(\UIBarItem.title), optional(\UINavigationItem.title)),
        "textColor": either(
            property { (label: UILabel, color: UIColor) in label.textColor = color }, optional(\UITextField.textColor),
            optional(\UITextView.textColor)),
    ]
}
