import { useStyles } from '../styling'
import type { SignProps } from './CheckSign'
import css from './choice.css?inline'
import radioCss from './radio.css?inline'

/** The ring of a radio button alone, for whoever lays the words around it. */
export const RadioSign = (props: SignProps) => {
  useStyles(css)
  useStyles(radioCss)
  return <input {...props} className="ch-sign" type="radio" />
}
