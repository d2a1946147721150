import { LocaleProvider } from '@chuhai/ui'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Control, Problem } from './engine/engine'
import { playerMessages } from './messages'
import type { PlayerOptions } from './state'
import { createPlayer } from './store'
import { createEngineDouble, mediaDouble } from './testing'
import { VideoPlayer } from './VideoPlayer'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const open = async (options: PlayerOptions = {}, locale: 'zh-CN' | 'en' = 'zh-CN', media = mediaDouble) => {
  const double = createEngineDouble()
  const player = createPlayer(media, { load: double.load, ...options })
  render(
    <LocaleProvider locale={locale}>
      <VideoPlayer player={player} />
    </LocaleProvider>,
  )
  const region = screen.getByRole('region', { name: /看懂体积重/ })
  return { player, region, ...double }
}

const play = async (options?: PlayerOptions, media = mediaDouble) => {
  const opened = await open(options, 'zh-CN', media)
  fireEvent.click(screen.getByRole('link', { name: /^播放：看懂体积重/ }))
  await screen.findByRole('button', { name: '暂停' })
  return opened
}

const press = (region: HTMLElement, key: string, target: HTMLElement = region) =>
  fireEvent.keyDown(target, { key })

it('is a picture that links to the file where no script runs', () => {
  const html = renderToString(<VideoPlayer player={createPlayer(mediaDouble)} />)
  const document = new DOMParser().parseFromString(html, 'text/html')
  const link = document.querySelector('a')
  expect([link?.getAttribute('href'), link?.getAttribute('aria-label')]).toEqual([
    mediaDouble.src,
    '播放：看懂体积重 0:37',
  ])
  expect(document.querySelector('img')?.getAttribute('src')).toBe(mediaDouble.poster)
  expect(html).not.toContain('style=')
  expect(document.body.textContent).toContain('0:37')
})

it('plays from its cover, and has its controls in Chinese', async () => {
  const { engine, region } = await play()
  expect(engine.play).toHaveBeenCalled()
  expect(document.activeElement).toBe(region)
  for (const name of ['暂停', '静音', '字幕', '快捷键', '全屏'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.getByRole('slider', { name: '进度' }).getAttribute('aria-valuetext')).toBe('0 秒，共 37 秒')
  expect(screen.getByRole('combobox', { name: '倍速' })).toBeTruthy()
})

it('shows the sentence of the moment, unless subtitles are switched off', async () => {
  const { say } = await play()
  act(() => say('先改箱子，再谈运价。'))
  expect(screen.getByText('先改箱子，再谈运价。')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '字幕' }))
  expect(screen.queryByText('先改箱子，再谈运价。')).toBeNull()
})

it('is played at another speed', async () => {
  const { engine } = await play()
  const rate = screen.getByRole('combobox', { name: '倍速' })
  expect(
    within(rate)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['0.5×', '0.75×', '1×', '1.25×', '1.5×', '2×'])
  fireEvent.change(rate, { target: { value: '1.5' } })
  expect(engine.setRate).toHaveBeenCalledWith(1.5)
})

it('is played in another quality where there is one, and has no choice otherwise', async () => {
  const renditions = [720, 480].map((height) => ({ height, src: `/film/${height}.m3u8` }))
  const { engine } = await play({}, { ...mediaDouble, src: '/film/index.m3u8', renditions })
  const quality = screen.getByRole<HTMLSelectElement>('combobox', { name: '清晰度' })
  expect(
    within(quality)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['自动', '高清', '标清'])
  fireEvent.change(quality, { target: { value: '480' } })
  expect(engine.reload).toHaveBeenCalledExactlyOnceWith('/film/480.m3u8', true)
  expect(quality.selectedOptions[0]?.textContent).toBe('标清')
  cleanup()
  await play()
  expect(screen.queryByRole('combobox', { name: '清晰度' })).toBeNull()
})

it('offers the sound that it began without', async () => {
  const { engine, player } = await open()
  act(() => player.playUnasked(0, true))
  fireEvent.click(await screen.findByRole('button', { name: '打开声音' }))
  expect(engine.setMuted).toHaveBeenLastCalledWith(false)
  expect(screen.queryByRole('button', { name: '打开声音' })).toBeNull()
})

