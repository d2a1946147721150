import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLimiter } from '../../../limits/create-limiter'
import { outboxMessages } from '../../../outbox/tables'
import { signIn } from '../../../testing/sign-in'
import { partner, startTestApp } from '../../../testing/test-app'
import { consultations } from '../tables'

const portal = 'http://localhost:4000'
const path = '/api/consultation/plain'
const server = startTestApp()

/** What a visitor fills in. */
const filled = {
  customerSource: '亚马逊开店',
  contactsName: '沈亦舟',
  contactsPhone: '138 0571 0826',
  customerName: '杭州远帆贸易有限公司',
  position: '运营负责人',
  mailbox: 'shen@yuanfan.example',
  hasConsented: 'true',
}
type Fields = Record<string, string>
type App = Pick<ReturnType<typeof server.another> | typeof server, 'request'>

const openPage = async (query = '', headers: Fields = {}) =>
  (await server.request(path + query, { headers })).text()

/** The hidden fields of a page that was opened. */
const ticketOf = (html: string): Fields =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  )

const send = async (fields: Fields, headers: Fields = { Origin: portal }, app: App = server) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

const count = () => server.db.$count(consultations)
const last = async () => {
  const [row] = await server.db.select().from(consultations).orderBy(desc(consultations.createdAt)).limit(1)
  return row
}

describe('the form that needs no script', () => {
  it('has the fields of the widget, the words of consent and no script', async () => {
    const page = await server.request(path)
    const html = await page.text()
    expect(page.status).toBe(200)
    for (const name of ['姓名', '手机号', '公司名称'])
      expect(html).toContain(`>${name}<span class="star" aria-hidden="true">*</span></label>`)
    for (const name of ['职位（选填）', '邮箱（选填）']) expect(html).toContain(`>${name}</label>`)
    for (const word of [
      '平台开店',
      '海外仓',
      '法人/CEO/老板',
      '24 小时内回电',
      '同意出海云为回复本次咨询使用以上信息',
    ])
      expect(html).toContain(word)
    expect(html).toMatch(/<a href="\/privacy" target="_blank" rel="noopener">《隐私政策》<\/a>/)
    expect(html).not.toContain('<script')
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  it('leads to the course site in place of the training course', async () => {
    const html = await openPage('?customerSource=training-course')
    expect(html).toContain('<a href="/api/site/course">查看课程</a>')
    expect(html).not.toContain('value="培训课程"')
  })

  it('begins with the topics and the thing that it is asked about, and knows the page before', async () => {
    const about = { kind: 'activity', id: '508', title: '广告账户诊断日' }
    const query = new URLSearchParams({ customerSource: 'amazon', ...about })
    const page = `${portal}/activity/detail?id=508&utm_source=wechat`
    const html = await openPage(`?${query}`, { Referer: page })
    expect(html).toContain('value="亚马逊开店" checked')
    expect(html).toContain('关于：<b>广告账户诊断日</b>')
    await send({ ...filled, ...ticketOf(html) })
    expect((await last())?.about).toEqual({
      ...about,
      page: `${portal}/activity/detail`,
      campaign: { utm_source: 'wechat' },
    })
  })

  it.each([
    ['another site', `${partner}/page`],
    ['nowhere', ''],
    ['itself', `${portal}${path}`],
  ])('keeps no page of %s', async (_, Referer) => {
    expect(ticketOf(await openPage('', { Referer }))).not.toHaveProperty('page')
  })

  it('speaks English to those who read it', async () => {
    const html = await openPage('', { 'Accept-Language': 'en-GB,en' })
    for (const word of ['<html lang="en">', 'Mobile number', 'Overseas warehouse', 'privacy policy'])
      expect(html.toLowerCase()).toContain(word.toLowerCase())
  })
})

describe('a plain form that is sent', () => {
  it('is a lead like that of the widget, and leads to a page that says what comes', async () => {
    const messages = await server.db.$count(outboxMessages)
    const page = `${portal}/contactUs?utm_source=wechat`
    const answer = await send({ ...filled, ...ticketOf(await openPage('', { Referer: page })) })
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${path}/sent?from=%2FcontactUs%3Futm_source%3Dwechat`,
    ])
    expect(await last()).toMatchObject({
      sections: ['亚马逊开店'],
      contactsName: '沈亦舟',
      contactsPhone: '13805710826',
      customerName: '杭州远帆贸易有限公司',
      service: '亚马逊开店',
      source: '出海云',
      consentVersion: '2026-11',
      siteOrigin: portal,
      about: { page: `${portal}/contactUs`, campaign: { utm_source: 'wechat' } },
      userId: null,
    })
    expect(await server.db.$count(outboxMessages)).toBe(messages + 1)
    const sent = await (await server.request(answer.headers.get('Location') ?? '')).text()
    expect(sent).toContain('提交成功，我们将在24小时内与您联系')
    expect(sent).toContain(`href="${page}"`)
  })

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'leads back to no other place than ours, such as %j',
    async (from) => {
      const sent = await server.request(`${path}/sent?${new URLSearchParams({ from })}`)
      expect(await sent.text()).not.toMatch(/href="(?!\/|http:\/\/localhost:4000\/)/)
    },
  )

  it('is that of the signed-in visitor', async () => {
    const { cookie, user } = await signIn(server.db)
    expect((await send(filled, { Origin: portal, Cookie: cookie })).status).toBe(303)
    expect((await last())?.userId).toBe(Number(user.id))
  })

  it('comes back with every problem at its field and all that was typed', async () => {
    const before = await count()
    const typed = { contactsName: '一二三四五六七八九十一', contactsPhone: '1386810', mailbox: 'name@' }
    const answer = await send({ customerName: '“远帆” & <Co>', customerSource: '海外仓', ...typed })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    for (const [name, message] of Object.entries({
      contactsName: '最多 10 个字',
      contactsPhone: '请输入正确手机号',
      mailbox: '请输入正确的邮箱地址',
      hasConsented: '请先阅读并勾选同意',
    })) {
      expect(html).toContain(`<p class="error" id="${name}-error">${message}</p>`)
      expect(html).toContain(`aria-invalid="true" aria-describedby="${name}-error"`)
    }
    for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`)
    expect(html).toContain('value="“远帆” &amp; &lt;Co&gt;"')
    expect(html).toContain('value="海外仓" checked')
    expect(html).not.toContain('customerSource-error')
    expect(html.match(/ autofocus/g)).toHaveLength(1)
    expect(await count()).toBe(before)
  })

  it('is not taken without consent, and says nothing else', async () => {
    const { hasConsented: _, ...fields } = filled
    const answer = await send(fields)
    expect(answer.status).toBe(422)
    expect((await answer.text()).match(/class="error"/g)).toHaveLength(1)
  })

  it('names the missing topic', async () => {
    const { customerSource: _, ...fields } = filled
    expect(await (await send(fields)).text()).toContain(
      '<p class="error" id="customerSource-error">请选择</p>',
    )
  })

  it('runs nothing that was typed', async () => {
    const text = '"><script>alert(1)</script>'
    const fields = Object.fromEntries(
      [...Object.keys(filled), 'title', 'page', 'ticket'].map((name) => [name, text]),
    )
    expect(await (await send(fields)).text()).not.toContain('<script')
    expect(await openPage(`?title=${encodeURIComponent(text)}`)).not.toContain('<script')
  })

  it.each([
    ['more than a form has', { contactsName: 'x'.repeat(70_000) }, 413],
    ['what no table stores', { contactsName: '\0' }, 400],
  ])('with %s is refused by a page', async (_, fields, status) => {
    const answer = await send({ ...filled, ...fields })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('没有提交成功')
  })
})

describe('a plain form that is sent again', () => {
  it('is one lead, also by two presses at once', async () => {
    const before = await count()
    const fields = { ...filled, ...ticketOf(await openPage()) }
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(fields)))
    answers.push(await send(fields))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303))
    expect(await count()).toBe(before + 1)
  })

  it('with other words is another lead', async () => {
    const before = await count()
    const ticket = ticketOf(await openPage())
    await send({ ...filled, ...ticket })
    await send({ ...filled, ...ticket, contactsName: '沈立群' })
    expect(await count()).toBe(before + 2)
  })

  it('keeps its ticket where it had a mistake', async () => {
    const ticket = ticketOf(await openPage())
    const refused = await send({ ...filled, ...ticket, contactsPhone: '1' })
    expect(ticketOf(await refused.text())).toEqual(ticket)
  })
})

