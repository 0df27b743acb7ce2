import Testing
import UIKitCore

@testable import HTMLRenderer

@MainActor
@Suite struct ConstraintMarginsTests {
    @Test func constantDistancesBecomeMargins() {
        let card = UIView()
        let title = UILabel()
        let text = UILabel()
        for view in [title, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
            text.widthAnchor.constraint(equalToConstant: 200),
        ])
        #expect(
            Stage().styles(of: card) == """
                #v2{inline-size:200px;max-inline-size:100%;flex:none;}#v1{gap:0;}\
                #v3{margin-block-start:12px;margin-inline-start:16px;margin-inline-end:16px;}\
                #v2{margin-block-start:4px;align-self:center;margin-block-end:12px;}
                """)
    }

    @Test func subviewsThatFollowEachOtherSidewaysStandInARow() {
        let cell = UIView()
        let title = UILabel()
        let picture = UIView()
        for view in [title, picture] {
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        ])
        #expect(
            Stage().styles(of: cell) == """
                #v1{gap:0;}#v1{flex-direction:row;align-items:center;}#v2{order:0;}\
                #v3{flex:1 1 0;min-inline-size:0;order:1;}\
                #v3{margin-inline-start:12px;margin-inline-end:16px;}#v2{margin-inline-start:16px;}
                """)
    }

    @Test func aColumnBesideAPictureStaysAColumn() {
        let cell = UIView()
        let views = [UIView(), UILabel(), UILabel()]
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(view)
        }
        NSLayoutConstraint.activate([
            views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
            views[2].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
            views[2].topAnchor.constraint(equalTo: views[1].bottomAnchor),
        ])
        #expect(!Stage().styles(of: cell).contains("flex-direction"))
    }

    @Test func distancesFromTheContentOfAScrollViewHaveNoMargins() {
        let scroll = UIScrollView()
        let text = UILabel()
        text.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(text)
        let (content, margins) = (scroll.contentLayoutGuide, scroll.layoutMarginsGuide)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        #expect(
            Stage().styles(of: scroll).contains(
                "{margin-block-start:16px;margin-inline-start:20px;margin-inline-end:8px;}"))
    }

    @Test func aTextViewIsAsHighAsConstraintsSay() {
        let view = UIView()
        let text = UITextView()
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        let height = text.heightAnchor.constraint(equalToConstant: 60)
        height.isActive = true
        #expect(Stage().styles(of: view).contains("#v2{min-block-size:0;block-size:60px;flex-shrink:0;}"))
        height.isActive = false
        #expect(!Stage().styles(of: view).contains("min-block-size"))
    }

    @Test func sizesOfPicturesAreKept() {
        let view = UIView()
        let image = UIImageView()
        image.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(image)
        NSLayoutConstraint.activate([
            image.heightAnchor.constraint(equalToConstant: 120),
            image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 1.5),
        ])
        #expect(Stage().styles(of: view).contains("#v2{block-size:120px;flex-shrink:0;aspect-ratio:1.5;}"))
    }
}