it('shows every line of a moment, also where two say the same', async () => {
  const error = vi.spyOn(console, 'error')
  const { say } = await play()
  act(() => say('好。', '好。', '第一行\n第二行'))
  expect(screen.getAllByText('好。')).toHaveLength(2)
  expect(screen.getByText(/第一行\s第二行/)).toBeTruthy()
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

describe('a control that the browser refuses', () => {
  it.each(Object.entries(playerMessages['zh-CN'].refused))('says so: %s', async (control, sentence) => {
    const { refuseControl } = await play()
    vi.useFakeTimers()
    act(() => refuseControl(control as Control))
    const status = screen.getByText(sentence)
    expect(status.getAttribute('role')).toBe('status')
    act(() => vi.advanceTimersByTime(4000))
    expect(screen.queryByText(sentence)).toBeNull()
    vi.useRealTimers()
  })

  it('says so where the page may not fill the screen', async () => {
    const { region } = await play()
    region.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'))
    press(region, 'f')
    expect(await screen.findByText('浏览器或这个网页不允许全屏')).toBeTruthy()
  })

  it('says so where a press plays nothing, and its button stays', async () => {
    const { refuse, change } = await open()
    fireEvent.click(screen.getByRole('link', { name: /^播放：看懂体积重/ }))
    await screen.findByRole('button', { name: '暂停' })
    act(() => {
      change({ isPlaying: false })
      refuse()
    })
    expect(await screen.findByText('浏览器没有开始播放，请再按一次播放')).toBeTruthy()
    expect(screen.getByRole('button', { name: '播放' })).toBeTruthy()
  })
})

describe('the keyboard', () => {
  it('plays, seeks, sets volume and speed, and switches subtitles', async () => {
    const { engine, player, region, change } = await play()
    press(region, ' ')
    expect(engine.pause).toHaveBeenCalledOnce()
    press(region, 'k')
    act(() => change({ time: 10 }))
    press(region, 'ArrowRight')
    expect(engine.seek).toHaveBeenLastCalledWith(15)
    press(region, 'ArrowLeft')
    expect(engine.seek).toHaveBeenLastCalledWith(10)
    press(region, 'ArrowDown')
    expect(engine.setVolume).toHaveBeenLastCalledWith(0.9)
    press(region, 'm')
    expect(engine.setMuted).toHaveBeenLastCalledWith(true)
    press(region, '>')
    expect(engine.setRate).toHaveBeenLastCalledWith(1.25)
    press(region, 'c')
    expect(player.$state.get().hasSubtitles).toBe(false)
  })

  it('fills the screen', async () => {
    const { region } = await play()
    region.requestFullscreen = vi.fn(() => Promise.resolve())
    press(region, 'f')
    expect(region.requestFullscreen).toHaveBeenCalledOnce()
  })

  it('lists its keys, and closes the list with Escape', async () => {
    const { region } = await play()
    press(region, '?')
    const keys = screen.getByRole('region', { name: '快捷键' })
    expect(keys.textContent).toContain('空格、K播放或暂停')
    press(region, 'Escape')
    expect(screen.queryByRole('region', { name: '快捷键' })).toBeNull()
  })

  it('leaves a button its press, and browsers their shortcuts', async () => {
    const { engine, region } = await play()
    press(region, ' ', screen.getByRole('button', { name: '静音' }))
    fireEvent.keyDown(region, { key: 'k', ctrlKey: true })
    expect(engine.pause).not.toHaveBeenCalled()
    press(region, 'ArrowDown', screen.getByRole('slider', { name: '音量' }))
    expect(engine.setVolume).not.toHaveBeenCalled()
  })
})

describe.each(Object.keys(playerMessages['zh-CN'].problems) as Problem[])('the problem %s', (problem) => {
  it('is told in Chinese and in English', () => {
    for (const locale of ['zh-CN', 'en'] as const) {
      const { title, text } = playerMessages[locale].problems[problem]
      expect([title, text].every((words) => words.length > 0)).toBe(true)
      expect(/\p{Script=Han}/u.test(title + text)).toBe(locale === 'zh-CN')
    }
  })

  it('is shown with a way to try again and the file itself', async () => {
    const { engine, fail, change } = await play()
    act(() => change({ time: 12 }))
    act(() => fail(problem))
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain(playerMessages['zh-CN'].problems[problem].title)
    expect(within(notice).getByRole('link').getAttribute('href')).toBe(mediaDouble.src)
    fireEvent.click(within(notice).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(engine.seek).toHaveBeenLastCalledWith(12)
  })
})

it('has neither progress nor speed while it is a broadcast, and says so', async () => {
  await play({ live: { position: () => 3 } })
  expect(screen.getByText('直播中')).toBeTruthy()
  expect(screen.queryByRole('slider', { name: '进度' })).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('speaks English where the page does', async () => {
  await open({}, 'en')
  expect(screen.getByRole('link', { name: 'Play: 看懂体积重 0:37' })).toBeTruthy()
})
