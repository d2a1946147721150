let shownPath = location.pathname
let latestVisit = 0

/** Reads a page into a document of its own; null when it cannot be read. Needs no parser call that Trusted Types forbids. */
function load(address) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onload = () => resolve(request.status === 200 ? request.response : null)
    request.onerror = () => resolve(null)
    request.open('GET', address)
    request.send()
  })
}

function scrollToPlace() {
  const place = location.hash && document.getElementById(location.hash.slice(1))
  if (place) place.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** Shows another page of this site by replacing the whole body, and writes it into the history. */
export async function visit(address, { isNew = true } = {}) {
  const visitNumber = ++latestVisit
  const page = await load(address)
  if (visitNumber !== latestVisit) return
  if (!page) return location.assign(address)
  if (isNew) history.pushState(null, '', address)
  shownPath = location.pathname
  document.title = page.title
  document.body = document.adoptNode(page.body)
  scrollToPlace()
  document.dispatchEvent(new Event('swap'))
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-swap]')
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  if (isSamePage && link.hash) return
  event.preventDefault()
  visit(link.href)
})

addEventListener('popstate', () => {
  if (location.pathname !== shownPath) visit(location.href, { isNew: false })
})
