import { expect, it } from 'vitest'
import { tokensUsedBy } from './rail-tokens.mjs'

const tokens = `
:host, .chuhai { --_light: initial; --_dark: ; --_text: var(--chuhai-text, #111); --_line: #eee;
  --_font: serif; --_body: 14px/22px var(--_font); color: var(--_text); }
:host([data-theme='dark']) { --_light: ; --_dark: initial; }
@media (max-width: 480px) { :host, .chuhai { --_title: 15px; } }`

it('keeps what the stylesheet reads, and what that reads in turn', () => {
  const css = tokensUsedBy(tokens, '.rail { font: var(--_body) }')
  expect(css).toContain('--_body:')
  expect(css).toContain('--_font:')
  expect(css).not.toContain('--_line')
  expect(css).not.toContain('--_title')
})

it('knows its own host only', () => {
  const wide = tokens.replaceAll(
    ":host([data-theme='dark'])",
    ':host([data-theme="dark"]), .chuhai[data-theme="dark"]',
  )
  const css = tokensUsedBy(wide, '.rail { color: var(--_text) }')
  expect(css).toContain(':host([data-theme="dark"]){--_light: ;')
  expect(css).not.toContain('.chuhai')
})

it('keeps the switches between light and dark, and no empty rules', () => {
  const css = tokensUsedBy(tokens, '.rail { color: var(--_text) }')
  expect(css).toContain("[data-theme='dark']")
  expect(css).not.toContain('@media')
  expect(css).not.toMatch(/[;{]\s*color:/)
})

it('leaves it to the rail to stand still', () => {
  const moving = `${tokens} @media (prefers-reduced-motion: reduce) { :host, .chuhai { --_text: red; } }`
  expect(tokensUsedBy(moving, '.rail { color: var(--_text) }')).not.toContain('reduced')
})

it('has no space that says nothing, and the one of an empty switch', () => {
  const css = tokensUsedBy(tokens, '.rail { color: var(--_text) }')
  expect(css).toContain('--_dark: ;--_text:var(--chuhai-text,#111)}')
})
