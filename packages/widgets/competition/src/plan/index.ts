export { PlanDialog, type PlanDialogProps } from './PlanDialog'
