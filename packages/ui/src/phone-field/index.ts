export { digitsOf, grouped as groupedPhone } from './digits'
export { PhoneField, type PhoneFieldProps } from './PhoneField'
