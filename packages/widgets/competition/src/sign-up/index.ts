export { SignUpDialog } from './SignUpDialog'
