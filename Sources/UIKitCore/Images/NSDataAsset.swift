public import Foundation

/// The content of a data set in an asset catalog.
///
/// UIKit: `NSDataAsset`.
open class NSDataAsset: NSObject {
    /// The name of the data set.
    public final let name: String
    /// The content of its file.
    public final let data: Data
    /// What kind of data it is, for instance `public.json`.
    public final let typeIdentifier: String

    /// Reads the data set of a name from the catalogs that were built with the program.
    ///
    /// - Parameter name: The name, after the names of groups that provide a namespace.
    /// - Returns: nil where there is none or it cannot be read.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    /// Reads the data set of a name from the catalogs of a bundle.
    ///
    /// - Parameters:
    ///   - name: The name, after the names of groups that provide a namespace.
    ///   - bundle: The bundle; the main one stands for all that was built with the program.
    /// - Returns: nil where there is none or it cannot be read.
    public init?(name: String, bundle: Bundle) {
        for folder in ResourceBundles.folders(of: bundle) {
            guard let file = AssetCatalog.dataFile(named: name, in: folder),
                let data = try? Data(contentsOf: file.url)
            else { continue }
            self.name = name
            self.data = data
            typeIdentifier = file.typeIdentifier ?? "public.data"
            super.init()
            return
        }
        return nil
    }
}
