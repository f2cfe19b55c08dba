// Whoever imports the components gets the types of CSS modules with them; a global declaration cannot be imported.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- see above
/// <reference path="./css.d.ts" />
export { UiStringsProvider, UI_STRINGS, useUiText, type UiKey, type UiText } from './core/ui-strings.tsx';
export { VisuallyHidden } from './core/visually-hidden.tsx';
export { Spinner } from './core/spinner.tsx';
export { cx } from './core/cx.ts';
export { saveFile } from './core/save-file.ts';
export type { LinkProps, LinkRender } from './core/link.ts';

export {
  Button,
  ButtonLink,
  type ButtonKind,
  type ButtonLinkProps,
  type ButtonProps,
} from './actions/button.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { NewWindowLink } from './actions/new-window-link.tsx';

export { controlClass, Field, type ControlWiring, type FieldTexts } from './fields/field.tsx';
export { FormNotice } from './fields/form-notice.tsx';
export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './fields/text-field.tsx';
export { CopyField, type CopyFieldProps } from './fields/copy-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/select-field.tsx';
export { PasswordField, type PasswordFieldProps, type PasswordRule } from './fields/password-field.tsx';
export {
  Checkbox,
  ChoiceGroup,
  RadioCard,
  type CheckboxProps,
  type RadioCardProps,
} from './fields/choice.tsx';
export { Stepper, type StepperProps } from './fields/stepper.tsx';
export { MultiSelect, type MultiSelectOption, type MultiSelectProps } from './fields/multi-select.tsx';

export { Badge, type BadgeState } from './display/badge.tsx';
export { Card, CardGrid, type CardProps } from './display/card.tsx';
export { Carousel, type CarouselProps } from './display/carousel.tsx';
export { Chip, ChipRow, type ChipProps } from './display/chip.tsx';
export { Picture, type PictureFormat, type PictureProps, type PictureRatio } from './display/picture.tsx';
export { PriceTag, type PriceTagProps } from './display/price-tag.tsx';
export { QrCode } from './display/qr-code.tsx';
export { Reference } from './display/reference.tsx';
export { RichText, richTextClass } from './display/rich-text.tsx';
export { Shelf, type ShelfProps } from './display/shelf.tsx';
export { Table, type Column, type TableProps } from './display/table.tsx';
export { Tabs, type Tab, type TabsProps } from './display/tabs.tsx';

export { ActionBar, type ActionBarProps } from './shop/action-bar.tsx';
export { Countdown, CountdownWaiting, type CountdownProps } from './shop/countdown.tsx';
export { ExampleDrawing, type DocumentKind } from './shop/example-drawings.tsx';
export { ProgressLine, type ProgressStep } from './shop/progress-line.tsx';
export {
  LineItems,
  SummaryPanel,
  type LineItem,
  type LineItemsProps,
  type SummaryPanelProps,
} from './shop/summary-panel.tsx';
export { UploadSlot, type UploadSlotProps } from './shop/upload-slot.tsx';
export type { UploadItem } from './shop/upload-row.tsx';

export { onModalChange, topModal } from './overlays/modal-stack.ts';
export { ActionDialog, type ActionDialogProps } from './overlays/action-dialog.tsx';
export { BottomSheet, Dialog, Drawer, type DialogProps } from './overlays/dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export {
  ToastRegion,
  type ToastItem,
  type ToastRegionProps,
  type ToastTone,
} from './overlays/toast-region.tsx';

export { Skeleton, type SkeletonProps } from './states/skeleton.tsx';
export { StateDrawing, type DrawingName } from './states/state-drawings.tsx';
export { Loaded, type LoadedProps } from './states/loaded.tsx';
export {
  EmptyState,
  ErrorState,
  NotFoundState,
  SignedOutState,
  SuccessState,
  type StateBoxProps,
} from './states/state-box.tsx';

export { WingMark, Wordmark } from './brand/wing-mark.tsx';

export * from './icons/actions.tsx';
export * from './icons/controls.tsx';
export * from './icons/editing.tsx';
export * from './icons/menu.tsx';
export * from './icons/navigation.tsx';
export * from './icons/pay.tsx';
export * from './icons/travel.tsx';
export type { IconProps } from './icons/svg.tsx';
