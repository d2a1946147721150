import picture from './provider.svg'

/**
 * The content of a frame instead of a provider: a picture of one, nothing that ever loads, or a callback page that answers
 * with a code, or with NEED_LOGIN; `silent` brings a code without anything to be seen.
 */
export type FrameAnswer = 'form' | 'never' | 'code' | 'decline' | 'silent'

/** Takes every frame of ours from the network as it enters the page, and lets it answer as the server's page does. */
export const answeringFrames = (document: Document, answer: FrameAnswer): (() => void) => {
  const page = document.defaultView as Window
  const play = (frame: HTMLIFrameElement) => {
    const { searchParams } = new URL(frame.src)
    const isSilent = searchParams.get('mode') === 'silent'
    const state = searchParams.get('state')
    frame.removeAttribute('sandbox')
    frame.src = picture
    const says = isSilent ? (answer === 'silent' ? 'code' : 'decline') : answer
    if (says === 'code' || says === 'decline') {
      const data =
        says === 'code'
          ? { type: 'AUTH_CODE', code: 'c', state, iss: 'http://sso.test' }
          : { type: 'NEED_LOGIN', state }
      const { origin } = page.location
      page.dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data }))
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue
        const frames = node.matches('iframe') ? [node] : [...node.querySelectorAll('iframe')]
        for (const frame of frames) play(frame as HTMLIFrameElement)
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  const withhold = (event: Event) => {
    if (answer === 'never') event.stopImmediatePropagation()
  }
  document.addEventListener('load', withhold, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('load', withhold, true)
  }
}
