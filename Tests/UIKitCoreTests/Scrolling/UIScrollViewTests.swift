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

    @Test func zoomingInCodeScalesTheViewThatTheDelegateGives() {
        final class Zoomer: UIScrollViewDelegate {
            let log = EventLog()
            let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

            func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.add("will") }
            func scrollViewDidZoom(_ scrollView: UIScrollView) { log.add("zoom \(scrollView.zoomScale)") }
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
                log.add("end \(scale)")
            }
        }
        let (view, zoomer) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Zoomer())
        view.addSubview(zoomer.picture)
        view.setZoomScale(2, animated: false)
        #expect(view.zoomScale == 1, "there is nothing to zoom")
        view.delegate = zoomer
        view.zoomScale = 2
        #expect(zoomer.log.take().isEmpty, "the limits leave no room")
        view.maximumZoomScale = 3
        view.zoomScale = 5
        #expect(zoomer.log.take() == ["will", "zoom 3.0", "end 3.0"])
        #expect(view.contentSize == CGSize(width: 600, height: 300))
        #expect(zoomer.picture.transform == CGAffineTransform(scaleX: 3, y: 3))
        view.zoomScale = .nan
        view.zoomScale = 3
        #expect(zoomer.log.take().isEmpty)
        view.zoom(to: CGRect(x: 100, y: 50, width: 50, height: 50), animated: false)
        #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 200, y: 100))
        view.zoomScale = 0
        #expect(view.zoomScale == 1 && view.contentSize == CGSize(width: 200, height: 100))
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
