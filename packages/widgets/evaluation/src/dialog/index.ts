export { GuideDialog } from './GuideDialog'
