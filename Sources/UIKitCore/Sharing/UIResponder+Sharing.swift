extension UIResponder {
    /// What can be used in a way of the nearest responder, from this one on, that offers anything.
    final func activityItemsConfiguration(
        supporting interaction: UIActivityItemsConfigurationInteraction
    ) -> (any UIActivityItemsConfigurationReading)? {
        for responder in chain {
            guard let configuration = responder.activityItemsConfiguration else { continue }
            let isOffered =
                configuration.activityItemsConfigurationSupports(interaction: interaction)
                && !configuration.itemProvidersForActivityItemsConfiguration.isEmpty
            return isOffered ? configuration : nil
        }
        return nil
    }

    /// Copying what is offered to be copied, as an entry of a menu; nil where there is nothing.
    final var copyingAction: UIAction? {
        guard let configuration = activityItemsConfiguration(supporting: .copy) else { return nil }
        return UIAction(title: FrameworkText.copy.localized, image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.setItemProviders(
                configuration.itemProvidersForActivityItemsConfiguration, localOnly: true, expirationDate: nil)
        }
    }

    /// Sharing what is offered to be shared, as an entry of a menu; nil where there is nothing.
    final var sharingAction: UIAction? {
        guard let configuration = activityItemsConfiguration(supporting: .share) else { return nil }
        return UIAction(title: FrameworkText.share.localized, image: UIImage(systemName: "square.and.arrow.up")) {
            [weak self] _ in
            self?.controllerInChain?.present(
                UIActivityViewController(activityItemsConfiguration: configuration), animated: true)
        }
    }
}
