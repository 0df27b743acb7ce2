// What `import UIKit` brings to an app: as on iOS, UIKit's classes and all of Foundation.

@_exported public import Foundation
@_exported public import UIKitCore
