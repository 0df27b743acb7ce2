extension UITableViewCell {
    /// The segue of a storyboard that selecting the row performs.
    final var selectionSegue: SegueTrigger? {
        get { details?.selectionSegue }
        set { madeDetails.selectionSegue = newValue }
    }

    /// The segue of a storyboard that the accessory button performs.
    final var accessorySegue: SegueTrigger? {
        get { details?.accessorySegue }
        set { madeDetails.accessorySegue = newValue }
    }
}
