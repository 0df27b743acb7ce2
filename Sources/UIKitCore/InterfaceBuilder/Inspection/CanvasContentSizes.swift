import Foundation

/// The sizes that Interface Builder gives to the contents of views on its canvas, where the running app has others.
///
/// The frames that documents store were computed with them.
@MainActor
struct CanvasContentSizes {
    /// The sizes that classes of the app had when Interface Builder drew them, by the identifiers of the views.
    private let drawn: [String: InterfaceElement]

    /// Reads the sizes that a document remembers.
    init(of document: InterfaceDocument) {
        var drawn: [String: InterfaceElement] = [:]
        for designable in document.root.child("designables")?.children ?? [] {
            guard let identifier = designable["name"] else { continue }
            drawn[identifier] = designable.child("size", key: "intrinsicContentSize")
        }
        self.drawn = drawn
    }

    /// Has the layout of a scene reckon with the sizes.
    func apply(to inspected: InspectedScene) {
        for (element, object) in inspected.objects {
            guard let view = object as? UIView else { continue }
            let isClassMissing =
                element["customClass"] != nil && type(of: view) == ElementKindTable.kind(of: element)?.objectClass
            let stored = isClassMissing ? element.identifier.flatMap { drawn[$0] } : nil
            let width = element["placeholderIntrinsicWidth"] ?? stored?["width"]
            let height = element["placeholderIntrinsicHeight"] ?? stored?["height"]
            guard width != nil || height != nil else { continue }
            let own = view.intrinsicContentSize
            view.layoutAttributes.canvasContentSize = CGSize(
                width: width.map(length) ?? own.width, height: height.map(length) ?? own.height)
            view.invalidateIntrinsicContentSize()
        }
    }

    /// A length in points; that of a direction without any is `infinite`.
    private func length(_ text: String) -> CGFloat {
        InterfaceNumber.read(text).flatMap { $0 >= 0 ? CGFloat($0) : nil } ?? UIView.noIntrinsicMetric
    }
}
