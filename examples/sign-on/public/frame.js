/** Escape closes the dialog that frames this page; keys do not leave a frame, so the page around it is told. */
addEventListener('keydown', (event) => {
  // Escape belongs to the input method while it composes.
  if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return
  const [origin] = location.ancestorOrigins ?? []
  if (origin) parent.postMessage({ type: 'CLOSE' }, origin)
})
