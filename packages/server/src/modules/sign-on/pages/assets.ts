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

/**
 * The style of the server's own pages; served as a file of its own, because inline styles are forbidden. Unsupported browsers show
 * these pages too, so it avoids newer CSS, such as `gap` in flex containers.
 */
export const pageStyle = `
* { box-sizing: border-box }
html { min-height: 100% ; background: #f0f6fc }
body { display: grid; min-height: 100vh; margin: 0; padding: 24px 16px; place-items: center; color: #131e2a; font: 400 15px/26px "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif }
main { width: 100%; max-width: 472px; padding: 40px; border-radius: 12px; background: #fff; box-shadow: 0 2px 6px rgb(7 31 59 / 6%), 0 14px 36px rgb(7 31 59 / 14%) }
.brand { display: flex; align-items: center; margin: 0 0 32px; color: #071f3b; font-size: 16px; font-weight: 700 }
.brand svg { margin-right: 10px }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px }
p { margin: 0; color: #4b5969; text-wrap: pretty }
.actions { display: flex; flex-wrap: wrap; margin: 22px -6px -6px }
.actions > * { margin: 6px }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 40px; padding: 8px 20px; border: 1px solid #0e5ca8; border-radius: 6px; color: #fff; background: #0e5ca8; font: inherit; font-size: 14px; line-height: 22px; text-decoration: none; cursor: pointer; transition: background-color 120ms }
.button:hover { border-color: #0a4987; background: #0a4987 }
.button:active { border-color: #0a3b6c; background: #0a3b6c }
.quiet { border-color: #c3cdd8; color: #364352; background: #fff }
.quiet:hover { border-color: #8494a5; background: #f3f6f9 }
.quiet:active { border-color: #8494a5; background: #e9eef3 }
.button:focus-visible { outline: 2px solid #5096d4; outline-offset: 2px }
[hidden] { display: none }
a:not(.button) { color: #0e5ca8; text-underline-offset: 3px }
a:not(.button):hover { text-decoration-thickness: 2px }
a:focus-visible, summary:focus-visible, .choice input:focus-visible { outline: 2px solid #5096d4; outline-offset: 2px; border-radius: 2px }
.wide { max-width: 720px }
.notice { margin: 16px 0 0; padding: 9px 14px; border: 1px solid #f2b8b8; border-radius: 6px; color: #c62f2f; background: #fdeeee; font-size: 14px; line-height: 22px }
.sheet { margin: 24px 0 0; font-size: 14px; line-height: 22px }
.sheet .actions { margin-top: 18px }
.about { margin: 0 0 20px; padding: 9px 14px; border-radius: 6px; color: #0a4987; background: #f0f6fc }
.topics { min-width: 0; margin: 0 0 20px; padding: 0; border: 0 }
.topics:focus { outline: 0 }
.topics legend, .field label { display: block; margin: 0 0 6px; padding: 0; color: #4b5969; font-size: 13px; line-height: 20px }
.star { margin-left: 4px; color: #c62f2f }
.hint { color: #5c6b7c; font-size: 12px; line-height: 20px }
legend .hint { margin-left: 12px }
.topics p.hint { margin-top: 6px }
.topic-list { display: flex; flex-wrap: wrap; align-items: flex-start; margin: -4px }
.topic { flex: 1 1 260px; min-width: 0; margin: 4px; border: 1px solid #dce3ea; border-radius: 6px }
.topic[open] { flex-basis: 100%; border-color: #5096d4 }
.topic summary { padding: 8px 14px; border-radius: 6px; color: #131e2a; cursor: pointer }
.topic summary:hover { background: #f3f6f9 }
.choices { padding: 2px 14px 8px }
.choices .choice { display: inline-flex; margin: 0 24px 0 0 }
.choice { display: flex; align-items: flex-start; padding: 6px 0; color: #131e2a; cursor: pointer }
.choice input { flex: none; width: 16px; height: 16px; margin: 3px 8px 3px 0; accent-color: #0e5ca8 }
.fields { display: flex; flex-wrap: wrap; margin: 0 -8px }
.field { flex: 1 1 260px; min-width: 0; margin: 0 8px 20px }
.whole { flex-basis: 100% }
.field input, .field select { display: block; width: 100%; height: 40px; padding: 0 12px; border: 1px solid #8494a5; border-radius: 6px; color: #131e2a; background: #fff; font: inherit; font-size: 14px; line-height: 22px; transition: border-color 120ms, box-shadow 120ms }
.field input::placeholder { color: #5c6b7c; opacity: 1 }
.field input:hover, .field select:hover { border-color: #5096d4 }
.field input:focus, .field select:focus { outline: 2px solid transparent; border-color: #0e5ca8; box-shadow: 0 0 0 3px #ddebf8 }
.field [aria-invalid] { border-color: #c62f2f }
.field [aria-invalid]:focus { box-shadow: 0 0 0 3px #f2b8b8 }
.error { margin: 2px 0 0; color: #c62f2f; font-size: 12px; line-height: 20px }
@media (max-width: 480px) {
  main { padding: 28px 20px }
  .actions { flex-direction: column }
  .field input, .field select { height: 44px; font-size: 16px }
  .choice { padding: 9px 0 }
  .topic summary { padding: 11px 14px }
}
@media (prefers-reduced-motion: reduce) { .button, .field input, .field select { transition: none } }
`
