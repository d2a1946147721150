const statusMs = 4000
const dialog = () => document.querySelector('#quote-dialog')

function say(text) {
  const status = document.querySelector('#site-status')
  status.textContent = text
  status.hidden = false
  setTimeout(() => {
    status.hidden = true
  }, statusMs)
}

document.addEventListener('click', ({ target }) => {
  if (target.closest('[data-open-quote]')) dialog().showModal()
  if (target.closest('[data-close-quote]')) dialog().close()
})

document.addEventListener('submit', ({ target }) => {
  if (target.id !== 'quote-form') return
  say('已收到，货代专员将在 2 个工作小时内回电。')
  target.reset()
})
