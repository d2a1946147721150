/**
 * Posts the provider's answer to the page that started the sign-on, and to no other origin. Served as a file of its
 * own, because inline scripts are forbidden; its data are attributes of the body.
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

/** Tells the page around a framed page that Escape was pressed in it: keys do not leave a frame. */
export const frameScript = `
addEventListener('keydown', (event) => {
  // Escape belongs to the input method while it composes.
  if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return
  const [origin] = location.ancestorOrigins ?? []
  if (origin) parent.postMessage({ type: 'CLOSE' }, origin)
})
`

/** The style of the sign-on pages; served as a file of its own, because inline styles are forbidden. */
export const pageStyle = `
* { box-sizing: border-box }
html { min-height: 100% ; background: #f0f6fc }
body { display: grid; min-height: 100vh; margin: 0; padding: 24px 16px; place-items: center; color: #131e2a; font: 400 15px/26px "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif }
main { width: 100%; max-width: 472px; padding: 40px; border-radius: 12px; background: #fff; box-shadow: 0 2px 6px rgb(7 31 59 / 6%), 0 14px 36px rgb(7 31 59 / 14%) }
.brand { display: flex; gap: 10px; align-items: center; margin: 0 0 32px; color: #071f3b; font-size: 16px; font-weight: 700 }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px }
p { margin: 0; color: #4b5969; text-wrap: pretty }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin: 28px 0 0 }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 40px; padding: 8px 20px; border: 1px solid #0e5ca8; border-radius: 6px; color: #fff; background: #0e5ca8; font: inherit; font-size: 14px; line-height: 22px; text-decoration: none; cursor: pointer; transition: background-color 120ms }
.button:hover { border-color: #0a4987; background: #0a4987 }
.button:active { border-color: #0a3b6c; background: #0a3b6c }
.quiet { border-color: #c3cdd8; color: #364352; background: #fff }
.quiet:hover { border-color: #8494a5; background: #f3f6f9 }
.quiet:active { border-color: #8494a5; background: #e9eef3 }
.button:focus-visible { outline: 2px solid #5096d4; outline-offset: 2px }
[hidden] { display: none }
@media (max-width: 480px) {
  main { padding: 28px 20px }
  .actions { flex-direction: column }
}
@media (prefers-reduced-motion: reduce) { .button { transition: none } }
`
