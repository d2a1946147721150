import { describe, expect, it } from 'vitest'
import { createPlayer } from './store'
import { createEngineDouble, mediaDouble } from './testing'
import { createViewerMemory, viewerKey } from './viewer'

const createStorage = (stored?: string) => {
  const values = new Map(stored === undefined ? [] : [[viewerKey, stored]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

const renditions = [720, 480].map((height) => ({ height, src: `/film/${height}.m3u8` }))
const film = { ...mediaDouble, src: '/film/index.m3u8', renditions }

const open = async (memory = createViewerMemory(createStorage), options = {}) => {
  const double = createEngineDouble()
  const player = createPlayer(film, { load: double.load, memory, ...options })
  player.attach(document.createElement('div'))
  await player.preload()
  await Promise.resolve()
  return { player, ...double }
}

const chosen = { rate: 1.5, volume: 0.3, isMuted: true, hasSubtitles: false, quality: 480 }

const chooseAll = ({ player }: Awaited<ReturnType<typeof open>>) => {
  player.setRate(1.5)
  player.setVolume(0.3)
  player.toggleMuted()
  player.toggleSubtitles()
  player.setQuality(480)
}

describe('what a viewer chooses', () => {
  it('goes along to the next video, and survives a reload', async () => {
    const storage = createStorage()
    chooseAll(await open(createViewerMemory(() => storage)))
    const next = await open(createViewerMemory(() => storage))
    expect(next.player.$state.get()).toMatchObject(chosen)
    next.player.play()
    expect(next.player.$state.get()).toMatchObject(chosen)
    expect(next.engine.setRate).toHaveBeenCalledWith(1.5)
  })

  it('goes along within a page whose storage is blocked', async () => {
    const memory = createViewerMemory(() => {
      throw new DOMException('', 'SecurityError')
    })
    chooseAll(await open(memory))
    expect((await open(memory)).player.$state.get()).toMatchObject(chosen)
  })

  it('goes along as the same video is shown again', async () => {
    const { player, engine } = await open()
    player.setRate(1.5)
    const detach = player.attach(document.createElement('div'))
    detach()
    engine.setRate.mockClear()
    player.attach(document.createElement('div'))
    await player.preload()
    await Promise.resolve()
    expect(engine.setRate).toHaveBeenCalledWith(1.5)
  })

  it('is not the silence of a video that began by itself, nor the speed of a broadcast', async () => {
    const memory = createViewerMemory(() => storage)
    const storage = createStorage()
    const { player } = await open(memory)
    player.setRate(2)
    player.playUnasked(0, true)
    expect(memory.read()).toEqual({ rate: 2 })
    const { engine } = await open(memory, { live: {} })
    expect(engine.setRate).not.toHaveBeenCalled()
  })

  it('is not heard before it is asked for, where the last video was muted', async () => {
    const { engine } = await open(createViewerMemory(() => createStorage('{"isMuted":true}')))
    expect(engine.setMuted).toHaveBeenCalledExactlyOnceWith(true)
  })
})

it.each(['', '[', 'null', '7', '{"rate":100,"volume":-1,"isMuted":"no","hasSubtitles":1,"quality":"720p"}'])(
  'a memory that holds %s knows no choice',
  (stored) => {
    expect(createViewerMemory(() => createStorage(stored)).read()).toEqual({})
  },
)
