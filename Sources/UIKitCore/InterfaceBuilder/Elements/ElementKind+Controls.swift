import Foundation

extension ElementKind {
    /// What all controls have.
    static let control = ElementKind(
        UIControl.self, extends: .view,
        [
            .attribute("enabled", .boolean, \UIControl.isEnabled),
            .attribute("selected", .boolean, \UIControl.isSelected),
            .attribute("highlighted", .boolean, \UIControl.isHighlighted),
            .attribute(
                "contentHorizontalAlignment", .enumeration(),
                get: { (control: UIControl) in control.contentHorizontalAlignment },
                set: { $0.contentHorizontalAlignment = $1 }),
            .attribute(
                "contentVerticalAlignment", .enumeration(),
                get: { (control: UIControl) in control.contentVerticalAlignment },
                set: { $0.contentVerticalAlignment = $1 }),
            // A control shows its menu where it has one.
            .ignored("showsMenuAsPrimaryAction"), .ignored("contextMenuInteractionEnabled"),
            .ignored("symbolAnimationEnabled"),
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
                .ignored("onImage"), .ignored("offImage"),
                .ignoredChild("imageReference", key: "onImage"), .ignoredChild("imageReference", key: "offImage"),
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
                .ignored("preferredBehavioralStyle"), .ignored("sliderStyle"), .ignoredChild("trackConfiguration"),
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
                .attribute("stepValue", .double(PartialRangeFrom(Double.leastNonzeroMagnitude)), \UIStepper.stepValue),
                .attribute("value", .double, \UIStepper.value),
                .attribute("wraps", .boolean, \UIStepper.wraps),
                .attribute("autorepeat", .boolean, \UIStepper.autorepeat),
                .attribute("continuous", .boolean, \UIStepper.isContinuous),
                .ignoredChild("imageReference"),
            ]),
        "segmentedControl": ElementKind(
            UISegmentedControl.self, extends: .control,
            [
                .segments,
                .attribute("selectedSegmentIndex", .integer((-1)...), \UISegmentedControl.selectedSegmentIndex),
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
                .attribute("numberOfPages", .integer(0...), \UIPageControl.numberOfPages),
                .attribute("currentPage", .integer(0...), \UIPageControl.currentPage),
                .attribute("hidesForSinglePage", .boolean, \UIPageControl.hidesForSinglePage),
                .attribute("backgroundStyle", .enumeration(), \UIPageControl.backgroundStyle),
                .attribute("allowsContinuousInteraction", .boolean, \UIPageControl.allowsContinuousInteraction),
                .attribute("direction", .enumeration(), \UIPageControl.direction),
                .attribute("preferredIndicatorImage", .image, \UIPageControl.preferredIndicatorImage),
                .attribute(
                    "preferredCurrentPageIndicatorImage", .image, \UIPageControl.preferredCurrentPageIndicatorImage),
                .child(
                    "imageReference", key: "preferredIndicatorImage", .image, \UIPageControl.preferredIndicatorImage),
                .child(
                    "imageReference", key: "preferredCurrentPageIndicatorImage", .image,
                    \UIPageControl.preferredCurrentPageIndicatorImage),
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
                .attribute("minuteInterval", .integer(1...30), \UIDatePicker.minuteInterval),
                .child("date", key: "minimumDate", .date, \UIDatePicker.minimumDate),
                .child("date", key: "maximumDate", .date, \UIDatePicker.maximumDate),
                // The date that the document was saved at stands beside the one to use, unless it says to use it.
                .child("date", key: "date") { element, reading in
                    guard reading.element["useCurrentDate"] == "NO",
                        reading.element["datePickerMode"] != "countDownTimer"
                    else { return nil }
                    guard let date = ChildReader.date.read(element, reading) else {
                        reading.reportUnreadable(element)
                        return nil
                    }
                    return { object, _ in (object as? UIDatePicker)?.date = date }
                },
                .child("locale", key: "locale") { element, _ in
                    let locale = element["localeIdentifier"].map(Locale.init)
                    return { object, _ in (object as? UIDatePicker)?.locale = locale }
                },
                .child("timeZone", key: "timeZone") { element, _ in
                    let zone = element["name"].flatMap { TimeZone(identifier: $0) }
                    return { object, _ in (object as? UIDatePicker)?.timeZone = zone }
                },
                .child("calendar", .calendar) { (picker: UIDatePicker, calendar) in picker.calendar = calendar },
                .attribute("roundsToMinuteInterval", .boolean, \UIDatePicker.roundsToMinuteInterval),
                .attribute("countDownDuration", .number) { (picker: UIDatePicker, seconds: CGFloat) in
                    picker.countDownDuration = seconds
                },
                .ignored("useCurrentDate"),
            ]),
        "pickerView": ElementKind(
            UIPickerView.self, extends: .view,
            [
                .ignored("showsSelectionIndicator"), .ignored("highlighted"), .ignored("selected"),
                .ignored("enabled"), .ignored("contentHorizontalAlignment"), .ignored("contentVerticalAlignment"),
            ]),
        "colorWell": ElementKind(
            UIColorWell.self, extends: .control,
            [
                .attribute("title", .text, \UIColorWell.title),
                .attribute("supportsAlpha", .boolean, \UIColorWell.supportsAlpha),
                .child("color", key: "selectedColor", .color, \UIColorWell.selectedColor),
            ]),
        "refreshControl": ElementKind(
            UIRefreshControl.self, extends: .control,
            [
                .child(
                    "attributedString", key: "attributedTitle", .attributedText, \UIRefreshControl.attributedTitle)
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
                title: segment.text("title").map {
                    reading.localized($0, "segmentTitles[\(index)]")
                },
                image: InterfaceImage.image(of: segment.child("imageReference") ?? segment, reading),
                isEnabled: segment["enabled"] != "NO",
                width: reading.with(segment).number("width"))
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
    static let date = ChildReader { element, reading in
        reading.with(element).number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}

extension ChildReader where Value == Calendar {
    /// A calendar by its identifier.
    fileprivate static let calendar = ChildReader { element, _ in
        element["identifier"].flatMap { calendars[$0] }.map(Calendar.init)
    }

    private static let calendars: [String: Calendar.Identifier] = [
        "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
        "ethiopic-amete-mihret": .ethiopicAmeteMihret, "ethiopic-amete-alem": .ethiopicAmeteAlem, "hebrew": .hebrew,
        "iso8601": .iso8601, "indian": .indian, "islamic": .islamic, "islamic-civil": .islamicCivil,
        "islamicc": .islamicCivil, "islamic-tbla": .islamicTabular, "islamic-umalqura": .islamicUmmAlQura,
        "japanese": .japanese, "persian": .persian, "roc": .republicOfChina,
    ]
}
