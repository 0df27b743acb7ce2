extension UIWindowScene {
    /// Writes down what a person does to a view.
    final func journal(_ interaction: UserInteraction, on view: UIView) {
        guard let journal else { return }
        let value = interaction.value.map { " = \($0.textForDevelopers)" } ?? ""
        journal.note(.event, SceneJournal.subject(view), of: view, interaction.event.rawValue + value)
    }

    /// Writes down the value that a person gave a field; what is secret stays so.
    final func journal(_ value: UserInteractionValue, of view: UIView) {
        guard let journal else { return }
        let isSecret = (view as? UITextField)?.isSecureTextEntry == true
        journal.note(.value, SceneJournal.subject(view), of: view, isSecret ? "••••" : value.textForDevelopers)
    }

    /// Writes down what went wrong.
    final func journal(_ fault: SceneFault) {
        journal?.note(.fault, fault.name.rawValue, of: nil, fault.reason)
    }
}

extension UserInteractionValue {
    @MainActor
    fileprivate var textForDevelopers: String {
        switch self {
        case .text(let text): "“\(SceneJournal.shortened(text))”"
        case .number(let number): "\(number)"
        case .boolean(let boolean): "\(boolean)"
        case .files(let files): files.count == 1 ? "1 file" : "\(files.count) files"
        }
    }
}
