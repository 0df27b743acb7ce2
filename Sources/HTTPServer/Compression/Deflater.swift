import CZlib
import HTTP

/// A state of zlib, which turns bytes into fewer.
///
/// It is used for one content after another, as making one takes longer than compressing a short page does.
final class Deflater {
    /// How much memory a state takes, and how well it compresses for that.
    enum Size: Hashable {
        /// For content that is there as a whole: 268 KB.
        case full
        /// For content that is sent over a long time: 40 KB.
        case small

        fileprivate var windowBits: Int32 {
            switch self {
            case .full: 15
            case .small: 12
            }
        }

        fileprivate var memoryLevel: Int32 {
            switch self {
            case .full: 8
            case .small: 5
            }
        }
    }

    /// What is to be done with what zlib holds back.
    enum Flush {
        /// Hold it back: more will come.
        case none
        /// Write it, so that all bytes given so far can be read.
        case sync
        /// Write it with what ends the content.
        case finish

        fileprivate var code: Int32 {
            switch self {
            case .none: Z_NO_FLUSH
            case .sync: Z_SYNC_FLUSH
            case .finish: Z_FINISH
            }
        }
    }

    /// The coding that the bytes come out in.
    let coding: ContentCoding

    /// The memory it takes.
    let size: Size

    // zlib keeps a pointer to it, so it must not move.
    private let stream: UnsafeMutablePointer<z_stream>

    /// Makes a state; nil when memory is short.
    init?(coding: ContentCoding, size: Size, level: Int) {
        self.coding = coding
        self.size = size
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // zlib writes gzip's frame instead of its own when 16 is added.
        let windowBits = size.windowBits + (coding == .gzip ? 16 : 0)
        guard segue_deflateInit2(stream, Int32(clamping: level), windowBits, size.memoryLevel) == Z_OK else {
            stream.deallocate()
            return nil
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Forgets the content it was at, so that another can begin.
    func reset() {
        deflateReset(stream)
    }

    /// Compresses bytes and appends what comes of them.
    func append(_ bytes: UnsafeRawBufferPointer, flush: Flush, to output: inout [UInt8]) {
        // zlib counts in 32 bits.
        let greatestLength = 1 << 30
        var start = 0
        repeat {
            let length = min(bytes.count - start, greatestLength)
            let isLast = start + length == bytes.count
            let piece = UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
            appendPiece(piece, code: isLast ? flush.code : Z_NO_FLUSH, to: &output)
            start += length
        } while start < bytes.count
    }

    private func appendPiece(_ bytes: UnsafeRawBufferPointer, code: Int32, to output: inout [UInt8]) {
        stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
        stream.pointee.avail_in = UInt32(bytes.count)
        var room = Int(deflateBound(stream, UInt(bytes.count))) + 16
        while true {
            let start = output.count
            output.reserveCapacity(start + room)
            output.append(contentsOf: repeatElement(0, count: room))
            let result = output.withUnsafeMutableBufferPointer { buffer in
                stream.pointee.next_out = buffer.baseAddress.map { $0 + start }
                stream.pointee.avail_out = UInt32(room)
                return deflate(stream, code)
            }
            let left = Int(stream.pointee.avail_out)
            output.removeLast(left)
            // With room left, everything that was asked for has been written.
            if left > 0 || result == Z_STREAM_END { break }
            room = 4096
        }
        stream.pointee.next_in = nil
        stream.pointee.next_out = nil
    }
}

extension Deflater {
    /// Compresses bytes that will be sent many times; nil when they do not become shorter.
    static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        guard let deflater = Deflater(coding: .gzip, size: .full, level: 6) else { return nil }
        var output: [UInt8] = []
        bytes.withUnsafeBytes { deflater.append($0, flush: .finish, to: &output) }
        return output.count < bytes.count ? Array(output) : nil
    }
}
