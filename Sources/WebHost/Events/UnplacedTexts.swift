import HTMLRenderer
import UIKitCore

extension UIWindowScene {
    /// What a submission says was typed into fields that cannot take it now: their screen is gone, or something covers it.
    ///
    /// A page that was left behind, by the Back button or in another tab, still has such fields. Their texts are shown to
    /// be copied, as nothing else knows them. Left out are those that say what the field held anyway, and all of fields
    /// that hide what is typed.
    ///
    /// - Parameter submission: The submission, before it is performed.
    func unplacedTexts(of submission: Submission) -> [UnplacedText] {
        guard case .form = submission.source, let shown = submission.revision, shown < revision else { return [] }
        return submission.fields.compactMap { field in
            guard case .viewIdentifier(let identifier) = field.target, (try? reachableView(field.target)) == nil,
                let text = field.value.text?.replacing("\r\n", with: "\n"), !text.isEmpty
            else { return nil }
            if let view = view(withIdentifier: identifier) {
                guard let held = view.openlyTypedText, held != text else { return nil }
                return UnplacedText(name: view.nameForPeople ?? "", text: text)
            }
            guard let departed = departedField(withIdentifier: identifier), departed.isOpen, !departed.held(text) else {
                return nil
            }
            return UnplacedText(name: departed.name ?? "", text: text)
        }
    }
}
