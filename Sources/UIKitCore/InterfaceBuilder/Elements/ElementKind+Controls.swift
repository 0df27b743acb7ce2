import Foundation

extension ElementKind {
    /// What all controls have.
    static let control = ElementKind(
        UIControl.self, extends: .view,
        [
            .attribute("enabled", .boolean, \UIControl.isEnabled),
            .attribute("selected", .boolean, \UIControl.isSelected),
            .attribute("highlighted", .boolean, \UIControl.isHighlighted),
            .attribute("contentHorizontalAlignment", .enumeration(), \UIControl.contentHorizontalAlignment),
            .attribute("contentVerticalAlignment", .enumeration(), \UIControl.contentVerticalAlignment),
        ])
}

extension ElementKindTable {
    /// The controls that hold a value.
    static let controlKinds: [String: ElementKind] = [
        "control": .control,
        "button": .button,
        "switch": ElementKind(
            UISwitch.self, extends: .control,
            [
                .attribute("on", .boolean, \UISwitch.isOn),
                .attribute("title", .text, \UISwitch.title),
                .attribute("preferredStyle", .enumeration(), \UISwitch.preferredStyle),
                .child("color", key: "onTintColor", .color, \UISwitch.onTintColor),
                .child("color", key: "thumbTintColor", .color, \UISwitch.thumbTintColor),
            ]),
        "slider": ElementKind(
            UISlider.self, extends: .control,
            [
                .attribute("minValue", .float, \UISlider.minimumValue),
                .attribute("maxValue", .float, \UISlider.maximumValue),
                .attribute("value", .float, \UISlider.value),
                .attribute("continuous", .boolean, \UISlider.isContinuous),
                .attribute("minimumValueImage", .image, \UISlider.minimumValueImage),
                .attribute("maximumValueImage", .image, \UISlider.maximumValueImage),
                .ignored("preferredBehavioralStyle"),
                .child("color", key: "minimumTrackTintColor", .color, \UISlider.minimumTrackTintColor),
                .child("color", key: "maximumTrackTintColor", .color, \UISlider.maximumTrackTintColor),
                .child("color", key: "thumbTintColor", .color, \UISlider.thumbTintColor),
                .child("imageReference", key: "minimumValueImage", .image, \UISlider.minimumValueImage),
                .child("imageReference", key: "maximumValueImage", .image, \UISlider.maximumValueImage),
            ]),
        "stepper": ElementKind(
            UIStepper.self, extends: .control,
            [
                .attribute("minimumValue", .double, \UIStepper.minimumValue),
                .attribute("maximumValue", .double, \UIStepper.maximumValue),
                .attribute("stepValue", .double, \UIStepper.stepValue),
                .attribute("value", .double, \UIStepper.value),
                .attribute("wraps", .boolean, \UIStepper.wraps),
                .attribute("autorepeat", .boolean, \UIStepper.autorepeat),
                .attribute("continuous", .boolean, \UIStepper.isContinuous),
            ]),
        "segmentedControl": ElementKind(
            UISegmentedControl.self, extends: .control,
            [
                .segments,
                .attribute("selectedSegmentIndex", .integer, \UISegmentedControl.selectedSegmentIndex),
                .attribute("momentary", .boolean, \UISegmentedControl.isMomentary),
                .attribute(
                    "apportionsSegmentWidthsByContent", .boolean,
                    \UISegmentedControl.apportionsSegmentWidthsByContent),
                .ignored("segmentControlStyle"), .ignored("segmentedControlStyle"), .ignored("springLoaded"),
                .child(
                    "color", key: "selectedSegmentTintColor", .color, \UISegmentedControl.selectedSegmentTintColor),
            ]),
        "pageControl": ElementKind(
            UIPageControl.self, extends: .control,
            [
                .attribute("numberOfPages", .integer, \UIPageControl.numberOfPages),
                .attribute("currentPage", .integer, \UIPageControl.currentPage),
                .attribute("hidesForSinglePage", .boolean, \UIPageControl.hidesForSinglePage),
                .attribute("backgroundStyle", .enumeration(), \UIPageControl.backgroundStyle),
                .ignored("defersCurrentPageDisplay"),
                .child("color", key: "pageIndicatorTintColor", .color, \UIPageControl.pageIndicatorTintColor),
                .child(
                    "color", key: "currentPageIndicatorTintColor", .color,
                    \UIPageControl.currentPageIndicatorTintColor),
            ]),
        "datePicker": ElementKind(
            UIDatePicker.self, extends: .control,
            [
                .attribute("datePickerMode", .enumeration(), \UIDatePicker.datePickerMode),
                .attribute("style", .enumeration(), \UIDatePicker.preferredDatePickerStyle),
                .attribute("minuteInterval", .integer, \UIDatePicker.minuteInterval),
                .child("date", key: "minimumDate", .date, \UIDatePicker.minimumDate),
                .child("date", key: "maximumDate", .date, \UIDatePicker.maximumDate),
                .child("date", key: "date", .date, \UIDatePicker.date),
                .child("locale", key: "locale") { element, _ in
                    let locale = element["localeIdentifier"].map(Locale.init)
                    return { object, _ in (object as? UIDatePicker)?.locale = locale }
                },
                .ignored("countDownDuration"), .ignored("useCurrentDate"), .ignored("roundsToMinuteInterval"),
                .ignoredChild("timeZone"), .ignoredChild("calendar"),
            ]),
        "refreshControl": ElementKind(
            UIRefreshControl.self, extends: .control,
            [
                .ignoredChild("attributedString")
            ]),
    ]
}

extension ElementProperty {
    /// The segments of a segmented control.
    fileprivate static let segments = child("segments") { element, reading in
        struct Segment {
            let title: String?
            let image: UIImage?
            let isEnabled: Bool
            let width: CGFloat?
        }
        let segments = element.children.enumerated().map { index, segment in
            Segment(
                title: segment["title"].map { reading.localized($0, "segmentTitles[\(index)]") },
                image: InterfaceImage.image(of: segment, reading), isEnabled: segment["enabled"] != "NO",
                width: segment.number("width"))
        }
        return { object, _ in
            guard let control = object as? UISegmentedControl else { return }
            for (index, segment) in segments.enumerated() {
                if let image = segment.image {
                    control.insertSegment(with: image, at: index, animated: false)
                } else {
                    control.insertSegment(withTitle: segment.title, at: index, animated: false)
                }
                if !segment.isEnabled { control.setEnabled(false, forSegmentAt: index) }
                if let width = segment.width { control.setWidth(width, forSegmentAt: index) }
            }
        }
    }
}

extension ChildReader where Value == Date {
    /// A moment, in seconds since the beginning of 2001.
    static let date = ChildReader { element, _ in
        element.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}
