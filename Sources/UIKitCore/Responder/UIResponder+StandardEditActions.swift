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
        members.addAction("find:") { (target: UIResponder, sender) in target.find(sender) }
        members.addAction("findAndReplace:") { (target: UIResponder, sender) in target.findAndReplace(sender) }
        members.addAction("findNext:") { (target: UIResponder, sender) in target.findNext(sender) }
        members.addAction("findPrevious:") { (target: UIResponder, sender) in target.findPrevious(sender) }
        members.addAction("useSelectionForFind:") { (target: UIResponder, sender) in
            target.useSelectionForFind(sender)
        }
        members.addAction("duplicate:") { (target: UIResponder, sender) in target.duplicate(sender) }
        members.addAction("move:") { (target: UIResponder, sender) in target.move(sender) }
        members.addAction("rename:") { (target: UIResponder, sender) in target.rename(sender) }
        members.addAction("export:") { (target: UIResponder, sender) in target.export(sender) }
        members.addAction("printContent:") { (target: UIResponder, sender) in target.printContent(sender) }
        return members
    }
}

extension UIResponder {
    /// Whether the pasteboard has what the responder takes; nil without a paste configuration.
    final var canPasteFromPasteboard: Bool? {
        guard pasteConfiguration != nil else { return nil }
        let items = UIPasteboard.general.itemProviders
        return !items.isEmpty && canPaste(items)
    }

    /// Pastes what is on the pasteboard where the configuration allows it.
    final func pasteFromPasteboard() {
        if canPasteFromPasteboard ?? false { paste(itemProviders: UIPasteboard.general.itemProviders) }
    }

    /// Whether each item is of a type of the paste configuration.
    final func acceptsByConfiguration(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let accepted = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return itemProviders.allSatisfy { item in
            accepted.contains { item.hasItemConformingToTypeIdentifier($0) }
        }
    }
}
