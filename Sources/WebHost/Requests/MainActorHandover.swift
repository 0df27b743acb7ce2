import Synchronization

/// Takes the work of requests to the main actor, several at a time.
///
/// To change threads costs as much as most answers do. So one task leads: it lets the other tasks that are ready on its
/// event loop go first, does their work together with its own in one turn of the main actor, and gives them their
/// answers when it is back on its loop.
final class MainActorHandover<Answer: Sendable>: Sendable {
    /// What a request asks of the main actor.
    typealias Work = @MainActor @Sendable () -> Answer

    /// What a task that waits is told.
    private enum Outcome {
        /// It is to take its own work to the main actor, and that of others.
        case leads
        /// Its work was done.
        case answered(Answer)
    }

    private struct Follower {
        let work: Work
        let continuation: UnsafeContinuation<Outcome, Never>
    }

    private struct Queue {
        var isLed = false
        var followers: [Follower] = []
    }

    /// The most tasks that follow one leader: the first answers are not to wait long for the last.
    private static var greatestFollowing: Int { 15 }

    private let queue = Mutex(Queue())
    private let turn: @MainActor @Sendable ([Work]) -> [Answer]

    /// Creates a handover.
    ///
    /// - Parameter turn: Does work, one after the other, and gives the answers in the same order.
    init(turn: @escaping @MainActor @Sendable ([Work]) -> [Answer]) {
        self.turn = turn
    }

    /// Does work on the main actor.
    nonisolated(nonsending) func perform(_ work: @escaping Work) async -> Answer {
        let outcome = await withUnsafeContinuation { continuation in
            let leads = queue.withLock { queue in
                guard queue.isLed else {
                    queue.isLed = true
                    return true
                }
                queue.followers.append(Follower(work: work, continuation: continuation))
                return false
            }
            if leads { continuation.resume(returning: .leads) }
        }
        return switch outcome {
        case .answered(let answer): answer
        case .leads: await lead(work)
        }
    }

    private nonisolated(nonsending) func lead(_ work: @escaping Work) async -> Answer {
        await Task.yield()
        let followers = gatherFollowers()
        let all = [work] + followers.map(\.work)
        let answers = await MainActor.run { [turn] in turn(all) }
        for (follower, answer) in zip(followers, answers.dropFirst()) {
            follower.continuation.resume(returning: .answered(answer))
        }
        return answers[0]
    }

    /// Takes those who follow this leader, and has the next one lead the others.
    private func gatherFollowers() -> [Follower] {
        let (followers, successor) = queue.withLock { queue in
            let followers = Array(queue.followers.prefix(Self.greatestFollowing))
            queue.followers.removeFirst(followers.count)
            let successor = queue.followers.isEmpty ? nil : queue.followers.removeFirst()
            queue.isLed = successor != nil
            return (followers, successor)
        }
        successor?.continuation.resume(returning: .leads)
        return followers
    }
}
