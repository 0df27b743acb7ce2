public import Foundation

extension Bundle {
    /// Makes the objects of a nib file in the bundle.
    ///
    /// - Parameters:
    ///   - name: The name of the file without extension.
    ///   - owner: What the file calls its owner, or nil.
    ///   - options: The objects that placeholders stand for, or nil.
    /// - Returns: The objects that are not within others, in the order of the file; nil if there is no such file.
    @MainActor
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        let source = UINib.source(named: name, in: self) ?? (self == .main ? UINib.source(named: name, in: nil) : nil)
        guard let source else {
            SceneFault.raise(.internalInconsistency, refusal(ofNib: name))
            return nil
        }
        return UINib(source: source).instantiate(withOwner: owner, options: options)
    }

    /// The bundle as UIKit's exceptions name it.
    var faultDescription: String { "NSBundle <\(bundlePath)> (loaded)" }

    /// What UIKit says of a nib that is not in the bundle.
    func refusal(ofNib name: String) -> String {
        "Could not load NIB in bundle: '\(faultDescription)' with name '\(name)'"
    }
}
