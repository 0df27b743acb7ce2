/// Returns the class of a name that is known only at run time, such as a scene delegate's.
///
/// Every class of the program is found, nested ones too (`Outer.Inner`); none has to be registered. Generic and
/// `private` classes have no such name.
///
/// - Parameters:
///   - name: The class's name, `SceneDelegate`, or with its module, `Showcase.SceneDelegate`.
///   - module: The module to look in first; nil if the name contains it.
package func classNamed(_ name: String, module: String?) -> AnyClass? {
    let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.count <= 6, path.allSatisfy(isIdentifier) else { return nil }
    if let module, isIdentifier(module), let found = classAt(path, in: module) {
        return found
    }
    if path.count > 1, let found = classAt(Array(path.dropFirst()), in: path[0]) {
        return found
    }
    return classAt(path, in: "UIKitCore")
}

/// Finds a class by its place in a module; what encloses it may be a class, a structure or an enumeration.
private func classAt(_ path: [String], in module: String) -> AnyClass? {
    var enclosing = [mangled(module)]
    for component in path.dropLast() {
        enclosing = enclosing.flatMap { outer in
            ["C", "V", "O"].map { outer + mangled(component) + $0 }
        }
    }
    guard let last = path.last else { return nil }
    for outer in enclosing {
        if let found = _typeByName(outer + mangled(last) + "C") as? AnyClass {
            return found
        }
    }
    return nil
}

/// Whether a name can be that of a class or module: anything else would be read as another part of a symbol's name.
private func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return name.utf8.count <= 255
        && name.utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
        }
}

/// An identifier as Swift's symbol names spell it: its length in UTF-8, then its characters.
private func mangled(_ identifier: String) -> String {
    "\(identifier.utf8.count)\(identifier)"
}
