import { createServer } from 'node:http'

const bare = (script) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>空白页</title>
<style>body { font: 16px/1.6 'Noto Sans CJK SC', sans-serif; margin: 40px }</style>${script}</head><body><h1>空白页</h1><p>${'一段文字。'.repeat(80)}</p></body></html>`

/** A minimal floating element: one script, one button, one stylesheet, and a form in a file that a press loads. */
const referenceScript = `customElements.define('x-reference', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('button { position: fixed; right: 0; top: 50%; padding: 12px }')
    root.adoptedStyleSheets = [sheet]
    const button = Object.assign(document.createElement('button'), { className: 'ch-rail', textContent: '在线咨询' })
    button.onclick = () => import('/reference-form.js').then(({ show }) => show(root))
    root.append(button)
  }
})
document.body.append(document.createElement('x-reference'))`

const referenceForm = `export const show = (root) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('form { position: fixed; right: 60px; bottom: 20px; width: 340px; padding: 16px; background: white; border: 1px solid } label { display: block }')
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const form = document.createElement('form')
  for (const name of ['咨询内容', '姓名', '电话', '公司', '职位', '邮箱']) {
    const label = Object.assign(document.createElement('label'), { textContent: name })
    label.append(document.createElement('input'))
    form.append(label)
  }
  form.append(Object.assign(document.createElement('button'), { textContent: '提交' }))
  root.append(form)
}`

/**
 * Serves host pages to `body(address)`: `/` without the box, `/box` with it, `/reference` with a minimal element, and one for
 * each of the `others`, which are scripts by their names.
 * @param {Record<string, string>} others
 */
export async function withHostPages(portal, others, body) {
  const tags = {
    '/box': `<script async crossorigin src="${portal}/widgets/help-box.js"></script>`,
    '/reference': '<script async src="/reference.js"></script>',
  }
  const scripts = { '/reference.js': referenceScript, '/reference-form.js': referenceForm }
  for (const [name, script] of Object.entries(others)) {
    tags[`/${name}`] = `<script async src="/${name}.js"></script>`
    scripts[`/${name}.js`] = script
  }
  const server = createServer((request, response) => {
    const script = scripts[request.url]
    response.setHeader('Content-Type', `${script ? 'text/javascript' : 'text/html'}; charset=utf-8`)
    response.end(script ?? bare(tags[request.url] ?? ''))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await body(`http://127.0.0.1:${server.address().port}`)
  } finally {
    server.close()
  }
}
