import Foundation
import Testing

@testable import UIKitCore

/// What pages say of pointers.
@Suite struct TouchPathTests {
    @Test func aPressIsInTheMiddleUnlessAPlaceIsGiven() throws {
        #expect(TouchPath().points == [TouchPath.Point(share: CGPoint(x: 0.5, y: 0.5), time: 0)])
        let path = try #require(TouchPath("0.25,1"))
        #expect(path.points == [TouchPath.Point(share: CGPoint(x: 0.25, y: 1), time: 0)])
        #expect(path.tapCount == 1)
        #expect(path.size == nil)
        #expect(TouchPath("2*0,0")?.tapCount == 2)
        let sized = try #require(TouchPath("300x44.5:3*0,0"))
        #expect(sized.size == CGSize(width: 300, height: 44.5))
        #expect(sized.tapCount == 3)
    }

    @Test func aDragHasPlacesAndTimes() throws {
        let path = try #require(TouchPath("0.1,0.5;0.6,-0.5,80;1.5,0.5,140"))
        #expect(path.points.map(\.share.x) == [0.1, 0.6, 1.5])
        #expect(path.points.map(\.share.y) == [0.5, -0.5, 0.5])
        #expect(path.points.map(\.time) == [0, 0.08, 0.14])
    }

    @Test(arguments: [
        "", "1", "0.1", "a,b", "nan,0", "inf,0", "2,0", "-0.1,0", "0,0,5", "0,0;1,1", "0,0;1,1,-5", "0,0;1,1,9;1,1,8",
        "0,0;2000,0,1", "0,0;;1,1,1", "0*0,0", "10*0,0", "x*0,0", "0,0;0,0,4000000", "0,0,0,0", "0x1,0;", "10:0,0",
        "-1x5:0,0",
        "1x2x3:0,0", "x:0,0", ":0,0", "infx1:0,0",
        String(repeating: "0,0;", count: 3) + "0,0",
    ])
    func whatIsNoPathIsRefused(text: String) {
        #expect(TouchPath(text) == nil)
    }

    @Test func aPathHasAnEnd() {
        let point = ";0.5,0.5,1"
        #expect(TouchPath("0,0" + String(repeating: point, count: 511)) != nil)
        #expect(TouchPath("0,0" + String(repeating: point, count: 512)) == nil)
        #expect(TouchPath("0,0;" + String(repeating: "0", count: 100_000)) == nil)
    }
}
