import { useFormOwner, useStyles } from '@chuhai/ui'
import css from './switch.css?inline'

interface SwitchProps {
  label: string
  isOn: boolean
  /** Id of the text that says why it cannot be switched; without one it can. */
  fixedBy: string | undefined
  onSwitch(isOn: boolean): void
}

/** On or off, at once. One that is fixed keeps its place in the order of the keyboard, so that its reason is read out. */
export const Switch = ({ label, isOn, fixedBy, onSwitch }: SwitchProps) => {
  useStyles(css)
  return (
    <input
      form={useFormOwner()}
      className="ch-switch"
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
      role="switch"
      aria-label={label}
      aria-describedby={fixedBy}
      aria-disabled={fixedBy ? true : undefined}
      checked={isOn}
      onChange={(event) => {
        if (!fixedBy) onSwitch(event.currentTarget.checked)
      }}
    />
  )
}
