import { useFormOwner } from '@chuhai/ui'

interface BarSelectProps<T> {
  label: string
  value: T
  options: readonly T[]
  nameOf(option: T): string
  onChoose(option: T): void
}

/** A choice in the bar, in the browser's own list: it lies over a video on the whole screen, too. */
export const BarSelect = <T,>({ label, value, options, nameOf, onChoose }: BarSelectProps<T>) => (
  <select
    form={useFormOwner()}
    className="ch-bar__select"
    aria-label={label}
    title={label}
    value={String(value)}
    onChange={({ currentTarget }) => {
      const chosen = options.find((option) => String(option) === currentTarget.value)
      if (chosen !== undefined) onChoose(chosen)
    }}
  >
    {options.map((option) => (
      <option key={String(option)} value={String(option)}>
        {nameOf(option)}
      </option>
    ))}
  </select>
)
