// What `import UIKit` brings to an app: as on iOS, UIKit's classes and all of Foundation; and what an app needs to
// render views of its own.

@_exported public import Foundation
@_exported public import HTMLRenderer
@_exported public import UIKitCore
