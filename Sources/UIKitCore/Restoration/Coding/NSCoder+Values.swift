public import Foundation

extension NSCoder {
    /// Encodes a value of a type that is `Encodable`.
    ///
    /// Segue's addition to `NSCoder`, in the manner of Foundation's `NSKeyedArchiver`.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The key to decode it with.
    public func encodeEncodable<Value: Encodable>(_ value: Value, forKey key: String) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        encode(try encoder.encode([value]), forKey: key)
    }

    /// Decodes a value of a type that is `Decodable`; nil when there is none or one of another type.
    ///
    /// Segue's addition to `NSCoder`, in the manner of Foundation's `NSKeyedUnarchiver`.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - key: The key it was encoded with.
    public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
        guard let data = decodeObject(of: NSData.self, forKey: key) as Data? else { return nil }
        return try? PropertyListDecoder().decode([Value].self, from: data).first
    }

    /// Encodes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encodeNumbers([insets.top, insets.left, insets.bottom, insets.right], forKey: key)
    }

    /// Encodes an offset.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encodeNumbers([offset.horizontal, offset.vertical], forKey: key)
    }

    /// Encodes insets by reading direction.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encodeNumbers([insets.top, insets.leading, insets.bottom, insets.trailing], forKey: key)
    }

    /// Encodes a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encodeNumbers(
            [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], forKey: key)
    }

    /// Decodes a point; zero when there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        decodeNumbers(2, forKey: key).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Decodes a size; zero when there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        decodeNumbers(2, forKey: key).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Decodes a rectangle; zero when there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        decodeNumbers(4, forKey: key).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Decodes insets; zero when there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        decodeNumbers(4, forKey: key).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }

    /// Decodes an offset; zero when there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        decodeNumbers(2, forKey: key).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// Decodes insets by reading direction; zero when there are none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        decodeNumbers(4, forKey: key).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// Decodes a transform; the one that changes nothing when there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        decodeNumbers(6, forKey: key).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    private func encodeNumbers(_ numbers: [CGFloat], forKey key: String) {
        encode(numbers.map(Double.init), forKey: key)
    }

    /// As many finite numbers as expected, from an array or from text such as `{1, 2}`, as Foundation encodes points,
    /// sizes and rectangles; nil for anything else.
    private func decodeNumbers(_ count: Int, forKey key: String) -> [CGFloat]? {
        let values: [Double]
        switch decodeObject(forKey: key) {
        case let numbers as [Any]:
            values = numbers.compactMap { $0 as? Double ?? ($0 as? Int).map(Double.init) }
        case let text as String:
            values = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
        default: return nil
        }
        guard values.count == count, values.allSatisfy(\.isFinite) else { return nil }
        return values.map { CGFloat($0) }
    }
}
