export { Checkbox, type CheckboxProps } from './Checkbox'
export { CheckSign, type SignProps } from './CheckSign'
export { Radio, type RadioProps } from './Radio'
export { RadioSign } from './RadioSign'
