import { describe, expect, it } from 'vitest'
import { endOf, startAssistantApp } from '../../testing/assistant-app'
import { png } from '../../testing/pictures'
import { pageHeaders } from '../../testing/test-app'
import { formOf } from '../../testing/upload'
import { deleteUnusedFiles } from '../file/cleanup'
import { fileUsers } from '../file-users'

const app = startAssistantApp({ dailyQuota: 100 })

const upload = async (cookie: string): Promise<string> => {
  const { 'Content-Type': _, ...headers } = pageHeaders
  const body = formOf(['file', 'a.png', await png()])
  const response = await app.server.request('/api/file/upload', {
    method: 'POST',
    headers: { ...headers, Cookie: cookie },
    body,
  })
  return ((await response.json()) as { data: string }).data
}

const question = () => app.model.prompted.at(-1)?.messages.at(-1)?.content

describe('an image of the caller', () => {
  it('is sent to a model that sees images, and stays in the history', async () => {
    const { cookie } = await app.newcomer()
    const seeing = app.open({ model: { ...app.model.settings, seesImages: true } })
    const image = await upload(cookie)
    expect(endOf(await (await app.ask(cookie, { content: '这是什么', image }, seeing)).rest())?.state).toBe(
      'complete',
    )
    expect(question()).toEqual([
      { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/png;base64,iVBOR/) } },
      { type: 'text', text: '这是什么' },
    ])
    const { data } = await app.call<{ list: object[] }>('GET', '/ai_assistant/message', cookie)
    expect(data.list[1]).toMatchObject({ speaker: 'user', image })
  })

  it('is mentioned to a model that does not see images', async () => {
    const { cookie } = await app.newcomer()
    await (await app.ask(cookie, { content: '这是什么', image: await upload(cookie) })).rest()
    expect(question()).toBe('这是什么')
    expect(app.model.prompted.at(-1)?.messages[0]?.content).toContain('你看不到它')
  })

  it('is kept as long as the question that shows it', async () => {
    const { cookie } = await app.newcomer()
    const image = await upload(cookie)
    await (await app.ask(cookie, { content: '留着', image })).rest()
    const later = new Date(Date.now() + 26 * 60 * 60 * 1000)
    const isThere = async () => {
      const response = await app.server.request(new URL(image).pathname, { headers: { Cookie: cookie } })
      await response.body?.cancel()
      return response.status === 200
    }
    await deleteUnusedFiles({ db: app.db, store: app.uploads.store, fileUsers }, later)
    expect(await isThere()).toBe(true)
    await app.call('DELETE', '/ai_assistant/message', cookie)
    await deleteUnusedFiles({ db: app.db, store: app.uploads.store, fileUsers }, later)
    expect(await isThere()).toBe(false)
  })

  it('must belong to the caller', async () => {
    const { cookie } = await app.newcomer()
    const other = await app.newcomer()
    const image = await upload(other.cookie)
    for (const address of [image, 'https://evil.example/a.png', '/files/x.png'])
      expect((await app.ask(cookie, { content: '看', image: address })).http).toBe(422)
    const { data } = await app.call<{ left: number }>('GET', '/ai_assistant/quota', cookie)
    expect(data.left).toBe(100)
  })
})
