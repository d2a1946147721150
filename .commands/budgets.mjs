/**
 * What may travel to a visitor, in KB (1000 bytes, minified, brotli).
 * `parts`: what has been fetched by then, by the names of the loader's manifest. `wish` is aimed at and told,
 * `limit` is kept.
 */
export const widgetBudgets = [
  { name: 'loader.js', parts: ['loader'], limit: 2.5 },
  { name: 'loader.js 与浮动入口，可响应悬停', parts: ['loader', 'launcher'], limit: 6, requests: 2 },
  { name: 'help-box.js：两者在一份里', parts: ['help-box'], limit: 6, requests: 1 },
  {
    name: '打开咨询面板，至此下载的全部',
    parts: ['loader', 'launcher', 'panels', 'consultation'],
    limit: 34,
    wish: 28,
  },
  {
    name: '打开 AI 助手，第一条回答之前的全部',
    parts: ['loader', 'launcher', 'panels', 'chat', 'calls', 'welcome'],
    limit: 44,
  },
  {
    name: 'AI 助手写完第一条回答，至此下载的全部',
    parts: ['loader', 'launcher', 'panels', 'chat', 'calls', 'welcome', 'answers'],
    limit: 85,
  },
]

/** What an element adds on a page that has the floating box and its form already. */
export const elementBudget = {
  beside: ['loader', 'launcher', 'panels', 'consultation'],
  limit: 10,
}

/** The portal: what the home page needs until it can be used, and what any other page adds. */
export const portalBudgets = { home: 95, page: 15 }
