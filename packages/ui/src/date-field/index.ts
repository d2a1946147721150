export { DateField, type DateFieldProps } from './DateField'
export { longTermDate } from './use-draft'
