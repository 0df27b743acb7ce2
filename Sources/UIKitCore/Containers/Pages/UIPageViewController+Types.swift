extension UIPageViewController {
    /// How pages are turned.
    ///
    /// Source: UIKit, `UIPageViewController.TransitionStyle`.
    public enum TransitionStyle: Int, Sendable {
        /// Like the pages of a book.
        case pageCurl = 0
        /// Side by side.
        case scroll = 1
    }

    /// The direction in which pages follow each other.
    ///
    /// Source: UIKit, `UIPageViewController.NavigationOrientation`.
    public enum NavigationOrientation: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// Which way pages are turned.
    ///
    /// Source: UIKit, `UIPageViewController.NavigationDirection`.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward = 0
        /// To the page before.
        case reverse = 1
    }

    /// Where pages are bound.
    ///
    /// Source: UIKit, `UIPageViewController.SpineLocation`.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: the scroll style.
        case none = 0
        /// At the left or top edge; one page is seen.
        case min = 1
        /// In the middle; two pages are seen.
        case mid = 2
        /// At the right or bottom edge; one page is seen.
        case max = 3
    }

    /// The names of options for a new page view controller.
    ///
    /// Source: UIKit, `UIPageViewController.OptionsKey`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key.
        ///
        /// - Parameter rawValue: The name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Where the pages are bound; for the curl style.
        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The distance between pages in points while they are turned; for the scroll style.
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Knows which page comes before and after another one.
///
/// Source: UIKit, `UIPageViewControllerDataSource`.
@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before another one.
    ///
    /// Asked when a page is shown, so that the button to turn back can be offered.
    ///
    /// - Parameters:
    ///   - pageViewController: The page view controller.
    ///   - viewController: The other page.
    /// - Returns: The page, or nil at the beginning.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The page after another one.
    ///
    /// Asked when a page is shown, so that the button to turn on can be offered.
    ///
    /// - Parameters:
    ///   - pageViewController: The page view controller.
    ///   - viewController: The other page.
    /// - Returns: The page, or nil at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// How many dots the page control has.
    ///
    /// Asked after the app set pages, in the scroll style from side to side.
    ///
    /// - Parameter pageViewController: The page view controller.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Which dot of the page control stands for the present page.
    ///
    /// Asked after the app set pages; when the user turns pages it follows by itself.
    ///
    /// - Parameter pageViewController: The page view controller.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None, so that there is no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told of the pages that the user turns and may decide about the spine.
///
/// Source: UIKit, `UIPageViewControllerDelegate`.
@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called before the user turns pages, before the will-callbacks.
    ///
    /// - Parameters:
    ///   - pageViewController: The page view controller.
    ///   - pendingViewControllers: The pages that come.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// Called after the user turned pages, after the did-callbacks.
    ///
    /// - Parameters:
    ///   - pageViewController: The page view controller.
    ///   - finished: Whether the movement is over.
    ///   - previousViewControllers: The pages that were seen before.
    ///   - completed: Whether the pages were turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// Decides where pages of the curl style are bound in an orientation, and sets suitable pages.
    ///
    /// Asked when the shape of the page changes between high and wide.
    ///
    /// - Parameters:
    ///   - pageViewController: The page view controller.
    ///   - orientation: The new orientation.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation

    /// The orientations that the pages support.
    ///
    /// - Parameter pageViewController: The page view controller.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask

    /// The orientation in which the pages would like to be presented.
    ///
    /// - Parameter pageViewController: The page view controller.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}

    /// The present one.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

    /// All.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .all }

    /// Upright.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}
