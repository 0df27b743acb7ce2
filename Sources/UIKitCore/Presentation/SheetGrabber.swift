package import Foundation

/// The grabber of a sheet with several detents: a button with which the user goes from one detent to the next.
///
/// A person who drags the sheet sends the grabber `valueChanged` with the place of a detent among those there are, the lowest
/// first; one who presses it goes to the next one, as VoiceOver does on iOS. The name and the value are those of iOS.
package final class SheetGrabber: UIButton {
    private weak var sheet: UISheetPresentationController?

    /// Creates the grabber of a sheet.
    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init(frame: .zero)
        setButtonType(.system)
        accessibilityLabel = FrameworkText.sheetGrabber.localized
        addAction(UIAction { [weak self] _ in self?.sheet?.selectNextDetentByUser() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    /// Whether the grabber is seen, or only found by those who look for it.
    package var isProminent: Bool { sheet?.prefersGrabberVisible ?? false }

    /// The heights at which the sheet can rest as parts of the page's height, the lowest first.
    package var heights: [CGFloat] { sheet?.activeHeightFractions ?? [] }

    /// The place of the height at which the sheet rests.
    package var restingPlace: Int? { sheet?.restingPlace }

    // MARK: User interactions

    package override func userInteractions() -> [UserInteractionEvent] {
        [.valueChanged] + super.userInteractions()
    }

    package override func perform(_ interaction: UserInteraction) throws(UserInteractionRefusal) {
        guard interaction.event == .valueChanged else { return try super.perform(interaction) }
        guard let sheet, let place = interaction.value?.integer, heights.indices.contains(place) else {
            throw .valueNotAllowed(
                reason: ValueRefusalReason(
                    "The sheet has no such height.", told: .choiceGone))
        }
        sheet.selectDetentByUser(at: place)
    }

    /// Says how high the sheet stands.
    func update() {
        guard let sheet else { return }
        let share = sheet.heightFraction
        accessibilityValue =
            switch share {
            case 0.99...: FrameworkText.fullScreen.localized
            case 0.45...0.55: FrameworkText.halfScreen.localized
            default: FrameworkText.percentOfScreen.localized("\(Int((share * 100).rounded()))")
            }
        setNeedsRendering()
    }
}
