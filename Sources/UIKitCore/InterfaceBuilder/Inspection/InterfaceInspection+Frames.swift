package import Foundation

extension InterfaceInspection {
    /// The size that scenes are laid out at.
    package enum LayoutSize: Sendable {
        /// Each scene has the size of its own stored root view, with the safe area that the document's device and the
        /// bars around the scene leave.
        case canvas
        /// Each scene is alone in a window of a size, in points, without safe area and bars.
        case window(CGSize)
    }

    /// A view and where the layout put it.
    package struct ViewFrame: Sendable {
        /// The identifier of the view in the document.
        package let identifier: String
        /// The frame in the superview, in points.
        package let frame: CGRect
    }

    /// Lays out every scene and tells the frames of all views that have an identifier, in the document's order.
    ///
    /// Cells that are made again and again have their stored size.
    ///
    /// - Parameter size: The size of the scenes.
    package func frames(at size: LayoutSize) -> [ViewFrame] {
        let sizes = CanvasContentSizes(of: source.document)
        return made.flatMap { inspected in
            if case .canvas = size { sizes.apply(to: inspected) }
            switch inspected.content {
            case .controller(let controller): layOut(controller, of: inspected, at: size)
            case .views(let views, _): for view in views { layOut(view, of: inspected, at: size) }
            }
            return frames(of: inspected)
        }
    }

    private func frames(of inspected: InspectedScene) -> [ViewFrame] {
        var frames: [ObjectIdentifier: ViewFrame] = [:]
        for (element, object) in inspected.objects {
            guard let identifier = element.identifier, let view = object as? UIView else { continue }
            frames[ObjectIdentifier(element)] = ViewFrame(identifier: identifier, frame: view.frame)
        }
        var ordered: [ViewFrame] = []
        inspected.objectList.forEachInside { element in
            if let frame = frames[ObjectIdentifier(element)] { ordered.append(frame) }
        }
        return ordered
    }

    // MARK: Laying out

    private func layOut(_ controller: UIViewController, of inspected: InspectedScene, at size: LayoutSize) {
        let canvas = InterfaceCanvas(of: inspected.objectList, in: source.document, outline)
        let (scene, window) = stage(canvas, at: size)
        scene.inTurn {
            if case .canvas = size {
                scene.safeAreaInsets = canvas.safeArea
                controller.additionalSafeAreaInsets = canvas.bars
                for case (_, let table as UITableView) in inspected.objects { showHeader(in: table) }
            }
            window.rootViewController = controller
            window.makeKeyAndVisible()
            scene.commit()
            for cell in inspected.cells {
                window.addSubview(cell)
                scene.commit()
                cell.removeFromSuperview()
            }
        }
    }

    /// Interface Builder shows a header above the first rows of a plain table, also without a title.
    private func showHeader(in table: UITableView) {
        guard table.style == .plain, let first = table.staticSections?.first, first.header == nil,
            first.headerView == nil
        else { return }
        table.staticSections?[0] = StaticTableSection(
            header: " ", footer: first.footer, headerView: nil, footerView: first.footerView, rows: first.rows)
    }

    private func layOut(_ view: UIView, of inspected: InspectedScene, at size: LayoutSize) {
        let canvas = InterfaceCanvas(of: view, in: source.document)
        let (scene, window) = stage(canvas, at: size)
        scene.inTurn {
            if case .canvas = size { scene.safeAreaInsets = canvas.safeArea }
            // The size of the outermost view follows from nothing within it.
            view.translatesAutoresizingMaskIntoConstraints = true
            if !(view is UITableViewCell || view is UICollectionReusableView) {
                view.frame = CGRect(origin: .zero, size: window.bounds.size)
            }
            window.addSubview(view)
            window.makeKeyAndVisible()
            scene.commit()
        }
    }

    private func stage(_ canvas: InterfaceCanvas, at size: LayoutSize) -> (UIWindowScene, UIWindow) {
        let bounds =
            switch size {
            case .canvas: canvas.size
            case .window(let size): size
            }
        let scene = UIWindowScene.forInspection()
        scene.setInitialSize(bounds, traits: canvas.traits(at: bounds))
        return (scene, UIWindow(windowScene: scene))
    }
}
