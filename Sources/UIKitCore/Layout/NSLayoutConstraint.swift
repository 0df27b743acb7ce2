public import Foundation

/// A relation between the places or sizes of views: first = multiplier × second + constant, or one side at most the
/// other.
///
/// An active constraint belongs to the nearest view that contains everything it relates, and lives as long as that
/// view. It does not keep the views alive.
///
/// Source: UIKit, `NSLayoutConstraint`.
@MainActor
open class NSLayoutConstraint: NSObject {
    /// The left side.
    @exclusivity(unchecked) package final private(set) var first: ConstraintTerm?
    /// The right side; nil if a size is related to a constant.
    @exclusivity(unchecked) package final private(set) var second: ConstraintTerm?
    /// The number of standard distances that the constant stands for; nil for a constant of the app's.
    @exclusivity(unchecked) final private(set) var systemSpacings: CGFloat?
    /// The view the constraint belongs to while it is active.
    package final weak var owner: UIView?

    /// How the two sides compare.
    @exclusivity(unchecked) public final private(set) var relation = Relation.equal
    /// What the right side is multiplied with.
    @exclusivity(unchecked) public final private(set) var multiplier: CGFloat = 1

    private var storedConstant: CGFloat = 0
    private var storedPriority = UILayoutPriority.required

    /// A name for the developer.
    open var identifier: String?

    /// Whether an archive of the view contains the constraint.
    ///
    /// Kept for the app; views are not archived here.
    open var shouldBeArchived = false

    /// Creates a constraint that relates nothing and can never be activated.
    ///
    /// A storyboard or nib makes one of a subclass with it, and has it relate something before it is asked for more.
    public override init() {
        super.init()
    }

    /// Creates a constraint between attributes of views and layout guides.
    ///
    /// What UIKit refuses with an exception, such as a place related to a size, is a scene fault here, and the
    /// constraint can never be activated.
    ///
    /// - Parameters:
    ///   - view1: The view or layout guide on the left side.
    ///   - attr1: Its attribute.
    ///   - relation: How the sides compare.
    ///   - view2: The view or layout guide on the right side, or nil.
    ///   - attr2: Its attribute; `notAnAttribute` without a view.
    ///   - multiplier: What the right side is multiplied with.
    ///   - c: What is added to the right side, in points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = (view1 as? any LayoutItem).map { ConstraintTerm($0, attr1) }
        let second = (view2 as? any LayoutItem).map { ConstraintTerm($0, attr2) }
        if first == nil || (view2 != nil && second == nil) {
            Self.refuse("Constraint items must each be a view or layout guide.", for: first?.item)
            self.init(first: nil, relation: relation, second: nil, multiplier: multiplier, constant: c)
        } else {
            self.init(first: first, relation: relation, second: second, multiplier: multiplier, constant: c)
        }
    }

    /// Creates a constraint between two terms; one that UIKit would refuse has no first term.
    convenience init(
        first: ConstraintTerm?, relation: Relation, second: ConstraintTerm?, multiplier: CGFloat = 1,
        constant: CGFloat = 0, systemSpacings: CGFloat? = nil
    ) {
        self.init()
        relate(first, relation, second, multiplier: multiplier, constant: constant)
        self.systemSpacings = systemSpacings
    }

    /// Says what a new constraint relates.
    final func relate(
        _ first: ConstraintTerm?, _ relation: Relation, _ second: ConstraintTerm?, multiplier: CGFloat,
        constant: CGFloat
    ) {
        let problem = first.flatMap { Self.problem(first: $0, second: second, multiplier: multiplier) }
        if let problem { Self.refuse(problem, for: first?.item) }
        self.first = problem == nil ? first : nil
        self.second = second
        self.relation = relation
        self.multiplier = multiplier.isFinite ? multiplier : 1
        self.constant = constant
    }

    /// Called when a storyboard or nib has made the constraint of a class of the app's own, and all is connected.
    open func awakeFromNib() {}

    /// Called by Interface Builder where it draws the object on its canvas, and nowhere else.
    ///
    /// Source: UIKit, `NSObject.prepareForInterfaceBuilder()`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessing the parts

    /// The view or layout guide on the left side.
    open var firstItem: AnyObject? { first?.item }

    /// The attribute on the left side.
    open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }

    /// The left side as an anchor, which equals the view's or guide's own.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first ?? ConstraintTerm()) }

    /// The right side as an anchor, or nil where there is none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        guard let second, second.measure != .none else { return nil }
        return NSLayoutAnchor(second)
    }

    /// The view or layout guide on the right side, or nil.
    open var secondItem: AnyObject? { second?.item }

    /// The attribute on the right side.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// What is added to the right side, in points; the one part that may change while the constraint is active.
    ///
    /// A number that is not finite is refused as a scene fault. The standard distance to or from a base line of text is
    /// the distance of its lines.
    open var constant: CGFloat {
        get { storedConstant + spacingOfText }
        set {
            guard newValue.isFinite else {
                Self.refuse("Constant is not finite!  That's illegal.  constant:\(newValue)")
                return
            }
            guard newValue != storedConstant || systemSpacings != nil else { return }
            systemSpacings = nil
            storedConstant = newValue
            owner?.constraintDidChange(self)
        }
    }

    /// The constant without what standard distances are larger for text.
    final var plainConstant: CGFloat { constant - spacingOfText }

    /// What the standard distances of the constant are more beside text than between edges.
    ///
    /// A standard distance to or from a base line is the line height of the text, of the larger one where both sides are
    /// base lines: so far apart, two lines never touch.
    final var spacingOfText: CGFloat {
        guard let systemSpacings, let distance = [first, second].compactMap({ $0?.distanceOfTextLines }).max() else {
            return 0
        }
        return systemSpacings * (distance - NSLayoutAnchor<AnyObject>.systemSpacing)
    }

    /// How important the constraint is.
    ///
    /// While it is active it cannot become required, nor cease to be: that is refused as a scene fault.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            if let problem = problem(priority: newValue) {
                SceneFault.raise(problem.name, problem.reason, in: owner?.owningScene)
                return
            }
            guard newValue != storedPriority else { return }
            storedPriority = newValue
            owner?.constraintDidChange(self)
        }
    }

    // MARK: Activating

    /// Whether the constraint takes part in the layout.
    ///
    /// Setting it adds the constraint to the nearest common ancestor of its items, or removes it. Items without one are
    /// refused as a scene fault.
    open var isActive: Bool {
        get { owner != nil }
        set {
            if newValue { activate() } else { owner?.removeConstraint(self) }
        }
    }

    /// Makes constraints active.
    ///
    /// - Parameter constraints: The constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints inactive.
    ///
    /// - Parameter constraints: The constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: Describing

    /// The constraint as UIKit describes it, such as `<NSLayoutConstraint:0x… V:|-(8)-[UILabel:0x…]   (active, names:
    /// '|':UIView:0x… )>`; outside of the main actor only its address.
    nonisolated open override var description: String {
        guard MainQueue.isCurrent else { return "<\(type(of: self)):\(Self.address(of: self))>" }
        return MainActor.assumeIsolated { pictureOrEquation }
    }
}
