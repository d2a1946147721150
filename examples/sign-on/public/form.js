const form = document.forms[0]
const button = form.querySelector('[type=submit]')

/** Eyes work only with a script, so they show themselves. */
for (const eye of form.querySelectorAll('.eye')) {
  const field = eye.previousElementSibling
  const show = (isShown) => {
    field.type = isShown ? 'text' : 'password'
    eye.setAttribute('aria-pressed', String(isShown))
    eye.setAttribute('aria-label', isShown ? eye.dataset.hide : eye.dataset.show)
  }
  eye.hidden = false
  eye.addEventListener('click', () => show(field.type === 'password'))
  // A browser would offer to remember what it saw as plain text.
  form.addEventListener('submit', () => show(false))
}

/** While characters are chosen, Enter belongs to the input method; Safari ends the choice before the key. */
let chosenAt = Number.NEGATIVE_INFINITY
form.addEventListener('compositionend', (event) => {
  chosenAt = event.timeStamp
})
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return
  const isChoosing = event.isComposing || event.keyCode === 229 || event.timeStamp - chosenAt < 50
  if (isChoosing) event.preventDefault()
})

const rest = () => button.removeAttribute('aria-busy')
form.addEventListener('submit', (event) => {
  if (button.hasAttribute('aria-busy') || button.disabled) event.preventDefault()
  else button.setAttribute('aria-busy', 'true')
})
// Coming back by the browser's own button finds the page as it was left.
addEventListener('pageshow', rest)

const alert = form.querySelector('.alert[data-done]')
const seconds = alert?.querySelector('.seconds')
if (seconds) {
  const until = Date.now() + Number(seconds.textContent) * 1000
  button.disabled = true
  const clock = setInterval(() => {
    const left = Math.ceil((until - Date.now()) / 1000)
    seconds.textContent = String(Math.max(left, 0))
    if (left > 0) return
    clearInterval(clock)
    button.disabled = false
    alert.classList.add('done')
    alert.querySelector('span').textContent = alert.dataset.done
  }, 250)
}

/** The first wrong field, else the first empty one. On a touch screen the keyboard would cover the page unasked. */
const fields = [...form.querySelectorAll('.box input')]
const wrong = fields.find((field) => field.matches('[aria-invalid]'))
const next = wrong ?? (matchMedia('(pointer: coarse)').matches ? null : fields.find((field) => !field.value))
next?.focus()
