import UIKitCore

extension HTMLRendererTable {
    /// Registers the renderers of UIKit's own views.
    func registerViews() {
        register(UIView.self, render: PlainViewRenderer.render)
        register(UIWindow.self, render: WindowRenderer.render)
        register(ContainerView.self, render: ContainerRenderer.render)
        register(PresentationContainerView.self, render: PresentationRenderer.render)
        register(AlertView.self) { AlertRenderer.render($0, into: &$1) }
        register(AlertActionButton.self) { AlertRenderer.render($0, into: &$1) }
        register(UITableView.self, render: TableRenderer.render)
        register(UITableViewCell.self, render: CellRenderer.render)
        register(UICollectionView.self, render: CollectionRenderer.render)
        register(UICollectionViewCell.self, render: CollectionCellRenderer.render)
        registerBars()
        registerControls()
        register(UILabel.self, render: LabelRenderer.render)
        register(UIImageView.self, render: ImageViewRenderer.render)
        register(UIStackView.self, render: StackViewRenderer.render)
        register(UIScrollView.self, render: ScrollViewRenderer.render)
        register(UIRefreshControl.self, render: RefreshControlRenderer.render)
        register(UIVisualEffectView.self, render: VisualEffectViewRenderer.render)
        register(UIListContentView.self, render: ListContentRenderer.render)
        register(UIContentUnavailableView.self, render: ContentUnavailableRenderer.render)
        register(UIProgressView.self) { ProgressRenderer.render($0, into: &$1) }
        register(UIActivityIndicatorView.self) { ProgressRenderer.render($0, into: &$1) }
    }

    private func registerBars() {
        register(UINavigationBar.self, render: NavigationBarRenderer.render)
        register(UISearchBar.self, render: SearchBarRenderer.render)
        register(UIToolbar.self, render: ToolbarRenderer.render)
        register(InputBar.self, render: InputBarRenderer.render)
        register(UITabBar.self) { TabBarRenderer.render($0, into: &$1) }
        register(TabBarButton.self) { TabBarRenderer.render($0, into: &$1) }
        register(BarButton.self) { BarButtonRenderer.render($0, into: &$1) }
        register(NavigationTitleField.self) { NavigationTitleFieldRenderer.render($0, into: &$1) }
        register(NavigationBackButton.self) { BarButtonRenderer.render($0, into: &$1) }
        register(SplitBarButton.self) { BarButtonRenderer.render($0, into: &$1) }
    }

    private func registerControls() {
        register(UIButton.self, render: ButtonRenderer.render)
        register(UITextField.self, render: TextFieldRenderer.render)
        register(UITextView.self, render: TextViewRenderer.render)
        register(FileField.self, render: FileFieldRenderer.render)
        register(FileLink.self) { LinkRenderer.render($0, into: &$1) }
        register(WebLink.self) { LinkRenderer.render($0, into: &$1) }
        register(ColorField.self) { ColorFieldRenderer.render($0, into: &$1) }
        register(UIColorWell.self) { ColorFieldRenderer.render($0, into: &$1) }
        register(UIDatePicker.self, render: DatePickerRenderer.render)
        register(UIPickerView.self) { PickerRenderer.render($0, into: &$1) }
        register(PickerComponent.self) { PickerRenderer.render($0, into: &$1) }
        register(UISegmentedControl.self, render: SegmentedControlRenderer.render)
        register(UISwitch.self) { ValueControlRenderer.render($0, into: &$1) }
        register(UISlider.self) { ValueControlRenderer.render($0, into: &$1) }
        register(UIStepper.self) { ValueControlRenderer.render($0, into: &$1) }
        register(UIPageControl.self) { ValueControlRenderer.render($0, into: &$1) }
    }
}
