export { AddingDialog } from './AddingDialog'
