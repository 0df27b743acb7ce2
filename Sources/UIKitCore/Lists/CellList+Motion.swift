import Foundation

/// The views of a section in reach, with the places that the server knows.
@MainActor
struct SectionPlaces {
    /// The number of the section.
    let section: Int
    /// Whether the page has one element for the section, in which all of it stands.
    let isOneElement: Bool
    /// The views from first to last.
    private(set) var views: [UIView] = []
    /// The places of their upper left corners; nil where only the browser knows them.
    private(set) var origins: [CGPoint?] = []

    init(section: Int, isOneElement: Bool) {
        self.section = section
        self.isOneElement = isOneElement
    }

    mutating func append(_ view: UIView, at origin: CGPoint?) {
        views.append(view)
        origins.append(origin)
    }
}

/// Where what is on the page stands before a change.
struct PlacesOnPage {
    /// The places of the upper left corners by the numbers of the views; nil where only the browser knows them.
    var origins: [Int32: CGPoint?] = [:]
    /// The views with which sections begin.
    var firstViews: Set<Int32> = []
}

extension CellList {
    /// Where what is on the page stands before a change; nil when the change is not to be seen.
    func places(before changes: PlaceChanges) -> PlacesOnPage? {
        // What has no number yet was on no page.
        guard changes.entrances != nil, window != nil, viewIdentifier != nil, UIView.areAnimationsEnabled else {
            return nil
        }
        var places = PlacesOnPage()
        for section in placesInReach {
            if let first = section.views.first?.viewIdentifier { places.firstViews.insert(first) }
            for (view, origin) in zip(section.views, section.origins) {
                if let identifier = view.viewIdentifier { places.origins.updateValue(origin, forKey: identifier) }
            }
        }
        return places
    }

    /// Has the page show how what came or moved by a change gets to its place.
    func showMotion(of changes: PlaceChanges, from places: PlacesOnPage?) {
        guard let places, let entrances = changes.entrances, let scene = owningScene, !needsReload else { return }
        scene.forgetMotionOfDeparted()
        let list = scene.identifier(for: self)
        if needsBrowser(from: places) { scene.add(.onPage, of: .init(list: list, view: list, isSection: false)) }
        for section in placesInReach {
            let motions = zip(section.views, section.origins).map { view, origin in
                motion(of: view, in: section.section, to: origin, from: places, entrances)
            }
            // A section of which all moves alike moves as one, with what is drawn behind its rows.
            if section.isOneElement, let first = section.views.first?.viewIdentifier,
                places.firstViews.contains(first), case .elsewhere? = motions[0],
                motions.allSatisfy({ $0 == motions[0] })
            {
                scene.add(motions[0], of: .init(list: list, view: first, isSection: true))
                continue
            }
            for (view, motion) in zip(section.views, motions) where motion != nil {
                scene.add(motion, of: .init(list: list, view: scene.identifier(for: view), isSection: false))
            }
        }
    }

    /// Whether something has left the list, or stays in it at places that only the browser knows.
    private func needsBrowser(from places: PlacesOnPage) -> Bool {
        var left = places.origins
        for section in placesInReach {
            for (view, end) in zip(section.views, section.origins) {
                guard let identifier = view.viewIdentifier, let start = left.removeValue(forKey: identifier) else {
                    continue
                }
                if start == nil || end == nil { return true }
            }
        }
        return !left.isEmpty
    }

    private func motion(
        of view: UIView, in section: Int, to end: CGPoint?, from places: PlacesOnPage,
        _ entrances: ListEntrances
    ) -> RowMotion? {
        guard let identifier = view.viewIdentifier, let start = places.origins[identifier] else {
            let indexPath = (view as? any ItemCell)?.shownIndexPath
            let animation = indexPath.map(entrances.ofItem) ?? entrances.ofSection(section)
            return animation.flatMap { RowMotion($0) }
        }
        // In a block of changes with an animation of its own the rows move by that.
        guard let start, let end, ViewMotionRecorder.current == nil else { return nil }
        let x = Double(start.x - end.x), y = Double(start.y - end.y)
        guard x.isFinite, y.isFinite, abs(x) >= 0.5 || abs(y) >= 0.5 else { return nil }
        return .elsewhere(x: x, y: y)
    }
}

extension UIWindowScene {
    /// Keeps how something in a list gets to its place, for the next page or patch.
    fileprivate func add(_ motion: RowMotion?, of subject: RowMotion.Subject) {
        guard let motion else { return }
        if let earlier = rowMotions[subject] {
            rowMotions[subject] = earlier.followed(by: motion)
        } else {
            rowMotions[subject] = motion
        }
    }

    /// Forgets the motion of what is no longer shown, so that edits of a page that nobody looks at take no room.
    fileprivate func forgetMotionOfDeparted() {
        rowMotions = rowMotions.filter { subject, _ in
            view(withIdentifier: subject.view)?.viewIdentifier == subject.view
        }
    }
}
