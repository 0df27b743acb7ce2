import Foundation

extension UIDatePicker {
    /// The size of the style and the mode, in points.
    final var contentSize: CGSize {
        let measures = traitCollection[SystemMeasuresTrait.self]
        return
            switch preferredDatePickerStyle == .automatic && measures.showsDatesOnWheels
            ? .wheels : datePickerStyle
        {
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: CGSize(width: 320, height: datePickerMode == .time ? 216 : 330)
        case .compact, .automatic:
            CGSize(width: compactWidth, height: CGFloat(Self.textExtent("0").height + 14).roundedUp(at: 2))
        }
    }

    /// The fields of a compact picker stand side by side, each with its text on a background.
    private var compactWidth: CGFloat {
        let day = CGFloat(Self.textExtent("Sep 30, 2026").width).rounded(.up) + 24
        let time = CGFloat(Self.textExtent("10:00 AM").width).rounded(.up) + 24
        return switch datePickerMode {
        case .date, .yearAndMonth: day
        case .time, .countDownTimer: time
        case .dateAndTime: day + 6 + time
        }
    }

    private static func textExtent(_ text: String) -> TextExtent {
        TextMeasurement.extent(
            of: text, font: FontAttributes(design: .system, pointSize: 17), in: TextLimits(lineCount: 1, wraps: false))
    }
}
