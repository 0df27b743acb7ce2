public import Foundation

/// Something to paste, share or drop, in one or more types.
///
/// Each representation is an object in memory, or is made by a handler when it is asked for. On the server handlers and
/// completions run on the main actor, and a representation in memory is handed over before the call returns.
///
/// Foundation: `NSItemProvider`, which Foundation has on Apple's platforms only.
@MainActor
open class NSItemProvider: NSObject {
    /// Makes an object when it is asked for; call the completion with the object or an error.
    public typealias ObjectLoadHandler =
        @MainActor (
            _ completion: @escaping @MainActor ((any NSItemProviderWriting)?, (any Error)?) -> Void
        ) -> Progress?
    /// Makes data when they are asked for; call the completion with the data or an error.
    public typealias DataLoadHandler =
        @MainActor (
            _ completion: @escaping @MainActor (Data?, (any Error)?) -> Void
        ) -> Progress?

    /// Creates a provider of nothing.
    public override init() {
        super.init()
    }

    /// Creates a provider of an object: text, an address, an image or a colour.
    ///
    /// - Parameter object: The object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of an item of a type.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - typeIdentifier: Its uniform type identifier.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        if let item, let typeIdentifier { register(item, forTypeIdentifier: typeIdentifier) }
    }

    /// Creates a provider of a file, read when it is asked for.
    ///
    /// - Parameter fileURL: The file; nil from what is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            do {
                completion(try Data(contentsOf: fileURL), nil)
            } catch {
                completion(nil, error)
            }
            return nil
        }
    }

    /// A name for the item, such as that of a file.
    open var suggestedName: String?

    // MARK: Registering representations

    /// Adds an object, in all the types that it can be written in.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - visibility: Kept for the app: nothing leaves the scene.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in object.writableTypeIdentifiersForItemProvider {
            representations.append(Representation(type: type, object: object))
        }
    }

    /// Adds an object of a class that is made when it is asked for.
    ///
    /// - Parameters:
    ///   - ofClass: The class.
    ///   - visibility: Kept for the app: nothing leaves the scene.
    ///   - loadHandler: Makes the object.
    open func registerObject<Written: NSItemProviderWriting>(
        ofClass: Written.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping ObjectLoadHandler
    ) {
        for type in ofClass.writableTypeIdentifiersForItemProvider {
            representations.append(Representation(type: type, objectHandler: loadHandler))
        }
    }

    /// Adds data of a type that are made when they are asked for.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The uniform type identifier.
    ///   - visibility: Kept for the app: nothing leaves the scene.
    ///   - loadHandler: Makes the data.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping DataLoadHandler
    ) {
        representations.append(Representation(type: typeIdentifier, dataHandler: loadHandler))
    }

    /// Adds a value in a type.
    package final func register(_ value: Any, forTypeIdentifier type: String) {
        representations.append(Representation(type: type, object: value))
    }

    // MARK: Types

    /// The types of the item, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] {
        var known: Set<String> = []
        return representations.map(\.type).filter { known.insert($0).inserted }
    }

    /// The types of the item, in the order in which they were registered.
    open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// The types of the item that conform to another one.
    ///
    /// - Parameter contentType: The other type.
    open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Whether the item is of a type.
    ///
    /// - Parameter typeIdentifier: The uniform type identifier.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representations.contains { $0.conforms(to: typeIdentifier) }
    }

    /// Whether the item has a representation of a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The uniform type identifier.
    ///   - fileOptions: Kept for the app: no file is opened in place.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        fileOptions.isEmpty && hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    /// Whether an object of a class can be made of the item.
    ///
    /// - Parameter aClass: The class.
    open func canLoadObject<Read: NSItemProviderReading>(ofClass aClass: Read.Type) -> Bool {
        representation(readableBy: aClass) != nil
    }

    // MARK: Loading

    /// Hands over the item in a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The uniform type identifier.
    ///   - options: Kept for the app.
    ///   - completionHandler: Called with the item, as it was registered, or an error.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        guard let found = representations.first(where: { $0.conforms(to: typeIdentifier) }) else {
            return completionHandler(nil, LoadError.unavailable)
        }
        _ = found.load(completionHandler)
    }

    /// The item in a type, as it was registered.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The uniform type identifier.
    ///   - options: Kept for the app.
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any
    {
        try await awaited { loadItem(forTypeIdentifier: typeIdentifier, options: options, completionHandler: $0) }
    }

    /// Hands over an object that is made of the item.
    ///
    /// - Parameters:
    ///   - aClass: The class of the object.
    ///   - completionHandler: Called with the object or an error.
    /// - Returns: How far the loading is.
    @discardableResult
    open func loadObject<Read: NSItemProviderReading>(
        ofClass aClass: Read.Type, completionHandler: @escaping @MainActor (Read?, (any Error)?) -> Void
    ) -> Progress {
        guard let found = representation(readableBy: aClass) else {
            completionHandler(nil, LoadError.unavailable)
            return .finished
        }
        return found.load { loaded, error in
            if let object = loaded as? Read { return completionHandler(object, nil) }
            found.data(of: loaded, error) { data, error in
                guard let data else { return completionHandler(nil, error) }
                do {
                    completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: found.type), nil)
                } catch {
                    completionHandler(nil, error)
                }
            }
        }
    }

    /// An object that is made of the item.
    ///
    /// - Parameter aClass: The class of the object.
    open func loadObject<Read: NSItemProviderReading>(ofClass aClass: Read.Type) async throws -> Read {
        try await awaited { _ = loadObject(ofClass: aClass, completionHandler: $0) }
    }

    /// Hands over the data of a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The uniform type identifier.
    ///   - completionHandler: Called with the data or an error.
    /// - Returns: How far the loading is.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let found = representations.first(where: { $0.conforms(to: typeIdentifier) }) else {
            completionHandler(nil, LoadError.unavailable)
            return .finished
        }
        return found.load { loaded, error in found.data(of: loaded, error, completionHandler) }
    }

    /// The data of a type.
    ///
    /// - Parameter typeIdentifier: The uniform type identifier.
    open func loadDataRepresentation(forTypeIdentifier typeIdentifier: String) async throws -> Data {
        try await awaited {
            _ = loadDataRepresentation(forTypeIdentifier: typeIdentifier, completionHandler: $0)
        }
    }

    /// The first object that was registered as such, for what is shared at once; nil where there are handlers only.
    final var objectInMemory: Any? { representations.lazy.compactMap(\.object).first }

    private var representations: [Representation] = []

    private func representation<Read: NSItemProviderReading>(readableBy type: Read.Type) -> Representation? {
        let readable = type.readableTypeIdentifiersForItemProvider
        return representations.first { representation in readable.contains { representation.conforms(to: $0) } }
    }

    /// Waits for what a completion is called with.
    private func awaited<Loaded>(
        _ load: (@escaping @MainActor (Loaded?, (any Error)?) -> Void) -> Void
    ) async throws -> Loaded {
        let outcome = LoadOutcome<Loaded>()
        await withCheckedContinuation { continuation in
            load { loaded, error in
                outcome.loaded = loaded
                outcome.error = error
                continuation.resume()
            }
        }
        guard let loaded = outcome.loaded else { throw outcome.error ?? LoadError.unavailable }
        return loaded
    }
}

