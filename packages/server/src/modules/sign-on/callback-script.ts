/**
 * Hands what the provider has answered to the page that began the sign-on, and to no other origin. Served as a file of its
 * own, because inline scripts are forbidden; what it needs stands in the page's attributes.
 */
export const callbackScript = `
const { target, origin, message, closes, lost } = document.body.dataset
const page = target === 'opener' ? window.opener : window.parent
if (page && page !== window) {
  page.postMessage(JSON.parse(message), origin)
  if (closes) window.close()
} else if (lost) {
  document.querySelector('h1').textContent = lost
  document.getElementById('sent').hidden = true
  document.getElementById('lost').hidden = false
}
`
