import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Media } from './media'
import { qualitiesOf } from './quality'
import type { PlayerOptions } from './state'
import { createPlayer } from './store'
import { createEngineDouble, mediaDouble } from './testing'

afterEach(() => localStorage.clear())

const open = async (options: PlayerOptions = {}) => {
  const double = createEngineDouble()
  const player = createPlayer(mediaDouble, { load: double.load, ...options })
  const detach = player.attach(document.createElement('div'))
  await player.preload()
  await Promise.resolve()
  return { player, detach, ...double, state: () => player.$state.get() }
}

it('knows its length before anything is loaded, and shows the cover until it plays', async () => {
  const { player, state } = await open()
  expect(state()).toMatchObject({ phase: 'cover', duration: 37 })
  player.play()
  expect(state()).toMatchObject({ phase: 'shown', isPlaying: true, isAwaited: false })
})

it('plays as soon as it can what was asked for too early', async () => {
  const { load, engine } = createEngineDouble()
  const player = createPlayer(mediaDouble, { load })
  player.play()
  expect(player.$state.get().isAwaited).toBe(true)
  player.attach(document.createElement('div'))
  await vi.waitFor(() => expect(engine.play).toHaveBeenCalledOnce())
  expect(player.$state.get().isAwaited).toBe(false)
})

it('begins at the chapter that was chosen before it played', async () => {
  const { player, engine, state } = await open()
  player.playFrom(9)
  expect(engine.seek).toHaveBeenLastCalledWith(9)
  expect(state()).toMatchObject({ time: 9, isPlaying: true })
})

it('never seeks behind its ends', async () => {
  const { player, state } = await open()
  player.play()
  player.seekBy(-5)
  expect(state().time).toBe(0)
  player.seek(100)
  expect(state().time).toBe(37)
})

