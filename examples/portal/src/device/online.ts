import { atom, onMount, type ReadableAtom } from 'nanostores'

/** Whether the browser has a network. */
export const createOnline = (window: Window): ReadableAtom<boolean> => {
  const $online = atom(window.navigator.onLine)
  onMount($online, () => {
    const update = () => $online.set(window.navigator.onLine)
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    return () => {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  })
  return $online
}
