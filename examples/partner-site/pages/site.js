import './estimate.js'
import { closeMenus, openNavigation } from './menu.js'
import './quote.js'
import './search.js'
import { visit } from './swap.js'

/** Written without a thought for other people's widgets: whoever types outside of these gets our hotkeys. */
const isTyping = (target) => target.matches('input, textarea, select, [contenteditable]')

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeMenus()
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  if (event.key === '/') {
    event.preventDefault()
    openNavigation()
    document.querySelector('#site-search').focus()
  }
  if (event.key === 'g') visit('/news.html')
})
