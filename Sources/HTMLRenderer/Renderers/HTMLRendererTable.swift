public import UIKitCore

/// Which class of views is written to the page in which way.
///
/// A view is written by the renderer of its own class or, if there is none, of the nearest superclass that has one, so
/// that a subclass of `UIButton` comes out as a button. An app gives a view class of its own a form on the page with
/// ``register(_:render:)``.
@MainActor
public final class HTMLRendererTable {
    /// Writes one view.
    package typealias Renderer = @MainActor (_ view: UIView, _ page: inout RenderingPass) -> Void

    /// The table of the process.
    public static let shared = HTMLRendererTable()

    /// A renderer as it is kept: a closure by itself would be wrapped anew whenever it is taken out of a dictionary.
    private struct Entry {
        let render: Renderer
    }

    private var registered: [ObjectIdentifier: Entry] = [:]
    private var found: [ObjectIdentifier: Entry] = [:]
    private var labelUses: [ObjectIdentifier: LabelUse] = [:]

    /// Creates a table that knows the views of the framework.
    package init() {
        registerViews()
    }

    /// Sets how views of a class, and of its subclasses without a renderer of their own, are written.
    ///
    /// ```swift
    /// HTMLRendererTable.shared.register(GaugeView.self) { gauge, page in
    ///     page.openTag("meter", for: gauge)
    ///     page.html.attribute("value", gauge.value)
    ///     page.html.endTag()
    ///     page.html.close("meter")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - viewClass: The class.
    ///   - render: Writes one view: an element that was opened with ``RenderingPass/openTag(_:for:class:)``. Hidden
    ///     views do not reach it.
    public func register<View: UIView>(
        _ viewClass: View.Type, render: @escaping @MainActor (_ view: View, _ page: inout RenderingPass) -> Void
    ) {
        found.removeAll()
        registered[ObjectIdentifier(viewClass)] = Entry { view, page in
            // The lookup went from the view's own class up to `View`, so the view is one.
            render(unsafeDowncast(view, to: View.self), &page)
        }
    }

    /// How a label before a view names it, which depends on the view's class alone.
    func labelUse(of view: UIView) -> LabelUse {
        let identifier = ObjectIdentifier(type(of: view))
        if let use = labelUses[identifier] { return use }
        let use = view.labelUse
        labelUses[identifier] = use
        return use
    }

    /// The renderer of a view's class or of its nearest superclass that has one.
    func renderer(for view: UIView) -> Renderer {
        let identifier = ObjectIdentifier(type(of: view))
        if let entry = found[identifier] { return entry.render }
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            if let viewClass = current.subjectType as? AnyClass, let entry = registered[ObjectIdentifier(viewClass)] {
                found[identifier] = entry
                return entry.render
            }
            mirror = current.superclassMirror
        }
        return { view, page in PlainViewRenderer.render(view, into: &page) }
    }
}
