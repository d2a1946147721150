/** Tells the page around a framed page that Escape was pressed in it: keys do not leave a frame. */
export const frameScript = `
addEventListener('keydown', (event) => {
  // Escape belongs to the input method while it composes.
  if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return
  const [origin] = location.ancestorOrigins ?? []
  if (origin) parent.postMessage({ type: 'CLOSE' }, origin)
})
`
