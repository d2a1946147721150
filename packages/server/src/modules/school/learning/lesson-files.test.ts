import { expect, it } from 'vitest'
import { freeLesson, learnerOf, newLearner, paidLesson } from '../../../testing/learner'
import { signInOnSite } from '../../../testing/sign-in'
import { partner, startTestApp } from '../../../testing/test-app'
import { hourMs } from '../../../time/durations'

const server = startTestApp()

const addressIn = (files: readonly { address: string | null }[]) => files[0]?.address ?? ''

it('files of a lesson are named to everybody, and have an address for who may watch it', async () => {
  const owner = await newLearner(server)
  const other = await newLearner(server, { hasBought: false })
  const { files } = await owner.open()
  expect(files).toEqual([
    {
      title: '商品页写作模板',
      file: 'listing-template.md',
      address: expect.stringMatching(/^\/api\/school\/file\/[\w.-]+\/listing-template\.md$/),
    },
  ])
  for (const visitor of [other, learnerOf(server)])
    expect((await visitor.open()).files).toMatchObject([{ title: '商品页写作模板', address: null }])
})

it('a file is downloaded, not shown, by whom its address was signed for', async () => {
  const owner = await newLearner(server)
  const response = await owner.download(addressIn((await owner.open()).files))
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Disposition')).toBe('attachment')
  expect(await response.text()).toContain('商品页写作模板')
})

it('a file of a free lesson is for everybody', async () => {
  const visitor = learnerOf(server)
  expect((await visitor.download(addressIn((await visitor.open(freeLesson)).files))).status).toBe(200)
})

it('on the page of another site its signature alone counts, which brings no session', async () => {
  const owner = await newLearner(server)
  const headers = await signInOnSite(server.db, owner.userId, partner)
  const path = `/api/school/course/${paidLesson.courseId}/lesson/${paidLesson.key}`
  const { envelope } = await server.get<{ files: { address: string | null }[] }>(path, await headers(path))
  expect((await learnerOf(server).download(addressIn(envelope.data.files))).status).toBe(200)
})

it('is refused alike to others, after two hours, when altered, and for what does not exist, in the language of the reader', async () => {
  const [owner, other] = [await newLearner(server), await newLearner(server)]
  const address = addressIn((await owner.open()).files)
  const [, , , , signature = '', name = ''] = address.split('/')
  const film = ((await owner.open()) as unknown as { stream: { src: string } }).stream.src.split('/')[5] ?? ''
  const free = addressIn((await owner.open(freeLesson)).files).split('/')[4] ?? ''
  const later = server.another({ clock: () => new Date(Date.now() + 2 * hourMs + 1000) })
  const answers = [
    await learnerOf(server).download(address),
    await other.download(address),
    await later.request(address, { headers: owner.headers }),
    await owner.download(address.replace(name, 'carton-checklist.csv')),
    await owner.download(address.replace(name, 'no-such-file.csv')),
    await owner.download(address.replace(signature, film)),
    await owner.download(address.replace(signature, free)),
    await owner.download(address.replace(signature, `0${signature.slice(signature.indexOf('.'))}`)),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      status: 'LESSON_FILE_LINK_INVALID',
      message: '下载地址已失效，请回到课程页面重新下载',
    })
  }
  const english = await other.download(address, { 'Accept-Language': 'en' })
  expect(((await english.json()) as { message: string }).message).toMatch(/^This address is no longer valid/)
  for (const wrong of ['..%2F..%2Fpackage.json', 'listing-template.md.js', 'listing-template.exe'])
    expect((await owner.download(address.replace(name, wrong))).status).toBe(404)
})
