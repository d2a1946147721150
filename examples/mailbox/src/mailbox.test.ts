import { StartError } from '@chuhai-examples/development'
import { expect, it } from 'vitest'
import { behaviours } from './behaviour'
import { openMailbox } from './open-mailbox'
import { defaults } from './settings'
import { setUpMailbox } from './testing/mailbox'

const mailbox = setUpMailbox()

it('shows a mail with its text, HTML, headers and files', async () => {
  const html = '<!doctype html><html><head><title>a</title></head><body><a href="/x">查看</a></body></html>'
  await mailbox.send({
    subject: '名额 <b>保留</b>',
    messageId: '<1@localhost>',
    text: '请在 48 小时内确认',
    html,
    attachments: [{ filename: '日历.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }],
  })
  const [{ number } = { number: 0 }] = mailbox.box().messages()
  const page = await (await mailbox.page(`/message/${number}`)).text()
  for (const part of [
    '名额 &lt;b&gt;保留&lt;/b&gt;',
    'lin@example.com',
    '请在 48 小时内确认',
    'Message-ID',
    '日历.ics',
  ])
    expect(page).toContain(part)
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  const frame = await mailbox.page(`/message/${number}/html`)
  expect(await frame.text()).toContain('<head><base target="_blank"><title>')
  expect(frame.headers.get('Content-Security-Policy')).toMatch(/^sandbox allow-popups.*default-src 'none'/)
  const file = await mailbox.page(`/message/${number}/attachment/0`)
  expect(await file.text()).toBe('BEGIN:VCALENDAR')
  expect(file.headers.get('Content-Disposition')).toMatch(/^attachment/)
})

it('lists the newest first, for tests also as JSON', async () => {
  await mailbox.send({ subject: '第一封', text: 'a' })
  await mailbox.sms()
  await mailbox.send({ subject: '第二封', text: 'b', to: 'wang@example.com' })
  const page = await (await mailbox.page()).text()
  expect(page).toContain('3 条消息')
  expect(page.indexOf('第二封')).toBeLessThan(page.indexOf('订单 A1'))
  expect(page.indexOf('订单 A1')).toBeLessThan(page.indexOf('第一封'))
  const to = async (address: string) => (await mailbox.page(`/messages.json?to=${address}`)).json()
  expect(await to('wang@example.com')).toMatchObject([{ kind: 'mail', subject: '第二封', text: 'b' }])
  expect(await to('13800138000')).toMatchObject([{ kind: 'sms', parameters: { number: 'A1' } }])
})

it('counts what comes again under the same id as one message', async () => {
  for (let time = 0; time < 2; time += 1) {
    await mailbox.send({ subject: '一次', text: 'a', messageId: '<same@localhost>' })
    expect((await mailbox.sms()).status).toBe(200)
  }
  expect(mailbox.box().messages()).toMatchObject([
    { kind: 'sms', times: 2 },
    { kind: 'mail', times: 2 },
  ])
  expect(await (await mailbox.page()).text()).toContain('收到 2 次')
})

it('keeps as many as it is told, and drops the oldest', async () => {
  for (let number = 1; number <= 22; number += 1) await mailbox.sms({ id: String(number) })
  const ids = mailbox
    .box()
    .messages()
    .map(({ id }) => id)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([20, '22', '3'])
})

it('refuses a short message that is not signed, is old, or is not as the protocol says', async () => {
  expect((await mailbox.sms({}, { secret: 'another secret' })).status).toBe(401)
  expect((await mailbox.sms({}, { key: 'another' })).status).toBe(401)
  expect((await mailbox.sms({}, { ageSeconds: 400 })).status).toBe(401)
  expect((await mailbox.sms({ phone: '138' })).status).toBe(422)
  expect((await mailbox.sms({ text: '没有签名' })).status).toBe(422)
  expect((await mailbox.sms({ parameters: null })).status).toBe(422)
  expect(mailbox.box().messages()).toEqual([])
})

it.each([
  ['failing', 451, 503, 0],
  ['lost', 451, 503, 2],
  ['bouncing', 550, 422, 0],
] as const)('answers with a failure where it is %s', async (behaviour, smtpCode, status, kept) => {
  mailbox.box().behave(behaviour)
  await expect(mailbox.send({ subject: 'a', text: 'a' })).rejects.toMatchObject({ responseCode: smtpCode })
  expect((await mailbox.sms()).status).toBe(status)
  expect(mailbox.box().messages()).toHaveLength(kept)
})

it('fails every other time where it is to fail half', async () => {
  mailbox.box().behave('half')
  const statuses: number[] = []
  for (let time = 0; time < 4; time += 1) statuses.push((await mailbox.sms({ id: String(time) })).status)
  expect(statuses).toEqual([503, 200, 503, 200])
})

it('answers late where it is slow', async () => {
  mailbox.box().behave('slow')
  const begun = performance.now()
  expect((await mailbox.sms()).status).toBe(200)
  expect(performance.now() - begun).toBeGreaterThan(40)
})

it('is switched and cleared by its page', async () => {
  await mailbox.sms()
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${mailbox.box().address}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  expect(await (await post('/behaviour', { behaviour: 'bouncing' })).text()).toContain('测试选项：退信')
  expect((await mailbox.sms({ id: 'two' })).status).toBe(422)
  expect((await post('/behaviour', { behaviour: 'other' })).status).toBe(400)
  expect(await (await post('/clear', {})).text()).toContain('还没有消息')
  for (const behaviour of behaviours)
    expect(await (await mailbox.page()).text()).toContain(`value="${behaviour}"`)
})

it('tells its pages of what has come, also while they loaded', async () => {
  await mailbox.sms()
  const ending = new AbortController()
  const { body } = await fetch(`${mailbox.box().address}/changes`, { signal: ending.signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const hears = async (text: string) => {
    while (!heard.includes(text)) heard += (await reader?.read())?.value
  }
  await hears('data: 1')
  await mailbox.sms({ id: 'two' })
  await hears('data: 2')
  ending.abort()
})

it('serves every file that its pages name, and no script of others', async () => {
  const html = await (await mailbox.page()).text()
  const names = [...html.matchAll(/(?:href|src)="(\/[\w.]+\.(?:css|js|svg))"/g)].map(([, name]) => name ?? '')
  expect(new Set(names)).toEqual(
    new Set(['/mark.svg', '/page.css', '/controls.css', '/messages.css', '/live.js']),
  )
  for (const name of names) expect([name, (await mailbox.page(name)).status]).toEqual([name, 200])
  expect((await mailbox.page()).headers.get('Content-Security-Policy')).toContain("default-src 'none'")
})

it('says which port is taken', async () => {
  const { smtpPort } = mailbox.box()
  await expect(openMailbox({ ...defaults, port: 0, smtpPort })).rejects.toThrow(StartError)
  await expect(openMailbox({ ...defaults, port: 0, smtpPort })).rejects.toThrow(
    `Port ${smtpPort} is in use. Choose another one with MAILBOX_SMTP_PORT.`,
  )
})