/// What a completion was called with.
@MainActor
private final class LoadOutcome<Loaded> {
    var loaded: Loaded?
    var error: (any Error)?
}

extension NSItemProvider {
    /// Why an item could not be loaded.
    enum LoadError: Error {
        /// The provider has nothing of that type.
        case unavailable
    }

    /// The domain of the errors of item providers.
    public nonisolated static let errorDomain = "NSItemProviderErrorDomain"
}

/// One form of an item.
@MainActor
private struct Representation {
    let type: String
    var object: Any?
    var objectHandler: NSItemProvider.ObjectLoadHandler?
    var dataHandler: NSItemProvider.DataLoadHandler?

    /// Whether the type is another one, or a kind of it.
    func conforms(to other: String) -> Bool {
        if type == other { return true }
        guard let own = UTType(type), let other = UTType(other) else { return false }
        return own.conforms(to: other)
    }

    /// Hands over the object, or the data.
    func load(_ completion: @escaping @MainActor (Any?, (any Error)?) -> Void) -> Progress {
        if let object {
            completion(object, nil)
            return .finished
        }
        let progress = objectHandler?({ completion($0, $1) }) ?? dataHandler?({ completion($0, $1) })
        return progress ?? .finished
    }

    /// Writes what was loaded as data.
    func data(
        of loaded: Any?, _ error: (any Error)?, _ completion: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) {
        switch loaded {
        case let data as Data: completion(data, nil)
        case let object as any NSItemProviderWriting:
            _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        default: completion(nil, error ?? NSItemProvider.LoadError.unavailable)
        }
    }
}

extension Progress {
    /// The progress of something that is done.
    fileprivate static var finished: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
