/// Is told of changes of a sheet that the user makes.
///
/// Source: UIKit, `UISheetPresentationControllerDelegate`.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user chose another detent with the grabber; not for changes by the app.
    ///
    /// - Parameter sheetPresentationController: The presentation controller.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
