import Foundation

/// A guide of a scroll view: its frame, or the content that is scrolled in it.
final class ScrollLayoutGuide: UILayoutGuide {
    /// Which rectangle the guide is.
    enum Kind: String {
        /// The part of the content that can be seen.
        case frame = "UIScrollViewFrameLayoutGuide"
        /// The whole content.
        case content = "UIScrollViewContentLayoutGuide"
    }

    private let kind: Kind

    init(_ kind: Kind, of view: UIScrollView) {
        self.kind = kind
        super.init()
        owningView = view
        identifier = kind.rawValue
    }

    override var layoutFrame: CGRect {
        guard let scrollView = owningView as? UIScrollView else { return .zero }
        switch kind {
        case .frame: return scrollView.bounds
        case .content: return CGRect(origin: .zero, size: scrollView.contentSize)
        }
    }
}

extension UIScrollView {
    /// The part of the content that can be seen, for constraints.
    public final var frameLayoutGuide: UILayoutGuide {
        guide(\.frameLayoutGuide, .frame)
    }

    /// The whole content, for constraints.
    public final var contentLayoutGuide: UILayoutGuide {
        guide(\.contentLayoutGuide, .content)
    }

    private func guide(
        _ keyPath: ReferenceWritableKeyPath<ScrollingProperties, UILayoutGuide?>,
        _ kind: ScrollLayoutGuide.Kind
    ) -> UILayoutGuide {
        let properties = scrollingProperties
        if let guide = properties[keyPath: keyPath] { return guide }
        let guide = ScrollLayoutGuide(kind, of: self)
        properties[keyPath: keyPath] = guide
        return guide
    }
}
