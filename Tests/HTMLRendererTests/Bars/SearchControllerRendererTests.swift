import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

/// Searches on the page: the bar, the shade, suggestions and results.
@MainActor
@Suite struct SearchControllerRendererTests {
    private let searched = UIViewController()
    private let results = UIViewController()
    private let search: UISearchController
    private let navigation: UINavigationController
    private let stage = Stage()

    init() {
        searched.title = "Searched"
        search = UISearchController(searchResultsController: results)
        searched.navigationItem.searchController = search
        searched.navigationItem.preferredSearchBarPlacement = .stacked
        navigation = UINavigationController(rootViewController: searched)
        stage.show(navigation)
    }

    private func turn(_ work: () -> Void) {
        stage.scene.inTurn {
            work()
            stage.scene.commit()
        }
    }

    private var html: String { stage.html(of: stage.window) }

    @Test func theBarStandsBelowTheHeading() {
        #expect(html.contains("<div class=\"bar-search\"><div id=\""))
        #expect(html.contains("role=\"search\""))
        #expect(html.contains("aria-label=\"Begin searching\""))
        #expect(html.contains("placeholder=\"Search\""))
        searched.navigationItem.hidesSearchBarWhenScrolling = false
        #expect(html.contains("<div class=\"bar-search pinned\">"))
    }

    @Test func anActiveSearchTakesThePlaceOfTheBarAndShadesTheContent() {
        turn { search.isActive = true }
        let html = html
        #expect(
            html.contains("class=\"navigation-bar inline-title searching\"><h1 class=\"visually-hidden\">Searched</h1>")
        )
        #expect(!html.contains("bar-row"))
        #expect(html.contains("<fieldset class=\"covered\" disabled inert><main"))
        #expect(html.contains("class=\"search-layer shaded\""))
        #expect(html.contains(".dismiss\" aria-label=\"Dismiss\""))
        #expect(!html.contains("Begin searching"))
    }

    @Test func resultsTakeThePlaceOfTheContent() throws {
        turn { search.isActive = true }
        let field = try #require(search.searchBar.searchTextField as UISearchTextField?)
        turn { try? stage.scene.acceptFieldValue(.text("x"), of: .viewIdentifier(stage.scene.identifier(for: field))) }
        let html = html
        #expect(!html.contains("covered"))
        #expect(html.contains("class=\"search-layer\"><main class=\"screen\" id=\"content\">"))
        #expect(html.contains("value=\"x\""))
    }

    @Test func suggestionsAreAList() {
        search.searchSuggestions = [
            UISearchSuggestionItem(localizedSuggestion: "<Ada>", localizedDescription: "A person")
        ]
        turn { search.isActive = true }
        #expect(html.firstMatch(of: /<ul class="suggestions" role="list" id="v\d+l"><li><button/) != nil)
        #expect(html.contains("&lt;Ada&gt;"))
    }

    @Test func tokensAreButtonsThatRemoveThem() {
        search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "From \"Ada\"")]
        #expect(html.contains("class=\"token\""))
        #expect(html.contains(".deleteToken=0~7ny1\" aria-label=\"Remove From &quot;Ada&quot;\""))
        search.searchBar.searchTextField.allowsDeletingTokens = false
        #expect(html.contains("<span class=\"token\">"))
    }
}
