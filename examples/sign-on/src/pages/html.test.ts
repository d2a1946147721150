import { expect, it } from 'vitest'
import { html } from './html'

it('escapes inserted values, but not its own markup', () => {
  const inner = html`<b>${'<i> & "x" \'y\''}</b>`
  expect(html`<p title="${'"'}">${inner}${[inner]}${null}${false}${0}</p>`.text).toBe(
    `<p title="&quot;">${inner.text}${inner.text}0</p>`,
  )
})
