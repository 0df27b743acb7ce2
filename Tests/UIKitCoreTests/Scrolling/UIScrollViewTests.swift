import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite struct UIScrollViewTests {
    /// Counts what it is told.
    final class Recorder: UIScrollViewDelegate {
        let log = EventLog()

        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("scroll \(Int(scrollView.contentOffset.y))") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("end") }
    }

    @Test func scrollingInCodeIsToldOnceForEachMove() {
        let (view, recorder) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Recorder())
        view.delegate = recorder
        view.contentOffset = CGPoint(x: 0, y: 40)
        view.contentOffset = CGPoint(x: 0, y: 40)
        view.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
        view.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
        view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
        view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
        #expect(recorder.log.take() == ["scroll 40", "scroll 60", "end", "scroll 110"])
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func theRefreshControlIsASubviewInItsTime() {
        let (view, control) = (UIScrollView(), UIRefreshControl())
        view.refreshControl = control
        #expect(control.superview === view)
        view.refreshControl = nil
        #expect(control.superview == nil)
    }

    @Test func guidesAreMadeOnce() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.contentSize = CGSize(width: 10, height: 90)
        #expect(view.contentLayoutGuide === view.contentLayoutGuide)
        #expect(view.contentLayoutGuide.layoutFrame.height == 90 && view.frameLayoutGuide.layoutFrame.height == 10)
    }
}
