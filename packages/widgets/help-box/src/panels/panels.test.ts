import { expect, it } from 'vitest'
import css from './panels.css?inline'

it('moves a panel up by the same distance in browsers without round()', () => {
  const [rounded, plain] = [...css.matchAll(/translate: 0 (clamp\(.*\));/g)].map(([, height]) => height)
  expect(plain).toBe(rounded?.replace(/round\(down, (.*), 1px\)/, '$1'))
  expect(css).toContain('@supports not (translate: 0 round(down, 1.5px, 1px))')
})
