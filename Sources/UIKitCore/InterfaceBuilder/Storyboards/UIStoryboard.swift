public import Foundation
import Logging

/// The controllers of a storyboard file and the segues between them.
///
/// A storyboard is the `.storyboard` file that Interface Builder saves, copied into the resources of a target. It is read
/// once, whichever sessions use it; every controller asked for is a new one. Source: UIKit, `UIStoryboard`.
@MainActor
open class UIStoryboard: NSObject {
    /// The document; nil if there is none.
    final let document: InterfaceSource?
    /// The name of the file without extension.
    final let name: String

    /// Finds a storyboard.
    ///
    /// A storyboard that is not there or cannot be read is a scene fault; it has no controllers then.
    ///
    /// - Parameters:
    ///   - name: The name of the file without extension.
    ///   - storyboardBundleOrNil: Where the file is, or nil for the program's own resources and those of its packages.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init(source: Self.source(named: name, in: storyboardBundleOrNil), name: name)
    }

    /// Creates the storyboard of a document.
    package init(source: InterfaceSource?, name: String) {
        document = source
        self.name = name
        super.init()
    }

    /// The tint that the document states for everything in a window; nil for the system's.
    final var globalTintColor: UIColor? {
        guard let document, let color = document.document.root.child("color", key: "tintColor") else { return nil }
        let scope = BlueprintScope(source: document)
        return InterfaceColor.color(of: color, ElementReading(element: document.document.root, scope: scope))
    }

    /// The same storyboard in the languages of the person whose event is being handled.
    final var inLanguagesOfScene: UIStoryboard {
        guard let document, document.path.hasSuffix("/" + name + ".storyboard"),
            InterfaceFile.find(name, ["storyboard"], in: document.bundle) != nil
        else { return self }
        return UIStoryboard(name: name, bundle: document.bundle)
    }

    private static func source(named name: String, in bundle: Bundle?) -> InterfaceSource? {
        guard let file = InterfaceFile.find(name, ["storyboard"], in: bundle) else {
            SceneFault.raise(
                .invalidArgument,
                "Could not find a storyboard named '\(name)' in bundle \((bundle ?? .main).faultDescription)")
            return nil
        }
        do throws(InterfaceDocumentError) {
            let source = try InterfaceSource.source(for: file, in: bundle)
            if source.document.kind == .storyboard { return source }
            SceneFault.raise(.invalidArgument, "\(file.url.path) is not a storyboard.")
        } catch {
            SceneFault.raise(.invalidArgument, "\(file.url.path): \(error)")
        }
        return nil
    }

    // MARK: Instantiating controllers

    /// Makes the controller that the storyboard begins with.
    ///
    /// Its view is loaded when it is first asked for.
    ///
    /// - Returns: The controller, or nil if the storyboard names none.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let document, let identifier = document.document.root["initialViewController"] else { return nil }
        return makeController(withObjectIdentifier: identifier, in: document, creator: nil)
    }

    /// Makes the controller that the storyboard begins with, in the app's own way.
    ///
    /// - Parameter creator: Makes the controller with its `init(coder:)` or one that calls it; nil leaves it to the
    ///   storyboard.
    /// - Returns: The controller, or nil if the storyboard names none.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: (@MainActor (NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let document, let identifier = document.document.root["initialViewController"] else { return nil }
        let made = makeController(withObjectIdentifier: identifier, in: document) { coder in creator?(coder) }
        return made as? ViewController
    }

    /// Makes the controller of an identifier.
    ///
    /// - Parameter identifier: The storyboard identifier that the document gives the controller. One that it does not
    ///   have is a scene fault, and an empty controller is returned.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(withIdentifier: identifier, creator: nil) ?? UIViewController(nibName: nil, bundle: nil)
    }

    /// Makes the controller of an identifier, in the app's own way.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard identifier that the document gives the controller. One that it does not have is a
    ///     scene fault, and a controller without content is returned.
    ///   - creator: Makes the controller with its `init(coder:)` or one that calls it; nil leaves it to the storyboard.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: (@MainActor (NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = makeController(withIdentifier: identifier) { coder in creator?(coder) }
        if let controller = made as? ViewController { return controller }
        if let made {
            SceneFault.raise(
                .internalInconsistency,
                "The view controller with identifier '\(identifier)' is a \(type(of: made)), not a \(ViewController.self)"
            )
        }
        return Self.emptyController()
    }

    /// A controller of a class without content, for one that cannot be made.
    private static func emptyController<ViewController: UIViewController>() -> ViewController {
        let made = ViewController.instantiate()
        guard let controller = made as? ViewController else {
            preconditionFailure("NSObject.instantiate() makes instances of the class it is sent to.")
        }
        return controller
    }

    // MARK: Finding scenes

    private func makeController(
        withIdentifier identifier: String, creator: ((InterfaceCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let source = document
        let element = source?.document.objectLists.lazy.compactMap(InterfaceDocument.controller)
            .first { $0["storyboardIdentifier"] == identifier }
        guard let source, let object = element?.identifier else {
            SceneFault.raise(
                .invalidArgument,
                "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
            return nil
        }
        return makeController(withObjectIdentifier: object, in: source, creator: creator)
    }

    /// The scenes whose controllers are being made, the outermost first.
    private static var scenesInTheMaking: [ObjectIdentifier] = []
    private static let mostScenesWithinEachOther = 32
    /// How many scenes were made for the outermost one; scenes that embed others twice grow by powers.
    private static var scenesMadeTogether = 0
    private static let mostScenesMadeTogether = 1_000

    /// Makes the controller of a scene, or of the scene in another file that it stands for.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the controller's element.
    ///   - source: The document.
    ///   - creator: Makes the controller in place of `init(coder:)`; nil leaves it to that.
    final func makeController(
        withObjectIdentifier identifier: String, in source: InterfaceSource,
        creator: ((InterfaceCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let scene = source.scene(withController: identifier), let element = scene.controllerElement else {
            return nil
        }
        if element.name == "viewControllerPlaceholder" { return makeReferenced(element, source, creator: creator) }
        let scenes = Self.scenesInTheMaking
        guard !scenes.contains(ObjectIdentifier(scene)), scenes.count < Self.mostScenesWithinEachOther else {
            SceneFault.raise(
                .internalInconsistency, "The scene \(identifier) of storyboard \(self) contains itself.")
            return nil
        }
        Self.scenesMadeTogether = scenes.isEmpty ? 1 : Self.scenesMadeTogether + 1
        guard Self.scenesMadeTogether <= Self.mostScenesMadeTogether else {
            SceneFault.raise(
                .internalInconsistency,
                "The scenes of storyboard \(self) contain more than \(Self.mostScenesMadeTogether) others.")
            return nil
        }
        Self.scenesInTheMaking.append(ObjectIdentifier(scene))
        defer { Self.scenesInTheMaking.removeLast() }
        return SceneObjects(scene, in: self).makeController(creator: creator)
    }

    /// Counts the view of a scene as part of its making, so that a scene that embeds itself is noticed.
    static func whileMaking<Result>(_ scene: SceneBlueprint, _ body: () -> Result) -> Result {
        scenesInTheMaking.append(ObjectIdentifier(scene))
        defer { scenesInTheMaking.removeLast() }
        return body()
    }

    /// Makes the controller that a storyboard reference leads to.
    private func makeReferenced(
        _ reference: InterfaceElement, _ source: InterfaceSource, creator: ((InterfaceCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard Self.scenesInTheMaking.count < Self.mostScenesWithinEachOther else { return nil }
        let storyboard =
            reference["storyboardName"].map {
                UIStoryboard(source: Self.source(named: $0, in: Self.bundle(of: reference, in: source)), name: $0)
            } ?? self
        guard let document = storyboard.document else { return nil }
        if let identifier = reference["referencedIdentifier"] {
            return storyboard.makeController(withIdentifier: identifier, creator: creator)
        }
        guard let identifier = document.document.root["initialViewController"], storyboard !== self else { return nil }
        return storyboard.makeController(withObjectIdentifier: identifier, in: document, creator: creator)
    }

    /// The bundle that a reference names by its identifier, or else that of its own document; nil, for everywhere, where
    /// neither has the storyboard, as the folders of packages have no identifiers.
    private static func bundle(of reference: InterfaceElement, in source: InterfaceSource) -> Bundle? {
        guard let identifier = reference["bundleIdentifier"] ?? reference["storyboardBundleIdentifier"],
            let name = reference["storyboardName"]
        else { return source.bundle }
        return [Bundle(identifier: identifier), source.bundle].lazy.compactMap { $0 }
            .first { InterfaceFile.find(name, ["storyboard"], in: $0) != nil }
    }

    /// The class and the name of the storyboard.
    open override var description: String { "<UIStoryboard: \(name)>" }
}
