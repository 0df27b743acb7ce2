package import Foundation

/// A storyboard or nib file as Interface Builder saved it, read once and shared by all sessions.
package final class InterfaceDocument: Sendable {
    /// What a document describes.
    package enum Kind: Sendable {
        /// Scenes with their controllers.
        case storyboard
        /// Objects for an owner.
        case nib
    }

    /// What the document describes.
    package let kind: Kind
    /// The whole document.
    package let root: InterfaceElement
    /// The objects of every scene of a storyboard; the objects of a nib file as its only entry.
    package let objectLists: [InterfaceElement]
    /// Which of the scenes has a controller, by the controller's identifier.
    package let sceneIndices: [String: Int]

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - limits: How large it may be.
    package init(
        data: Data, limits: InterfaceDocumentLimits = InterfaceDocumentLimits()
    ) throws(InterfaceDocumentError) {
        let root = try InterfaceDocumentParser.parse(data, limits: limits)
        guard root.name == "document" else {
            let isOld = root.name == "archive"
            throw InterfaceDocumentError(
                isOld
                    ? "The document has the format that Interface Builder used before Xcode 5; save it again in Xcode."
                    : "The root element is <\(root.name)>, not <document>.", line: root.line)
        }
        if let system = Self.otherSystem(of: root) {
            let reason = system == "tvOS" ? "used with a remote control" : "made of other classes than UIKit's"
            throw InterfaceDocumentError(
                "The document describes an interface for \(system), which is \(reason).", line: root.line)
        }
        self.root = root
        if let scenes = root.child("scenes") {
            kind = .storyboard
            objectLists = scenes.children.compactMap { $0.child("objects") }
        } else if let objects = root.child("objects") {
            kind = .nib
            objectLists = [objects]
        } else {
            throw InterfaceDocumentError("The document has neither scenes nor objects.", line: root.line)
        }
        var indices: [String: Int] = [:]
        if kind == .storyboard {
            for (index, objects) in objectLists.enumerated() {
                if let identifier = Self.controller(in: objects)?.identifier { indices[identifier] = index }
            }
        }
        sceneIndices = indices
    }

    /// The system that a document is for, where its interfaces are not those of iOS.
    private static func otherSystem(of root: InterfaceElement) -> String? {
        let type = root["type"] ?? ""
        switch root["targetRuntime"] {
        case "MacOSX.Cocoa"?: return "macOS"
        case "watchKit"?: return "watchOS"
        case "AppleTV"?: return "tvOS"
        default: break
        }
        if type.contains(".WatchKit.") { return "watchOS" }
        if type.contains(".AppleTV.") { return "tvOS" }
        return type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") ? "macOS" : nil
    }

    /// The controller among the objects of a scene: the first that is neither a placeholder nor the scene's exit.
    package static func controller(in objects: InterfaceElement) -> InterfaceElement? {
        objects.children.first { isController($0) }
    }

    /// Whether an element describes a controller or stands for one in another file.
    package static func isController(_ element: InterfaceElement) -> Bool {
        element.name.hasSuffix("Controller") && element.name != "searchDisplayController"
            || element.name == "viewControllerPlaceholder"
    }

    /// The element of the resource list with a name, such as the stored colour of a colour asset.
    package func resource(_ element: String, named name: String) -> InterfaceElement? {
        root.child("resources")?.children.first { $0.name == element && $0["name"] == name }
    }
}
