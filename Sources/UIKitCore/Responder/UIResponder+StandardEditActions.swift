extension UIResponder {
    /// The edit actions by name.
    static var standardEditActions: InterfaceBuilderMembers {
        var members = InterfaceBuilderMembers()
        members.addAction("cut:") { (target: UIResponder, sender) in target.cut(sender) }
        members.addAction("copy:") { (target: UIResponder, sender) in target.copy(sender) }
        members.addAction("paste:") { (target: UIResponder, sender) in target.paste(sender) }
        members.addAction("pasteAndMatchStyle:") { (target: UIResponder, sender) in target.pasteAndMatchStyle(sender) }
        members.addAction("select:") { (target: UIResponder, sender) in target.select(sender) }
        members.addAction("selectAll:") { (target: UIResponder, sender) in target.selectAll(sender) }
        members.addAction("delete:") { (target: UIResponder, sender) in target.delete(sender) }
        members.addAction("makeTextWritingDirectionLeftToRight:") { (target: UIResponder, sender) in
            target.makeTextWritingDirectionLeftToRight(sender)
        }
        members.addAction("makeTextWritingDirectionRightToLeft:") { (target: UIResponder, sender) in
            target.makeTextWritingDirectionRightToLeft(sender)
        }
        members.addAction("toggleBoldface:") { (target: UIResponder, sender) in target.toggleBoldface(sender) }
        members.addAction("toggleItalics:") { (target: UIResponder, sender) in target.toggleItalics(sender) }
        members.addAction("toggleUnderline:") { (target: UIResponder, sender) in target.toggleUnderline(sender) }
        members.addAction("increaseSize:") { (target: UIResponder, sender) in target.increaseSize(sender) }
        members.addAction("decreaseSize:") { (target: UIResponder, sender) in target.decreaseSize(sender) }
        return members
    }
}
