import { describe, expect, it, vi } from 'vitest'
import { createSignOn } from './sign-on'

describe('sign-on', () => {
  it('is asked for with a reason, a mode and the way back', () => {
    const signOn = createSignOn()
    signOn.request({ reason: 'live' })
    expect(signOn.$request.get()).toEqual({ reason: 'live', mode: 'login', returnTo: location.href })
    signOn.request({ reason: 'header', mode: 'register' })
    expect(signOn.$request.get()).toMatchObject({ reason: 'header', mode: 'register' })
  })

  it('comes back to where the visitor is now', () => {
    history.replaceState(null, '', '/school?q=1#top')
    const signOn = createSignOn()
    signOn.request({ reason: 'chat' })
    expect(signOn.$request.get()?.returnTo).toBe(location.href)
    history.replaceState(null, '', '/')
  })

  it('comes back to where the visitor was going, when that is said', () => {
    const signOn = createSignOn()
    signOn.request({ reason: 'page', returnTo: 'http://localhost:4000/user' })
    expect(signOn.$request.get()?.returnTo).toBe('http://localhost:4000/user')
  })

  it('stays a registration when a 401 comes in behind it', () => {
    const signOn = createSignOn()
    signOn.request({ reason: 'header', mode: 'register' })
    signOn.request({ reason: 'unauthorized' })
    expect(signOn.$request.get()?.mode).toBe('register')
  })

  it('is over when it is dismissed', () => {
    const signOn = createSignOn()
    signOn.request({ reason: 'unauthorized' })
    signOn.dismiss()
    expect(signOn.$request.get()).toBeNull()
  })

  it('warns when nothing on the page answers a request', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const signOn = createSignOn()
    // A button that shows whether it is busy listens, and answers nothing.
    signOn.$request.listen(() => undefined)
    signOn.request({ reason: 'header' })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\[chuhai\].*<SignOn core=\{core\} \/>/),
    )
  })

  it('is quiet while something answers', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const signOn = createSignOn()
    const removeHandler = signOn.addHandler()
    signOn.request({ reason: 'header' })
    expect(warn).not.toHaveBeenCalled()
    removeHandler()
    signOn.request({ reason: 'header' })
    expect(warn).toHaveBeenCalledOnce()
  })
})
