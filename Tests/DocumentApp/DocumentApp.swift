import Foundation
import UIKit

/// An app whose interface, images and languages are all documents, for tests in a browser.
@main
final class DocumentApp: UIResponder, UIApplicationDelegate {}
