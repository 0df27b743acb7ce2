import Foundation
import Testing

@testable import UIKitCore

@Suite struct UIGraphicsImageRendererTests {
    @Test func anImageIsWhatWasDrawn() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
        let image = renderer.image { context in
            UIColor.systemRed.setFill()
            context.fill(renderer.format.bounds)
            "Hi".draw(at: .zero)
            #expect(context.currentImage.drawnImage?.drawing.items.count == 2)
        }
        #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 3)
        #expect(image.drawnImage?.drawing.texts == ["Hi"])
        #expect(image.urlPath == nil && !image.isSymbolImage)
        #expect(image.withRenderingMode(.alwaysTemplate).drawnImage === image.drawnImage)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func anImageDrawnIntoAnotherCountsWithAllItHas() {
        let dots = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
            for index in 0..<1_000 { context.cgContext.fillEllipse(in: CGRect(x: index, y: 0, width: 1, height: 1)) }
        }
        let single = dots.drawnImage?.drawing.elementCount ?? 0
        let wall = UIGraphicsImageRenderer(size: CGSize(width: 1_000, height: 1_000)).image { context in
            dots.drawAsPattern(in: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
        }
        let count = wall.drawnImage?.drawing.elementCount ?? 0
        #expect(single > 5_000 && count > single && count <= Drawing.mostElements)
    }

    @Test func theOldFunctionsMakeImagesToo() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 10, height: 10) && image?.drawnImage?.drawing.items.count == 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func sizesThatNoImageHasAreNone() {
        for size in [
            CGSize(width: -5, height: 5), CGSize(width: CGFloat.nan, height: 1),
            CGSize(width: CGFloat.infinity, height: 1),
        ] {
            let image = UIGraphicsImageRenderer(size: size).image { UIRectFill($0.cgContext.boundingBoxOfClipPath) }
            #expect(image.size.width.isFinite && image.size.width >= 0 && image.size.height.isFinite)
        }
    }

    @Test func imagesAreDrawnOnAnyThread() async {
        let images = await withTaskGroup(of: UIImage.self) { group in
            for index in 1...8 {
                group.addTask {
                    UIGraphicsImageRenderer(size: CGSize(width: index, height: index)).image { context in
                        for _ in 0..<index { context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(images.allSatisfy { CGFloat($0.drawnImage?.drawing.items.count ?? 0) == $0.size.width })
    }
}
