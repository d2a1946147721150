export { ClearDialog } from './ClearDialog'
export { ReportDialog } from './ReportDialog'
