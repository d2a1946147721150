import { describe, expect, it, vi } from 'vitest'
import { createPlayer, type PlayerOptions } from './store'
import { createEngineDouble, mediaDouble } from './testing'

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
