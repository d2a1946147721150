import { beforeAll, describe, expect, it } from 'vitest'
import { findTemplates, type MessageTemplate, previewTemplate } from '../messages/template'
import { startTestApp } from '../testing/test-app'
import { messageKinds } from './message-kinds'

const server = startTestApp()

let templates: ReadonlyMap<string, MessageTemplate>
beforeAll(async () => {
  templates = await findTemplates(server.db)
})

it('keys of kinds are unique, and the inbox is always among their ways', () => {
  const keys = messageKinds.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { ways } of messageKinds) expect(ways).toContain('inbox')
})

describe.each(messageKinds.map((kind) => [kind.key, kind] as const))('%s', (key, kind) => {
  it('fits on a phone in both languages', () => {
    const template = templates.get(key)
    if (!template) throw new Error(`no template of ${key}`)
    for (const { title, text, sms } of Object.values(previewTemplate(kind, template))) {
      expect(title.length).toBeLessThanOrEqual(30)
      expect(text.length).toBeLessThanOrEqual(200)
      expect(sms?.length ?? 0).toBeLessThanOrEqual(67)
      expect(`${title}${text}${sms}`).not.toMatch(/[{}〔〕]/)
    }
  })

  it('has a short text where it goes out by short message', () => {
    for (const { sms } of Object.values(templates.get(key) ?? {}))
      expect(sms !== null || !kind.ways.includes('sms')).toBe(true)
  })
})
