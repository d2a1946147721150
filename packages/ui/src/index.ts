'use client'

export { Autocomplete, type AutocompleteProps, type Suggestion } from './autocomplete'
export {
  Button,
  type ButtonProps,
  DeleteButton,
  type DeleteButtonProps,
  IconButton,
  type IconButtonProps,
} from './button'
export { Cascader, type CascaderOption, type CascaderProps } from './cascader'
export {
  Checkbox,
  type CheckboxProps,
  CheckSign,
  Radio,
  type RadioProps,
  RadioSign,
  type SignProps,
} from './choice'
export { copyText } from './clipboard'
export { DateField, type DateFieldProps, longTermDate } from './date-field'
export { Dialog, type DialogProps } from './dialog'
export { EmptyState, type EmptyStateProps } from './empty-state'
export { Field, type FieldControlProps, type FieldProps, Note } from './field'
export { FileUpload, type FileUploadProps, type KeptFile } from './file-upload'
export { usePart } from './floating/use-part'
export { Icon, type IconProps } from './icons/Icon'
export { ImageUpload, type ImageUploadProps } from './image-upload'
export { createImeGuard, type ImeGuard, useImeGuard } from './input-method'
export { type Locale, LocaleProvider, useLocale, useMessages } from './locale'
export { Mark, type MarkProps } from './mark/Mark'
export { CloseOnBack } from './modal/close-on-back'
export { Modal, type ModalFlags } from './modal/Modal'
export { digitsOf, groupedPhone, PhoneField, type PhoneFieldProps } from './phone-field'
export { Popover, type PopoverProps } from './popover'
export { type Section, SectionSelect, type SectionSelectProps } from './section-select'
export { Segmented, type SegmentedProps } from './segmented'
export { type Option, Select, type SelectProps } from './select'
export { Sheet, type SheetProps } from './sheet'
export { Skeleton, type SkeletonProps } from './skeleton'
export { Spinner } from './spinner'
export { Steps, type StepsProps } from './steps'
export { adoptStyles, hidden, StyleRoot, type StyleTarget, useStyles } from './styling'
export { Tag, type TagProps } from './tag'
export { TextField, type TextFieldProps } from './text-field'
export { type Notice, Toasts, type ToastsProps } from './toasts'
export { tokens } from './tokens'
export { sizeText, type Upload, type UploadControl } from './upload'
