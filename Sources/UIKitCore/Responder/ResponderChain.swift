import Logging

/// A responder and those after it, each the `next` of the one before.
///
/// A `next` of an app may lead back to a responder that was there before, round and round. Such a chain ends when that is
/// noticed, after its responders were met a few times, and the log says so once for each class.
@MainActor
struct ResponderChain: @MainActor Sequence, @MainActor IteratorProtocol {
    private let first: UIResponder?
    private var last: UIResponder?
    /// How many responders were met.
    private var count = 0
    /// One met before, taken anew at ever greater distances: whoever meets it again goes round (Brent, 1980).
    private var mark: UIResponder?
    /// The number of responders after which the next mark is taken.
    private var nextMark = 1

    /// Begins with a responder.
    init(from first: UIResponder?) {
        self.first = first
    }

    mutating func next() -> UIResponder? {
        guard let current = count == 0 ? first : last?.next else {
            last = nil
            return nil
        }
        guard current !== mark else {
            Self.report(current)
            last = nil
            return nil
        }
        count += 1
        if count == nextMark {
            mark = current
            nextMark *= 2
        }
        last = current
        return current
    }

    private static func report(_ responder: UIResponder) {
        let name = String(reflecting: type(of: responder))
        guard reported.insert(name).inserted else { return }
        Logger.uiKit.warning(
            "a responder chain leads back to where it was: have `next` lead on to the window",
            metadata: ["class": "\(name)"])
    }

    private static var reported: Set<String> = []
}

extension UIResponder {
    /// This responder and those after it in the responder chain.
    final var chain: ResponderChain { ResponderChain(from: self) }

    /// The first controller in the chain, which may be this responder itself.
    final var controllerInChain: UIViewController? {
        for case let controller as UIViewController in chain { return controller }
        return nil
    }
}
