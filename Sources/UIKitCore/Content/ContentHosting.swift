import Foundation

/// A view that holds its content in a content view, which a content configuration can make.
@MainActor
protocol ContentHosting: UIView {
    /// The content view, if there is one.
    var contentViewIfLoaded: UIView? { get set }

    /// Where the content view stands among the subviews.
    var contentIndex: Int { get }

    /// Called before a content configuration takes the place of what was shown.
    func contentWillBeReplaced()
}

extension ContentHosting {
    /// The content view that shows the content configuration, if there is one.
    var configuredContentView: (any UIView & UIContentView)? {
        contentViewIfLoaded as? any UIView & UIContentView
    }

    /// The content view, made if there is none.
    func loadedContentView() -> UIView {
        if let contentViewIfLoaded { return contentViewIfLoaded }
        let view = UIView(frame: .zero)
        replaceContentView(with: view)
        // What is put into it before the first layout takes its place from the size that the cell has by then.
        view.place(in: CGRect(origin: .zero, size: bounds.size))
        return view
    }

    /// Shows a content configuration with the present content view if that can, else with a new one.
    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            if configuredContentView != nil { replaceContentView(with: nil) }
            return
        }
        if let present = configuredContentView, present.supports(configuration) {
            present.configuration = configuration
            return
        }
        contentWillBeReplaced()
        replaceContentView(with: configuration.makeContentView())
    }

    private func replaceContentView(with view: UIView?) {
        contentViewIfLoaded?.removeFromSuperview()
        contentViewIfLoaded = view
        if let view { insertSubview(view, at: contentIndex) }
    }
}
