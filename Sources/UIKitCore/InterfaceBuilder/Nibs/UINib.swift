public import Foundation

/// The objects of a nib file, which are made anew each time they are asked for.
///
/// A nib is the `.xib` file that Interface Builder saves, copied into the resources of a target. It is read once, whichever
/// sessions use it. Source: UIKit, `UINib`.
@MainActor
open class UINib: NSObject {
    /// What can be stated when the objects are made.
    ///
    /// Source: UIKit, `UINib.OptionsKey`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// An option by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The objects that placeholders in the file stand for, by the placeholders' names: a `[String: Any]`.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let blueprint: SceneBlueprint?

    /// Finds a nib file.
    ///
    /// A file that is not there or cannot be read is a scene fault; it has no objects then.
    ///
    /// - Parameters:
    ///   - name: The name of the file without extension.
    ///   - bundleOrNil: Where the file is, or nil for the program's own resources and those of its packages.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let source = Self.source(named: name, in: bundleOrNil)
        if source == nil {
            SceneFault.raise(.internalInconsistency, (bundleOrNil ?? .main).refusal(ofNib: name))
        }
        self.init(source: source)
    }

    /// Reads a nib from memory.
    ///
    /// - Parameters:
    ///   - data: The content of a `.xib` file. What cannot be read is a scene fault; the nib has no objects then.
    ///   - bundleOrNil: Where images and colours are looked for first, or nil.
    public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
        do throws(InterfaceDocumentError) {
            let document = try InterfaceDocument(data: data)
            self.init(
                source: InterfaceSource(
                    document: document, path: "nib in memory", bundle: bundleOrNil, strings: InterfaceStrings()))
        } catch {
            SceneFault.raise(.internalInconsistency, "Could not load NIB: \(error)")
            self.init(source: nil)
        }
    }

    init(source: InterfaceSource?) {
        blueprint = source.flatMap { $0.document.kind == .nib ? $0.scene(at: 0) : nil }
        super.init()
    }

    /// The source of a nib file; nil if there is none.
    ///
    /// One that cannot be read is a scene fault.
    static func source(named name: String, in bundle: Bundle?) -> InterfaceSource? {
        guard let file = InterfaceFile.find(name, ["xib", "nib"], in: bundle) else { return nil }
        do throws(InterfaceDocumentError) {
            return try InterfaceSource.source(for: file, in: bundle)
        } catch {
            SceneFault.raise(.internalInconsistency, "\(file.url.path): \(error)")
            return nil
        }
    }

    /// Makes the objects, connects them with each other and with their owner, and sends them `awakeFromNib()`.
    ///
    /// - Parameters:
    ///   - ownerOrNil: What the file calls its owner, or nil.
    ///   - optionsOrNil: The objects that placeholders stand for, or nil.
    /// - Returns: The objects that are not within others, in the order of the file.
    @discardableResult
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        guard let blueprint else { return [] }
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let context = NibContext(blueprint, owner: ownerOrNil as AnyObject?, external: external)
        let assembly = InterfaceAssembly(blueprint.scope, in: context)
        let objects = blueprint.others.compactMap(assembly.make)
        for placeholder in blueprint.placeholders where !placeholder.connections.isEmpty {
            if let object = context.object(at: placeholder.slot) {
                assembly.connect(object, placeholder.connections)
            }
        }
        assembly.finish()
        return objects
    }
}

/// What a nib is given when its objects are made.
@MainActor
private final class NibContext: AssemblyContext {
    private var given: [Int: AnyObject] = [:]

    init(_ blueprint: SceneBlueprint, owner: AnyObject?, external: [String: Any]) {
        for placeholder in blueprint.placeholders {
            let name = placeholder.name
            given[placeholder.slot] = name == "IBFilesOwner" ? owner : external[name].map { $0 as AnyObject }
        }
    }

    var scene: SceneObjects? { nil }

    func object(at slot: Int) -> AnyObject? { given[slot] }
}
