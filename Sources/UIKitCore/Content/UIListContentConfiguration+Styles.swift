extension UIListContentConfiguration {
    private static func content(
        _ purpose: Purpose,
        _ style: UIFont.TextStyle = .body,
        _ color: UIColor = .label,
        secondary secondaryStyle: UIFont.TextStyle = .footnote,
        _ secondaryColor: UIColor = .secondaryLabel
    ) -> UIListContentConfiguration {
        UIListContentConfiguration(
            purpose: purpose,
            text: TextProperties(font: .preferredFont(forTextStyle: style), color: color),
            secondaryText: TextProperties(
                font: .preferredFont(forTextStyle: secondaryStyle),
                color: secondaryColor
            )
        )
    }

    /// The content of a cell: a text, and a secondary one below it.
    public static func cell() -> UIListContentConfiguration {
        content(.cell)
    }

    /// The content of a cell with a secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration {
        content(.subtitleCell)
    }

    /// The content of a cell with a secondary text at the other side.
    public static func valueCell() -> UIListContentConfiguration {
        var value = content(.valueCell, secondary: .body)
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }

    /// The content of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration {
        content(.sidebarCell)
    }

    /// The content of a cell in a sidebar with a secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        content(.sidebarCell)
    }

    /// The content of a cell in a sidebar beside content.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        content(.sidebarCell)
    }

    /// The content of a cell in a sidebar beside content, with a secondary text below the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        content(.sidebarCell)
    }

    /// The content of a header, as the list around it has it.
    public static func header() -> UIListContentConfiguration {
        content(.groupedHeader, .footnote, .secondaryLabel)
    }

    /// The content of a footer, as the list around it has it.
    public static func footer() -> UIListContentConfiguration {
        content(.groupedFooter, .footnote, .secondaryLabel)
    }

    /// The content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        content(.plainHeader, .headline)
    }

    /// The content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        content(.plainFooter, .subheadline, .secondaryLabel)
    }

    /// The content of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        content(.groupedHeader, .footnote, .secondaryLabel)
    }

    /// The content of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        content(.groupedFooter, .footnote, .secondaryLabel)
    }

    /// The content of a large header in a grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        bold(content(.prominentInsetGroupedHeader, .title3))
    }

    /// The content of a large header that is shown wherever a list needs one to stand out.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        bold(content(.prominentInsetGroupedHeader, .title2))
    }

    /// The content of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        bold(content(.sidebarHeader, .title3))
    }

    private static func bold(_ content: UIListContentConfiguration) -> UIListContentConfiguration {
        var content = content
        let font = content.textProperties.font
        if let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) {
            content.textProperties.font = UIFont(descriptor: descriptor, size: 0)
        }
        return content
    }
}
