extension EmbeddedResource {
    /// The script of pages whose controllers would like the pointer locked, or the orientation of a phone.
    package static let locks = EmbeddedResource(
        name: "locks",
        pathExtension: "js",
        contentType: "text/javascript; charset=utf-8",
        bytes: PackageResources.Locks_js
    )
}
