import Foundation
import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct ScrollViewRendererTests {
    @Test func aScrollViewWithoutSizeFlows() {
        let scroll = UIScrollView()
        scroll.addSubview(UIView())
        #expect(
            Stage().html(of: scroll)
                == "<div id=\"v1\" class=\"scroll flow\"><div id=\"v2\" class=\"view\"></div></div>")
    }

    @Test func aScrollViewWithAFrameScrolls() {
        let container = UIView()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        container.addSubview(scroll)
        #expect(Stage().html(of: container).contains("<div id=\"v2\" class=\"scroll bounded\" tabindex=\"0\"></div>"))
    }

    @Test func aRowOfViewsScrollsSideways() {
        let scroll = UIScrollView()
        scroll.addSubview(UIStackView(arrangedSubviews: [UIView()]))
        #expect(Stage().html(of: scroll).hasPrefix("<div id=\"v1\" class=\"scroll sideways flow\" tabindex=\"0\">"))
    }

    @Test func contentThatGoesOnAtTheSideKeepsItsDistanceFromBothEnds() {
        let scroll = UIScrollView()
        scroll.contentInset = UIEdgeInsets(top: 5, left: 20, bottom: 0, right: 12)
        scroll.addSubview(UIStackView(arrangedSubviews: [UIView()]))
        #expect(Stage().styles(of: scroll).contains("#v1{padding-left:20px;padding-right:12px;}"))
    }

    @Test func whatRoundingAddsIsNotScrolledTo() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 623.4, height: 100))
        scroll.contentSize = CGSize(width: 623.5, height: 300)
        #expect(!Stage().html(of: scroll).contains("sideways"))
        scroll.contentSize.width = 640
        #expect(Stage().html(of: scroll).contains("sideways"))
    }

    @Test func refreshingIsAButton() {
        let scroll = UIScrollView()
        let control = UIRefreshControl()
        scroll.refreshControl = control
        #expect(Stage().html(of: scroll).contains("name=\"segue-event\" value=\"v2.refresh\""))
        control.beginRefreshing()
        #expect(!Stage().html(of: scroll).contains(".refresh\""))
    }
}
