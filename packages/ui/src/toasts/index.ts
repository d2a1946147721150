export type { Notice } from './notice'
export { Toasts, type ToastsProps } from './Toasts'
