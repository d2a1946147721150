import type { Page } from './portal'

/** Where a draft's links and style are served. */
export const draftPath = '/api/content/draft'

const bar = `<aside class="chuhai-draft" aria-label="草稿预览"><strong>草稿预览</strong><span>只有打开链接的人能看到</span><a href="${draftPath}/end">退出预览</a></aside>`

/** Marks a page that shows a draft: `noindex` and a visible bar. */
export const draftPage = ({ html, ...page }: Page): Page => ({
  ...page,
  html: html
    .replace(
      '</head>',
      `<meta name="robots" content="noindex"><link rel="stylesheet" href="${draftPath}/style.css"></head>`,
    )
    .replace('</body>', `${bar}</body>`),
})

/** The style of the bar; a file of its own, because inline styles are forbidden. */
export const draftStyle = `
.chuhai-draft { position: fixed; bottom: 16px; left: 16px; z-index: 900; display: flex; gap: 12px; align-items: center; max-width: calc(100vw - 112px); padding: 8px 8px 8px 16px; border-radius: 8px; color: #fff; background: #071f3b; box-shadow: 0 2px 6px rgb(7 31 59 / 20%), 0 14px 36px rgb(7 31 59 / 28%); font: 400 14px/22px "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif }
.chuhai-draft::before { flex: none; width: 8px; height: 8px; border-radius: 50%; background: #f0641e; content: "" }
.chuhai-draft strong { font-weight: 700; white-space: nowrap }
.chuhai-draft span { color: #c9d8e8 }
.chuhai-draft a { padding: 5px 12px; border-radius: 6px; color: #071f3b; background: #fff; font-weight: 500; text-decoration: none; white-space: nowrap }
.chuhai-draft a:hover { background: #e4eef8 }
.chuhai-draft a:focus-visible { outline: 2px solid #5096d4; outline-offset: 2px }
@media (max-width: 720px) { .chuhai-draft span { display: none } }
@media print { .chuhai-draft { display: none } }
`
