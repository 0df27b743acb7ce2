extension CALayer {
    /// Adds an animation, which is over at once: the layer looks as its own properties say.
    ///
    /// - Parameters:
    ///   - anim: The animation. Its delegate is told of its beginning in this call, of its end after the next commit.
    ///   - key: A name; another animation of the same name goes.
    public final func add(_ anim: CAAnimation, forKey key: String?) {
        anim.delegate?.animationDidStart(anim)
        let key = key ?? "animation \(ObjectIdentifier(anim).hashValue)"
        addedAnimations[key] = anim
        UIApplication.shared.afterCommit { [weak self] in
            if let self, anim.isRemovedOnCompletion, addedAnimations[key] === anim { addedAnimations[key] = nil }
            anim.delegate?.animationDidStop(anim, finished: true)
        }
    }

    /// The animation of a name that is not over or stays; nil for none.
    public final func animation(forKey key: String) -> CAAnimation? { addedAnimations[key] }

    /// The names of the animations that are not over or stay; nil for none.
    public final func animationKeys() -> [String]? { addedAnimations.isEmpty ? nil : addedAnimations.keys.sorted() }

    /// Forgets an animation.
    public final func removeAnimation(forKey key: String) {
        addedAnimations[key] = nil
    }

    /// Forgets all animations.
    public final func removeAllAnimations() {
        addedAnimations.removeAll()
    }
}
