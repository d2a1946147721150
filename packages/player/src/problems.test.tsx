import { LocaleProvider } from '@chuhai/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEngine } from './engine/files-only'
import { playerMessages } from './messages'
import { createPlayer } from './store'
import { mediaDouble } from './testing'
import { VideoPlayer } from './VideoPlayer'

/** What fails in a video element, for each message of the specification (section 8). */
const faults: Record<string, (video: HTMLVideoElement) => void> = {
  aborted: (video) => fail(video, 1),
  network: (video) => fail(video, 2),
  corrupted: (video) => fail(video, 3),
  unsupported: (video) => fail(video, 4),
  // A file whose keys no page has.
  encrypted: (video) => video.dispatchEvent(new Event('encrypted')),
}

const fail = (video: HTMLVideoElement, code: number) => {
  Object.defineProperty(video, 'error', { value: { code, message: '' }, configurable: true })
  video.dispatchEvent(new Event('error'))
}

beforeEach(() => {
  const media = HTMLMediaElement.prototype
  vi.spyOn(media, 'load').mockImplementation(() => {})
  vi.spyOn(media, 'pause').mockImplementation(() => {})
  vi.spyOn(media, 'play').mockResolvedValue()
  vi.spyOn(media, 'canPlayType').mockImplementation((type) => (type.includes('mp4') ? 'maybe' : ''))
})
afterEach(cleanup)

/** Plays with video.js itself, whose element a test can break. */
const play = async (locale: 'zh-CN' | 'en', src = mediaDouble.src) => {
  const player = createPlayer({ ...mediaDouble, src }, { load: () => Promise.resolve(createEngine) })
  const { container } = render(
    <LocaleProvider locale={locale}>
      <VideoPlayer player={player} />
    </LocaleProvider>,
  )
  fireEvent.click(screen.getByRole('link', { name: /看懂体积重/ }))
  await vi.waitFor(() => expect(container.querySelector('video')).not.toBeNull())
  return container.querySelector('video') as HTMLVideoElement
}

/** Waits until video.js has given the element its source, and listens to it. */
const hasSource = (video: HTMLVideoElement) =>
  vi.waitFor(() => expect(video.getAttribute('src')).toBe(mediaDouble.src))

const expectNotice = async (locale: 'zh-CN' | 'en', problem: string) => {
  const { title, text } = playerMessages[locale].problems[problem as 'network']
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain(title)
  expect(notice.textContent).toContain(text)
}

describe.each(['zh-CN', 'en'] as const)('in %s a viewer reads', (locale) => {
  it.each(Object.keys(faults))('why a video does not play: %s', async (problem) => {
    const video = await play(locale)
    await hasSource(video)
    await act(async () => faults[problem]?.(video))
    await expectNotice(locale, problem)
  })

  it('that there is nothing which the browser plays', async () => {
    await play(locale, '/media/videos/volumetric-weight.webm')
    await expectNotice(locale, 'noSource')
  })
})

describe('a browser that plays only after a press', () => {
  it('leaves the picture with its button, which plays', async () => {
    const refused = vi.spyOn(HTMLMediaElement.prototype, 'play')
    refused.mockRejectedValueOnce(new DOMException('no gesture', 'NotAllowedError'))
    const video = await play('zh-CN')
    await hasSource(video)
    // From then on video.js plays.
    await act(async () => video.dispatchEvent(new Event('loadstart')))
    const button = () => screen.getByRole('link', { name: /^播放：看懂体积重/ })
    await vi.waitFor(() => expect(refused).toHaveBeenCalled())
    await vi.waitFor(() => expect(screen.queryByLabelText('载入中')).toBeNull())
    const before = refused.mock.calls.length
    fireEvent.click(button())
    await vi.waitFor(() => expect(refused.mock.calls.length).toBeGreaterThan(before))
  })
})

it('a player that is taken away while its video is about to play reports nothing', async () => {
  let abort = (_reason: unknown) => {}
  const playing = vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(
    new Promise((_, reject) => {
      abort = reject
    }),
  )
  const video = await play('zh-CN')
  await hasSource(video)
  await act(async () => video.dispatchEvent(new Event('loadstart')))
  await vi.waitFor(() => expect(playing).toHaveBeenCalled())
  cleanup()
  // An uncaught exception here fails the run.
  await act(async () => abort(new DOMException('removed', 'AbortError')))
  expect(screen.queryByRole('alert')).toBeNull()
})
