import type { Decorator } from '@storybook/react-vite'
import { useInsertionEffect } from 'react'
import { adoptStyles } from '../styling/adopt-styles'

const sheets = import.meta.glob<string>('../*/*.css', { query: '?inline', import: 'default', eager: true })

/** The same rules again, for a box shown as if it were pointed at or focused. */
const forcedRules = Object.values(sheets)
  .join('\n')
  .replace(/:focus-visible|:focus-within|:focus/g, ':is(.story-focus *)')
  .replace(/:hover/g, ':is(.story-hover *)')
  .split('}')
  .filter((rule) => rule.includes('.story-') && !rule.includes('@'))
  .map((rule) => `${rule}}`)
  .join('')

/** Shows what is inside as if the pointer or the keyboard were on it. */
export const ForcedState = ({ state, children }: { state: 'hover' | 'focus'; children: React.ReactNode }) => {
  useInsertionEffect(() => {
    requestAnimationFrame(() => adoptStyles(document, forcedRules))
  }, [])
  return <div className={`story-${state}`}>{children}</div>
}

export const inState =
  (state: 'hover' | 'focus'): Decorator =>
  (Story) => (
    <ForcedState state={state}>
      <Story />
    </ForcedState>
  )
