// swift-tools-version: 6.2

import PackageDescription

// The server that Segue's own is compared with, in a package of its own so that nobody else fetches it.
let package = Package(
    name: "HummingbirdServer",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1")
    ],
    targets: [
        .executableTarget(
            name: "HummingbirdServer",
            dependencies: [.product(name: "Hummingbird", package: "hummingbird")],
            path: "Sources"
        )
    ]
)