describe('a plain form of a program', () => {
  it('that filled in the hidden field is answered as any other, and kept apart', async () => {
    expect((await send({ ...filled, subject: 'cheap watches' })).status).toBe(303)
    expect((await last())?.suspicion).toBe('hiddenField')
  })

  it.each([
    [2000, 'tooFast'],
    [3000, null],
  ])('sent after %i ms has the mark %s', async (ms, suspicion) => {
    const opened = Date.parse('2026-11-01T00:00:00Z')
    const now = new Date(opened + ms)
    await send({ ...filled, openedAt: String(opened) }, undefined, server.another({ clock: () => now }))
    const [row] = await server.db.select().from(consultations).where(eq(consultations.createdAt, now))
    expect(row?.suspicion).toBe(suspicion)
  })

  it('is counted like calls, and what is too much comes back with all that was typed', async () => {
    const limiter = createLimiter({ read: 0, write: 1, page: 0, upload: 0 })
    const app = server.another({ limiter })
    expect((await send(filled, undefined, app)).status).toBe(303)
    const refused = await send(filled, undefined, app)
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect(await refused.text()).toContain('value="沈亦舟"')
  })

  it('is counted as a lead of its sender', async () => {
    const limiter = createLimiter({ read: 0, write: 0, page: 0, upload: 0, leadsOfSender: 1 })
    const app = server.another({ limiter })
    for (const mark of [null, 'flood']) {
      await send(filled, undefined, app)
      expect((await last())?.suspicion).toBe(mark)
    }
  })
})

describe('where a plain form comes from', () => {
  it.each<[string, Fields]>([
    ['a page of ours', { 'Sec-Fetch-Site': 'same-origin', Origin: portal }],
    ['a page of ours in an older browser', { Origin: portal }],
    ['a page of ours in one that says nothing else', { Referer: `${portal}${path}` }],
  ])('counts: %s', async (_, headers) => {
    expect((await send(filled, headers)).status).toBe(303)
  })

  it.each<[string, Fields]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['a registered site', { 'Sec-Fetch-Site': 'cross-site', Origin: partner }],
    ['another site in an older browser', { Origin: 'https://evil.example', Referer: `${portal}/` }],
    ['another site in the oldest', { Referer: `https://evil.example/${portal}/` }],
    ['a sandboxed page', { Origin: 'null' }],
    ['nowhere', {}],
  ])('is refused: %s', async (_, headers) => {
    const before = await count()
    const answer = await send(filled, headers)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('不是从出海云的页面提交的')
    expect(await count()).toBe(before)
  })
})