describe('after a failure', () => {
  it('says what went wrong, and goes on at the second when it is tried again', async () => {
    const { player, engine, state, change, fail } = await open()
    player.play()
    change({ time: 21 })
    fail('network')
    change({ isPlaying: false, time: 0 })
    expect(state()).toMatchObject({ phase: 'failed', problem: 'network', time: 21 })
    player.retry()
    expect(engine.reload).toHaveBeenCalledExactlyOnceWith(mediaDouble.src, true)
    expect(engine.seek).toHaveBeenLastCalledWith(21)
    expect(state()).toMatchObject({ phase: 'shown', problem: null, time: 21, isPlaying: true })
  })

  it('fetches a player again that did not arrive', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { load } = createEngineDouble()
    const fetch = vi.fn(load).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const player = createPlayer(mediaDouble, { load: fetch })
    player.attach(document.createElement('div'))
    await vi.waitFor(() => expect(player.$state.get().problem).toBe('code'))
    player.retry()
    await vi.waitFor(() => expect(player.$state.get().isPlaying).toBe(true))
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('an address that ends', () => {
  it('is replaced at the same second, while it plays and while it is paused', async () => {
    const { player, engine, state, change } = await open()
    player.play()
    change({ time: 21 })
    player.renew('/new/index.m3u8')
    expect(engine.reload).toHaveBeenLastCalledWith('/new/index.m3u8', true)
    expect(engine.seek).toHaveBeenLastCalledWith(21)
    expect([player.media.src, state().time]).toEqual(['/new/index.m3u8', 21])
    player.pause()
    player.renew('/newer/index.m3u8')
    expect(engine.reload).toHaveBeenLastCalledWith('/newer/index.m3u8', false)
    expect(state()).toMatchObject({ phase: 'shown', time: 21 })
  })

  it('is played from where the viewer seeks to while the new one loads', async () => {
    const { player, engine, change } = await open()
    player.play()
    change({ time: 21 })
    engine.reload.mockImplementation(() => change({ time: 0, duration: 0 }))
    player.renew('/new/index.m3u8')
    player.seek(30)
    change({ duration: 37 })
    expect(engine.seek).toHaveBeenLastCalledWith(30)
  })

  it('takes what has failed with it', async () => {
    const { player, engine, state, change, fail } = await open()
    player.play()
    change({ time: 12 })
    fail('network')
    player.renew('/new/index.m3u8')
    expect(engine.reload).toHaveBeenLastCalledWith('/new/index.m3u8', true)
    expect(state()).toMatchObject({ phase: 'shown', problem: null, time: 12 })
  })
})

it('goes on where it was when it is shown again', async () => {
  const { player, engine, change, detach } = await open()
  player.play()
  change({ time: 12 })
  detach()
  expect(engine.destroy).toHaveBeenCalledOnce()
  player.attach(document.createElement('div'))
  await vi.waitFor(() => expect(engine.destroy).toHaveBeenCalledOnce())
  player.play()
  await vi.waitFor(() => expect(engine.seek).toHaveBeenLastCalledWith(12))
})

describe('a broadcast', () => {
  it('plays at the position of the clock, and cannot be seeked', async () => {
    const { player, engine, state } = await open({ live: { position: () => 15 } })
    player.play()
    expect(engine.seek).toHaveBeenLastCalledWith(15)
    player.seek(30)
    player.seekBy(-10)
    expect(state().time).toBe(15)
  })

  it('stays at its end once the clock is past it, and goes on where it ended before its time', async () => {
    let position = 999
    const { player, engine, change, state } = await open({ live: { position: () => position } })
    player.play()
    const { duration } = state()
    engine.play.mockClear()
    change({ time: duration, hasEnded: true, isPlaying: false })
    expect(engine.play).not.toHaveBeenCalled()
    position = 1
    change({ time: duration, hasEnded: true, isPlaying: false })
    expect(engine.play).toHaveBeenCalled()
  })

  it('catches up after a pause, and leaves small differences', async () => {
    let position = 5
    const { player, engine, change } = await open({ live: { position: () => position } })
    player.play()
    engine.seek.mockClear()
    position = 6
    change({ time: 5.5 })
    expect(engine.seek).not.toHaveBeenCalled()
    player.pause()
    position = 20
    player.play()
    expect(engine.seek).toHaveBeenCalledWith(20)
  })
})

describe('the quality', () => {
  const renditions = [
    { height: 720, src: '/720.m3u8' },
    { height: 480, src: '/480.m3u8' },
  ]
  const choose = async (media: Partial<Media> = {}, wanted: number | null = null) => {
    const double = createEngineDouble()
    const create = vi.fn(await double.load())
    const memory = { read: () => ({ quality: wanted }), write: vi.fn() }
    const player = createPlayer(
      { ...mediaDouble, src: '/index.m3u8', renditions, ...media },
      { memory, load: () => Promise.resolve(create) },
    )
    player.attach(document.createElement('div'))
    await vi.waitFor(() => expect(create).toHaveBeenCalledOnce())
    return {
      ...double,
      player,
      memory,
      state: () => player.$state.get(),
      src: create.mock.calls[0]?.[1].src,
    }
  }

  it('is automatic at first, and another one goes on at the same second', async () => {
    const { player, engine, memory, state, src, change } = await choose()
    expect([src, state().quality]).toEqual(['/index.m3u8', null])
    player.play()
    change({ time: 21 })
    player.setQuality(480)
    expect(engine.reload).toHaveBeenCalledExactlyOnceWith('/480.m3u8', true)
    expect(engine.seek).toHaveBeenLastCalledWith(21)
    expect(state()).toMatchObject({ quality: 480, time: 21, phase: 'shown' })
    expect(memory.write).toHaveBeenCalledExactlyOnceWith({ quality: 480 })
    player.setQuality(480)
    player.pause()
    player.setQuality(null)
    expect(engine.reload).toHaveBeenCalledTimes(2)
    expect(engine.reload).toHaveBeenLastCalledWith('/index.m3u8', false)
  })

  it('that is chosen right after a pause does not play', async () => {
    const { player, engine } = await choose({}, null)
    player.play()
    // The event `pause` has not come yet.
    engine.pause.mockImplementation(() => {})
    player.toggle()
    player.setQuality(480)
    expect(engine.reload).toHaveBeenLastCalledWith('/480.m3u8', false)
  })

  it('that was chosen for another video counts where this one has it', async () => {
    expect(await choose({}, 480)).toMatchObject({ src: '/480.m3u8' })
    expect((await choose({}, 360)).state().quality).toBeNull()
    expect(await choose({ renditions: [] }, 480)).toMatchObject({ src: '/index.m3u8' })
  })

  it('stays when the addresses are renewed, and when a failure is tried again', async () => {
    const { player, engine, change, fail } = await choose({}, 480)
    player.play()
    change({ time: 9 })
    player.renew('/new/index.m3u8', [
      { height: 720, src: '/new/720.m3u8' },
      { height: 480, src: '/new/480.m3u8' },
    ])
    expect(engine.reload).toHaveBeenLastCalledWith('/new/480.m3u8', true)
    fail('network')
    player.retry()
    expect(engine.reload).toHaveBeenLastCalledWith('/new/480.m3u8', true)
  })

  it('of files, which adapt nothing, is the one that is played', async () => {
    const files = [
      { height: 720, src: '/720.mp4' },
      { height: 480, src: '/480.mp4' },
    ]
    const { state, src } = await choose({ src: '/720.mp4', renditions: files })
    expect([src, state().quality]).toEqual(['/720.mp4', 720])
    expect(qualitiesOf({ src: '/720.mp4', renditions: files })).toEqual([720, 480])
    expect(qualitiesOf({ src: '/index.m3u8', renditions })).toEqual([null, 720, 480])
    expect(qualitiesOf({ src: '/720.mp4', renditions: files.slice(0, 1) })).toEqual([])
    expect(qualitiesOf({ src: '/720.mp4' })).toEqual([])
  })
})

describe('playing without a press', () => {
  it('is silent, and a press gives the sound', async () => {
    const { player, engine, state } = await open()
    player.playUnasked(12, true)
    expect(engine.setMuted).toHaveBeenLastCalledWith(true)
    expect(state()).toMatchObject({ isPlaying: true, isMuted: true, offersSound: true, time: 12 })
    player.toggleMuted()
    expect(state()).toMatchObject({ isMuted: false, offersSound: false })
  })

  it('is silent from the start where it was asked for before there was a player', async () => {
    const { load, engine } = createEngineDouble()
    const player = createPlayer(mediaDouble, { load })
    player.playUnasked(0, true)
    player.attach(document.createElement('div'))
    await vi.waitFor(() => expect(engine.play).toHaveBeenCalledOnce())
    expect(engine.setMuted.mock.invocationCallOrder[0]).toBeLessThan(
      engine.play.mock.invocationCallOrder[0] ?? 0,
    )
  })

  it('goes on without the sound that a browser refuses', async () => {
    const { player, engine, refuse, state } = await open()
    engine.play.mockImplementationOnce(() => {})
    player.playUnasked(0, false)
    expect(state()).toMatchObject({ phase: 'cover', isAwaited: true })
    refuse()
    expect(engine.setMuted).toHaveBeenLastCalledWith(true)
    expect(state()).toMatchObject({ isPlaying: true, offersSound: true })
  })

  it('shows the cover again where a browser refuses it, and has sound once that is pressed', async () => {
    const { player, engine, refuse, state } = await open()
    engine.play.mockImplementationOnce(() => {})
    player.playUnasked(12, true)
    refuse()
    expect(state()).toMatchObject({ phase: 'cover', isAwaited: false, isMuted: false, offersSound: false })
    player.play()
    expect(state()).toMatchObject({ isPlaying: true, isMuted: false, time: 12 })
  })
})
