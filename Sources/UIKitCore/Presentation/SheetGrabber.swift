package import Foundation

/// The grabber of a sheet with several detents: a button with which the user goes from one detent to the next.
///
/// On iOS a person drags the sheet, or activates the grabber with VoiceOver; the name and the value are the same.
package final class SheetGrabber: UIButton {
    private weak var sheet: UISheetPresentationController?

    /// Creates the grabber of a sheet.
    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init(frame: .zero)
        setButtonType(.system)
        accessibilityLabel = "Sheet Grabber"
        addAction(UIAction { [weak self] _ in self?.sheet?.selectNextDetentByUser() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Whether the grabber is seen, or only found by those who look for it.
    package var isProminent: Bool { sheet?.prefersGrabberVisible ?? false }

    /// Says how high the sheet stands.
    func update() {
        guard let sheet else { return }
        let share = sheet.heightFraction
        accessibilityValue =
            switch share {
            case 0.99...: "Full screen"
            case 0.45...0.55: "Half screen"
            default: "\(Int((share * 100).rounded())) percent of the screen"
            }
        setNeedsRendering()
    }
}
