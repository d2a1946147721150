import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { useStyles } from '../styling'
import css from './choice.css?inline'

export interface SignProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Some, but not all, of what this box stands for. */
  indeterminate?: boolean | undefined
}

/** The box of a checkbox alone, without a label. */
export const CheckSign = ({ indeterminate, ref, ...props }: SignProps) => {
  useStyles(css)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  // A tick by the visitor takes the mark away.
  useEffect(() => {
    if (input.current) input.current.indeterminate = Boolean(indeterminate)
  })
  return <input {...props} ref={input} className="ch-sign" type="checkbox" />
}
