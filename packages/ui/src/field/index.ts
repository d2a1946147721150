export { Field, type FieldControlProps, type FieldProps } from './Field'
export { Note } from './Note'
