/** Replaces the list where something has come, and keeps the focus on the same message. */
const refresh = async () => {
  const answer = await fetch(location.pathname)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const next = page.querySelector('#list')
  const list = document.querySelector('#list')
  if (!next || !list) return
  const focused = list.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null
  list.replaceWith(next)
  if (focused) next.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus()
}

let refreshing = Promise.resolve()
new EventSource('/changes').onmessage = () => {
  refreshing = refreshing.then(refresh, refresh)
}
