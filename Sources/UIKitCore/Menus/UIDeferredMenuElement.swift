/// Elements of a menu that are not known yet when the menu is made.
///
/// The app is asked for them when the menu is first put on a page. Until it answers, an entry that says so stands in their
/// place; when it answers, the page is brought up to date. Pressing the entry that stands for them shows the page anew, so
/// that they are also seen where nothing brings a page up to date by itself.
///
/// Source: UIKit, `UIDeferredMenuElement`.
open class UIDeferredMenuElement: UIMenuElement {
    /// Makes the elements and hands them to its parameter, at once or later on the main actor.
    ///
    /// Only the first call of the parameter counts.
    public typealias ElementProvider =
        @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    /// Creates an element that keeps what the app gave: it is asked once.
    ///
    /// - Parameter elementProvider: Makes the elements.
    public required init(_ elementProvider: @escaping ElementProvider) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Creates an element that is asked anew whenever the menu is put on a page again after its elements were shown.
    ///
    /// What was given before stands there until the app answers.
    ///
    /// - Parameter elementProvider: Makes the elements.
    public class func uncached(_ elementProvider: @escaping ElementProvider) -> Self {
        let element = Self(elementProvider)
        element.keepsElements = false
        return element
    }

    /// What was given so far; nil before the first answer.
    package private(set) final var elements: [UIMenuElement]?

    /// Stands in the menu until the elements are known; choosing it does nothing but show the page again.
    package final let placeholder = UIAction(title: FrameworkText.loading.localized) { _ in }

    private let provider: ElementProvider
    private var keepsElements = true
    private var isShown = false
    /// The number of the question that waits for its answer; nil while none does.
    private var openQuestion: Int?
    private var questionCount = 0
    private var waiting: [@MainActor () -> Void] = []
}

extension UIDeferredMenuElement {
    /// The elements to put on a page; nil while the app owes them.
    ///
    /// - Parameter view: The view whose menu is shown; it is shown anew when the elements come later.
    package final func elements(shownBy view: UIView) -> [UIMenuElement]? {
        load { [weak view] in view?.setNeedsRendering() }
        return elements
    }

    /// Asks the app for the elements where that is due.
    ///
    /// - Parameter completion: Called when they come later than in this call.
    final func load(_ completion: @escaping @MainActor () -> Void) {
        if openQuestion == nil, elements == nil || isShown && !keepsElements { ask() }
        if openQuestion == nil {
            isShown = true
        } else {
            waiting.append(completion)
        }
    }

    private func ask() {
        questionCount += 1
        let question = questionCount
        openQuestion = question
        provider { [weak self] elements in self?.take(elements, for: question) }
    }

    private func take(_ newElements: [UIMenuElement], for question: Int) {
        guard openQuestion == question else { return }
        openQuestion = nil
        isShown = false
        elements = newElements
        let completions = waiting
        waiting = []
        for completion in completions { completion() }
    }
}
