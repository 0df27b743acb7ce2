/// An object that is told when all of its scene or nib are made and connected.
///
/// On iOS every object is; here it takes a class that declares the method, as none can be overridden in `NSObject`.
@MainActor
protocol NibAwakening: AnyObject {
    /// Called when this object and all others of its scene or nib were made and connected.
    func awakeFromNib()
}

extension UIResponder: NibAwakening {}
extension UIGestureRecognizer: NibAwakening {}
extension UIBarItem: NibAwakening {}
extension UINavigationItem: NibAwakening {}
extension UICollectionViewLayout: NibAwakening {}
