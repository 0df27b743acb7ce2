import Foundation
import Glibc

/// The contexts that drawing goes to on a thread, the present one last.
///
/// As in UIKit, each thread has its own, so that images can be drawn on any of them.
final class GraphicsStack {
    private var contexts: [CGContext] = []
    /// A context that nothing was drawn in, for the next view.
    private var spare: CGContext?

    /// The place of a thread's stack among what the thread keeps.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { stack in
            guard let stack else { return }
            Unmanaged<GraphicsStack>.fromOpaque(stack).release()
        }
        return key
    }()

    /// The stack of the thread, made on first use.
    static var current: GraphicsStack {
        if let known = pthread_getspecific(key) { return Unmanaged.fromOpaque(known).takeUnretainedValue() }
        let stack = GraphicsStack()
        // The thread owns its stack and lets go of it when it ends.
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    /// The context that drawing goes to; nil where nothing is being drawn.
    var context: CGContext? { contexts.last }

    func push(_ context: CGContext) {
        contexts.append(context)
    }

    func pop() {
        _ = contexts.popLast()
    }

    /// Has something drawn and gives what was drawn; nil for nothing.
    ///
    /// - Parameters:
    ///   - canvas: The rectangle that is drawn in, in points.
    ///   - draw: Draws it.
    func recording(in canvas: CGRect, _ draw: (CGContext) -> Void) -> Drawing? {
        let context: CGContext
        if let spare, spare.reuse(for: canvas) {
            context = spare
        } else {
            context = CGContext(canvas: canvas)
        }
        spare = nil
        let depth = contexts.count
        contexts.append(context)
        draw(context)
        // What an app pushed and did not pop goes too.
        if contexts.count > depth { contexts.removeSubrange(depth...) }
        guard let drawing = context.finishedDrawing else {
            spare = context
            return nil
        }
        return drawing
    }
}

extension CGContext {
    /// What was drawn, with all layers ended; nil for nothing.
    var finishedDrawing: Drawing? {
        while !layers.isEmpty {
            unrecordedLayers = 0
            endLayer(cutOutBy: nil)
        }
        return drawing.isEmpty ? nil : drawing
    }
}
