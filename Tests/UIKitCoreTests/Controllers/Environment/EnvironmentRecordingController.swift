import Foundation

@testable import UIKitCore

/// A controller that also logs what it is told of its surroundings.
class EnvironmentRecordingController: RecordingViewController {
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        log.add("\(name).safeArea")
    }

    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        log.add("\(name).margins")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log.add("\(name).traits")
    }

    override func updateProperties() {
        super.updateProperties()
        log.add("\(name).properties")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log.add("\(name).willLayout")
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        log.add("\(name).willTransition(\(newCollection.horizontalSizeClass == .compact ? "compact" : "regular"))")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log.add("\(name).viewWillTransition(\(Int(size.width)))")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [name, log] _ in
            log.add("\(name).alongside")
        } completion: { [name, log] _ in
            log.add("\(name).completion")
        }
    }
}

extension TestScene {
    /// Reports another window, as a browser does.
    func resize(width: CGFloat, height: CGFloat, idiom: UIUserInterfaceIdiom = .phone) {
        let traits = scene.systemTraits.modifyingTraits {
            $0.userInterfaceIdiom = idiom
            $0.horizontalSizeClass = width < 768 ? .compact : .regular
            $0.verticalSizeClass = height < 480 ? .compact : .regular
        }
        turn { scene.resize(to: CGSize(width: width, height: height), traits: traits) }
    }
}

extension CallbackLog {
    /// The entries so far, with those that follow an equal one left out; none are left afterwards.
    func takeDistinct() -> [String] {
        take().reduce(into: []) { entries, entry in
            if entries.last != entry { entries.append(entry) }
        }
    }
}
