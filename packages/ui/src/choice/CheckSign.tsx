import type { ComponentProps } from 'react'
import { useStyles } from '../styling'
import css from './choice.css?inline'

export type SignProps = Omit<ComponentProps<'input'>, 'type' | 'className'>

/** The box of a checkbox alone, for whoever lays the words around it. */
export const CheckSign = (props: SignProps) => {
  useStyles(css)
  return <input {...props} className="ch-sign" type="checkbox" />
}
