import UIKitCore

/// Writes what a search shows below its bar: suggestions, results, or a shade over what is searched.
@MainActor
enum SearchControllerRenderer {
    /// Writes the presentation of a search.
    static func render(
        _ search: UISearchController, in container: PresentationContainerView, into page: inout RenderingPass
    ) {
        page.openTag("div", for: container, classes: "search-layer", search.dimsContent ? "shaded" : "")
        page.html.endTag()
        renderContent(of: search, into: &page)
        if search.dimsContent { PresentationRenderer.writeDimming(of: container, into: &page) }
        page.html.close("div")
    }

    /// Writes suggestions or results.
    static func renderContent(of search: UISearchController, into page: inout RenderingPass) {
        if search.displaysSuggestions {
            page.writeScreen { page in
                page.html.markup("<ul class=\"suggestions\" role=\"list\"")
                // What is in front has a name, by which the history of the browser knows it.
                if let view = search.viewIfLoaded {
                    page.html.beginAttribute("id")
                    page.html.write(viewIdentifier: page.identifier(of: view))
                    page.html.markup("l")
                    page.html.endAttribute()
                }
                page.html.endTag()
                for button in search.suggestionButtons {
                    page.html.markup("<li>")
                    page.render(button)
                    page.html.markup("</li>")
                }
                page.html.markup("</ul>")
            }
        } else if search.displaysResults, let results = search.searchResultsController?.viewIfLoaded {
            page.renderScreen(results)
        }
    }
}

extension UIView {
    /// Whether the suggestions or the results of a search stand in the place of a subview.
    func isReplacedBySearch(_ subview: UIView) -> Bool {
        var isAfter = false
        for child in childViews {
            if isAfter, let layer = child as? PresentationContainerView, !layer.isHidden, let search = layer.search,
                search.displaysResults || search.displaysSuggestions
            {
                return true
            }
            if child === subview { isAfter = true }
        }
        return false
    }
}

extension PresentationContainerView {
    /// The search that is presented.
    var search: UISearchController? { presentationController?.presentedViewController as? UISearchController }
}
