import Foundation
import Testing

@testable import UIKitCore

@Suite("A class's table gives access to its properties and segue actions by name")
@MainActor
struct InterfaceBuilderMembersTests {
    @Test("Outlets, collections and inspectable properties accept values of their type alone")
    func properties() throws {
        let form = Form()
        let members = InterfaceBuilderMembers.members(of: Form.self)
        let first = NSObject()
        try members.outlets["title"]?.set(first, on: form)
        try members.outletCollections["days"]?.set([first, first], on: form)
        try members.inspectableProperties["radius"]?.set(4.0, on: form)
        #expect(form.title === first)
        #expect(form.days?.count == 2)
        #expect(form.radius == 4)

        try members.outlets["title"]?.set(nil, on: form)
        #expect(form.title == nil)
        #expect(throws: PropertyAccess.Refusal.valueNotAccepted(expected: "Swift.Double")) {
            try members.inspectableProperties["radius"]?.set("wide", on: form)
        }
        #expect(throws: PropertyAccess.Refusal.ownerNotAccepted(expected: "UIKitCoreTests.Form")) {
            try members.outlets["title"]?.set(first, on: first)
        }
    }

    @Test("A segue action receives as many arguments as it takes")
    func segueActions() {
        let form = Form()
        let members = InterfaceBuilderMembers.members(of: Form.self)
        for selector in ["detail:", "detail:sender:", "detail:sender:segueIdentifier:"] as [Selector] {
            let destination = members.segueActions[selector]?
                .destination(source: form, coder: "coder", sender: nil, identifier: "show")
            #expect(destination === form)
        }
        #expect(form.calls == ["coder", "coder nil", "coder nil show"])
    }

    @Test("A class without a table has an empty one")
    func noTable() {
        #expect(InterfaceBuilderMembers.members(of: NSObject.self).actions.isEmpty)
    }
}

final class Form: NSObject, InterfaceBuilderClass {
    weak var title: NSObject?
    var days: [NSObject]?
    var radius = 0.0
    var calls: [String] = []

    static var interfaceBuilderMembers: InterfaceBuilderMembers {
        var members = InterfaceBuilderMembers()
        members.addOutlet("title", \Form.title)
        members.addOutletCollection("days", \Form.days)
        members.addInspectableProperty("radius", \Form.radius)
        members.addSegueAction("detail:") { (target: Form, coder) in target.detail(coder) }
        members.addSegueAction("detail:sender:") { (target: Form, coder, sender) in
            target.detail(coder, sender: sender)
        }
        members.addSegueAction("detail:sender:segueIdentifier:") { (target: Form, coder, sender, identifier) in
            target.detail(coder, sender: sender, segueIdentifier: identifier)
        }
        return members
    }

    func detail(_ coder: String) -> Form? {
        calls.append(coder)
        return self
    }

    func detail(_ coder: String, sender: Any?) -> Form? {
        detail("\(coder) \(sender ?? "nil")")
    }

    func detail(_ coder: String, sender: Any?, segueIdentifier: String?) -> NSObject? {
        detail("\(coder) \(sender ?? "nil") \(segueIdentifier ?? "nil")")
    }
}
