import Foundation

extension SystemKeyPaths {
    /// The properties of controls, bars, texts, tables and constraints, and the rarer ones of layers.
    static let laterProperties: [String: Property] = [
        "layer.maskedCorners": property { (view: UIView, corners: Int) in
            view.layer.maskedCorners = CACornerMask(rawValue: UInt(clamping: corners))
        },
        "layer.cornerCurve": property { (view: UIView, curve: String) in
            view.layer.cornerCurve = CALayerCornerCurve(rawValue: curve)
        },
        "layer.shouldRasterize": property { (view: UIView, should: Bool) in view.layer.shouldRasterize = should },
        "isOpaque": property { (view: UIView, isOpaque: Bool) in view.isOpaque = isOpaque },
        "contentMode": property { (view: UIView, mode: Int) in
            if let mode = UIView.ContentMode(rawValue: mode) { view.contentMode = mode }
        },
        "layoutMargins": property { (view: UIView, margins: UIEdgeInsets) in view.layoutMargins = margins },
        "enabled": enabled, "isEnabled": enabled, "selected": selected, "isSelected": selected,
        "highlighted": highlighted, "isHighlighted": highlighted, "on": on, "isOn": on,
        "value": either(
            property { (slider: UISlider, value: Float) in slider.value = value },
            property { (stepper: UIStepper, value: Double) in stepper.value = value }),
        "_placeholderLabel.textColor": property { (field: UITextField, color: UIColor) in
            field.attributedPlaceholder = NSAttributedString(
                string: field.placeholder ?? "", attributes: [.foregroundColor: color])
        },
        "adjustsFontSizeToFitWidth": either(
            property { (label: UILabel, adjusts: Bool) in label.adjustsFontSizeToFitWidth = adjusts },
            property { (field: UITextField, adjusts: Bool) in field.adjustsFontSizeToFitWidth = adjusts }),
        "minimumScaleFactor": property { (label: UILabel, factor: CGFloat) in label.minimumScaleFactor = factor },
        "textContainerInset": property { (view: UITextView, insets: UIEdgeInsets) in
            view.textContainerInset = insets
        },
        "titleLabel.lineBreakMode": property { (button: UIButton, mode: Int) in
            if let mode = NSLineBreakMode(rawValue: mode) { button.titleLabel?.lineBreakMode = mode }
        },
        "titleLabel.font": property { (button: UIButton, font: UIFont) in button.titleLabel?.font = font },
        "titleLabel.minimumScaleFactor": property { (button: UIButton, factor: CGFloat) in
            button.titleLabel?.minimumScaleFactor = factor
        },
        "imageView.tintColor": property { (button: UIButton, color: UIColor) in button.imageView?.tintColor = color },
        "separatorInset": either(
            property { (table: UITableView, insets: UIEdgeInsets) in table.separatorInset = insets },
            property { (cell: UITableViewCell, insets: UIEdgeInsets) in cell.separatorInset = insets }),
        "scrollEnabled": scrollEnabled, "isScrollEnabled": scrollEnabled,
        "hidesBottomBarWhenPushed": property { (controller: UIViewController, hides: Bool) in
            controller.hidesBottomBarWhenPushed = hides
        },
        "navigationBar.prefersLargeTitles": property { (controller: UINavigationController, prefers: Bool) in
            controller.navigationBar.prefersLargeTitles = prefers
        },
        "prefersLargeTitles": property { (bar: UINavigationBar, prefers: Bool) in bar.prefersLargeTitles = prefers },
        "translucent": translucent, "isTranslucent": translucent,
        "shadowImage": either(
            optional(\UINavigationBar.shadowImage), optional(\UITabBar.shadowImage),
            property { (bar: UIToolbar, image: UIImage) in bar.setShadowImage(image, forToolbarPosition: .any) }),
        "constant": property { (constraint: NSLayoutConstraint, constant: CGFloat) in
            constraint.constant = constant
        },
        "priority": property { (constraint: NSLayoutConstraint, priority: Float) in
            constraint.priority = UILayoutPriority(priority)
        },
        "identifier": optional(\NSLayoutConstraint.identifier),
    ]

    private static let enabled = either(
        property { (control: UIControl, isEnabled: Bool) in control.isEnabled = isEnabled },
        property { (item: UIBarItem, isEnabled: Bool) in item.isEnabled = isEnabled },
        property { (label: UILabel, isEnabled: Bool) in label.isEnabled = isEnabled },
        property { (recognizer: UIGestureRecognizer, isEnabled: Bool) in recognizer.isEnabled = isEnabled })

    private static let selected = property { (control: UIControl, isSelected: Bool) in
        control.isSelected = isSelected
    }

    private static let highlighted = either(
        property { (control: UIControl, isHighlighted: Bool) in control.isHighlighted = isHighlighted },
        property { (label: UILabel, isHighlighted: Bool) in label.isHighlighted = isHighlighted },
        property { (view: UIImageView, isHighlighted: Bool) in view.isHighlighted = isHighlighted })

    private static let on = property { (control: UISwitch, isOn: Bool) in control.isOn = isOn }

    private static let scrollEnabled = property { (view: UIScrollView, isEnabled: Bool) in
        view.isScrollEnabled = isEnabled
    }

    private static let translucent = either(
        property { (bar: UINavigationBar, isTranslucent: Bool) in bar.isTranslucent = isTranslucent },
        property { (bar: UIToolbar, isTranslucent: Bool) in bar.isTranslucent = isTranslucent },
        property { (bar: UITabBar, isTranslucent: Bool) in bar.isTranslucent = isTranslucent },
        property { (bar: UISearchBar, isTranslucent: Bool) in bar.isTranslucent = isTranslucent })
}
