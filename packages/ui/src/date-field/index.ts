export { DateField, type DateFieldProps, longTermDate } from './DateField'
