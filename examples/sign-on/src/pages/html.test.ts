import { expect, it } from 'vitest'
import { html } from './html'

it('escapes what is put into it, and leaves its own markup alone', () => {
  const inner = html`<b>${'<i> & "x" \'y\''}</b>`
  expect(html`<p title="${'"'}">${inner}${[inner]}${null}${false}${0}</p>`.text).toBe(
    `<p title="&quot;">${inner.text}${inner.text}0</p>`,
  )
})
