import type { Locale } from '../locale'
import type { Finding } from './report'

/** The checks of the self-check, in the order of its report. */
export const checks = {
  site: { 'zh-CN': '网站登记', en: 'Registration of the site' },
  address: { 'zh-CN': '地址与网络', en: 'Addresses and network' },
  policy: { 'zh-CN': '内容安全策略（CSP）', en: 'Content security policy (CSP)' },
  tag: { 'zh-CN': '脚本标签', en: 'Script tag' },
  elements: { 'zh-CN': '元素与属性', en: 'Elements and attributes' },
  storage: { 'zh-CN': 'Cookie、存储与框架', en: 'Cookies, storage and frames' },
  box: { 'zh-CN': '浮动帮助的位置', en: 'Place of the floating box' },
  time: { 'zh-CN': '出现的时间', en: 'Time to the launcher' },
} as const satisfies Record<string, Record<Locale, string>>
/** A thing that the self-check looks at. */
export type Check = keyof typeof checks

interface Words {
  title: string
  mend: string
}

/** `{name}` in a text is replaced by a fact of the finding. */
export interface FindingText extends Record<Locale, Words> {
  check: Check
  /** An error stops something from working; a warning does not. */
  severity: 'error' | 'warning'
  /** What is to be copied for the mend. */
  line?: string
}

/** Everything that the self-check can find, and how it is mended. */
export const findings = {
  SITE_UNREGISTERED: {
    check: 'site',
    severity: 'error',
    line: 'pnpm operator sites add {origin} {host}',
    'zh-CN': {
      title: '{origin} 没有登记，或登记后被停用',
      mend: '在 {base}/embed/register 申请登记，或请运营人员运行下面的命令；停用过的也用它恢复。几秒钟后生效。',
    },
    en: {
      title: '{origin} is not registered, or was disabled',
      mend: 'Ask for its registration at {base}/embed/register, or ask the operators to run the line below, which also enables a disabled one. It takes seconds.',
    },
  },
  PORTAL_UNREACHABLE: {
    check: 'address',
    severity: 'error',
    line: '{base}/healthz',
    'zh-CN': {
      title: '连不上 {base}',
      mend: '在新标签页打开下面的地址。打得开，说明广告拦截或浏览器扩展挡住了它，请把这个主机加入允许名单；打不开，请检查地址、公司防火墙与 DNS。',
    },
    en: {
      title: '{base} cannot be reached',
      mend: 'Open the address below in a new tab. If it opens, an ad blocker or an extension blocks it: allow this host there. If not, check the address, the firewall and DNS.',
    },
  },
  MIXED_CONTENT: {
    check: 'address',
    severity: 'error',
    line: '{secure}',
    'zh-CN': {
      title: '页面用 https，{address} 却是 http',
      mend: '浏览器会拦截 https 页面里的 http 请求。请改用 https 地址。',
    },
    en: {
      title: 'The page uses https, but {address} is http',
      mend: 'Browsers block http requests of an https page. Use the https address.',
    },
  },
  POLICY_MISSING: {
    check: 'policy',
    severity: 'error',
    line: '{line}',
    'zh-CN': {
      title: '页面的 CSP 不允许 {directive} 访问 {base}',
      mend: '在响应头 Content-Security-Policy（或同名的 meta 标签）里，把这一条改成下面这样。',
    },
    en: {
      title: 'The CSP of the page does not allow {base} in {directive}',
      mend: 'Change this directive of the header Content-Security-Policy (or of the meta tag) to the line below.',
    },
  },
  POLICY_FRAMES: {
    check: 'policy',
    severity: 'warning',
    line: '{line}',
    'zh-CN': {
      title: '页面的 CSP 不允许 {base} 的框架',
      mend: '登录会改在新窗口里进行。希望就地登录时，把这一条改成下面这样，登录服务的地址请向运营人员索取。',
    },
    en: {
      title: 'The CSP of the page does not allow frames of {base}',
      mend: 'Sign-on opens a window instead. To sign in within the page, change this directive to the line below; operators know the address of the sign-on provider.',
    },
  },
  POLICY_SIGN_ON: {
    check: 'policy',
    severity: 'warning',
    line: '{line}',
    'zh-CN': {
      title: '页面的 CSP 不允许登录用的框架：{hosts}',
      mend: '登录会改在新窗口里进行。希望就地登录时，在 {directive} 里加上 {hosts}，也就是改成下面这样。',
    },
    en: {
      title: 'The CSP of the page does not allow the frames of sign-on: {hosts}',
      mend: 'Sign-on opens a window instead. To sign in within the page, add {hosts} to {directive}, as in the line below.',
    },
  },
  TAG_TWICE: {
    check: 'tag',
    severity: 'warning',
    line: '{tags}',
    'zh-CN': {
      title: '页面里有 {count} 个出海云的脚本标签',
      mend: '只有先运行的一个生效，其余的设置不起作用。留下一个，其余的删掉；help-box.js 已经包含 loader.js 的功能。',
    },
    en: {
      title: 'The page has {count} of our script tags',
      mend: 'Only the first that runs counts; settings of the others are ignored. Keep one. help-box.js does all that loader.js does.',
    },
  },
  TAG_SETTING_UNKNOWN: {
    check: 'tag',
    severity: 'warning',
    'zh-CN': { title: '标签上没有 {name} 这个设置', mend: '改成其中之一：{known}。' },
    en: { title: 'The tag has no setting {name}', mend: 'Use one of: {known}.' },
  },
  TAG_SETTING_INVALID: {
    check: 'tag',
    severity: 'warning',
    'zh-CN': { title: '{name}="{value}" 无效，已被忽略', mend: '改成：{expected}。' },
    en: { title: '{name}="{value}" is not valid and is ignored', mend: 'Write {expected}.' },
  },
  TAG_BLOCKING: {
    check: 'tag',
    severity: 'warning',
    line: '<script async crossorigin src="{src}"></script>',
    'zh-CN': {
      title: '脚本标签没有 async，页面要等它下载完才继续显示',
      mend: '给标签加上 async。',
    },
    en: { title: 'The script tag lacks async: the page waits for it', mend: 'Add async to the tag.' },
  },
  ELEMENT_UNKNOWN: {
    check: 'elements',
    severity: 'error',
    'zh-CN': { title: '没有 <{tag}> 这个元素', mend: '改成其中之一：{known}。' },
    en: { title: 'There is no element <{tag}>', mend: 'Use one of: {known}.' },
  },
  ELEMENT_IN_SHADOW_ROOT: {
    check: 'elements',
    severity: 'error',
    'zh-CN': {
      title: '<{tag}> 在页面自己的 shadow root 里，标签看不到它',
      mend: '请放到外面，用 <slot> 显示；或者在外面再放一个同名的元素；或者从 npm 包注册它。',
    },
    en: {
      title: '<{tag}> stands in a shadow root of the page, where the tag does not see it',
      mend: 'Put it outside and show it by a <slot>, place another one of its kind outside, or define it from its npm package.',
    },
  },
  ATTRIBUTE_UNKNOWN: {
    check: 'elements',
    severity: 'warning',
    'zh-CN': { title: '<{tag}> 没有属性 {name}', mend: '它的属性是：{known}。' },
    en: { title: '<{tag}> has no attribute {name}', mend: 'It has: {known}.' },
  },
  ATTRIBUTE_INVALID: {
    check: 'elements',
    severity: 'warning',
    'zh-CN': { title: '<{tag} {name}="{value}"> 无效，已被忽略', mend: '改成：{expected}。' },
    en: { title: '<{tag} {name}="{value}"> is not valid and is ignored', mend: 'Write {expected}.' },
  },
  ATTRIBUTE_MISSING: {
    check: 'elements',
    severity: 'error',
    'zh-CN': { title: '<{tag}> 缺少必填的属性 {name}，什么也不显示', mend: '写上 {name}，值为 {expected}。' },
    en: { title: '<{tag}> shows nothing without its attribute {name}', mend: 'Add {name}: {expected}.' },
  },
  COOKIES_OFF: {
    check: 'storage',
    severity: 'warning',
    'zh-CN': {
      title: '浏览器关闭了 Cookie',
      mend: '访客无法登录。这是浏览器的设置，请在隐私设置里允许 Cookie 后再试；咨询表单不受影响。',
    },
    en: {
      title: 'Cookies are off in this browser',
      mend: 'Visitors cannot sign in. It is a setting of the browser: allow cookies and try again. The consultation form works without.',
    },
  },
  STORAGE_BLOCKED: {
    check: 'storage',
    severity: 'warning',
    'zh-CN': {
      title: '页面不能使用 sessionStorage 与 localStorage',
      mend: '组件照常工作，但刷新后不保留填过的内容。请检查浏览器的隐私设置；页面在 sandbox 框架里时，给框架加上 allow-same-origin。',
    },
    en: {
      title: 'The page may not use sessionStorage and localStorage',
      mend: 'Widgets work, but what was typed is lost by a reload. Check the privacy settings; a sandboxed frame needs allow-same-origin.',
    },
  },
  FRAME_WITHOUT_ORIGIN: {
    check: 'storage',
    severity: 'error',
    line: 'sandbox="allow-scripts allow-same-origin allow-forms allow-popups"',
    'zh-CN': {
      title: '页面在没有 allow-same-origin 的 sandbox 框架里，没有自己的源',
      mend: '没有源的页面不能登记。请让外层页面的 iframe 加上下面的值，或者不放进 sandbox。',
    },
    en: {
      title: 'The page is in a sandboxed frame without allow-same-origin, and has no origin',
      mend: 'A page without an origin cannot be registered. Give the iframe of the outer page the value below, or no sandbox.',
    },
  },
  FRAME_WITHOUT_COOKIES: {
    check: 'storage',
    severity: 'warning',
    'zh-CN': {
      title: '页面在另一个网站的框架里，浏览器不让它读 Cookie',
      mend: '登录会改在新窗口里进行。希望就地登录时，把页面直接打开，不放进别的网站的框架。',
    },
    en: {
      title: 'The page is in a frame of another site, and the browser keeps cookies from it',
      mend: 'Sign-on opens a window instead. To sign in within the page, open it by itself.',
    },
  },
  BOX_COVERED: {
    check: 'box',
    severity: 'error',
    'zh-CN': {
      title: '浮动帮助被 {by} 挡住，点不到',
      mend: '给标签加上 data-offset（例如 data-offset="96"）或 data-side="left" 让开它，或者调低它的 z-index（现在是 {zIndex}），必要时给它 pointer-events: none。',
    },
    en: {
      title: 'The floating box is covered by {by} and cannot be pressed',
      mend: 'Move the box by data-offset (as data-offset="96") or data-side="left", or lower the z-index of what covers it ({zIndex}), or give that pointer-events: none.',
    },
  },
  BOX_HIDDEN: {
    check: 'box',
    severity: 'error',
    'zh-CN': {
      title: '浮动帮助在页面里，但没有显示出来',
      mend: '检查页面的样式：有没有隐藏 chuhai-help-box 或它的上层（display、visibility、content-visibility），或者把它移出了窗口（transform）。',
    },
    en: {
      title: 'The floating box is on the page but not visible',
      mend: 'Look for styles of the page that hide chuhai-help-box or what it is in (display, visibility, content-visibility), or move it out of the window (transform).',
    },
  },
  LAUNCHER_SLOW: {
    check: 'time',
    severity: 'warning',
    'zh-CN': {
      title: '浮动帮助在 {ms} 毫秒后才到，超过 {limit} 毫秒',
      mend: '把标签放到 <head> 里靠前的位置并写上 async，不经过标签管理器；或者检查到 {base} 的网络。',
    },
    en: {
      title: 'The launcher came after {ms} ms, more than {limit} ms',
      mend: 'Put the tag early in <head>, with async and without a tag manager, or check the network to {base}.',
    },
  },
} as const satisfies Record<string, FindingText>
/** What a finding is called. */
export type Code = keyof typeof findings

/** Leaves out what a shell or a page would take for more than a name or an address: anybody may have written a report. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}.:/*'\-_?=@%~ ]/gu, '')

/** The words about a finding in a language; one of a newer loader is called by its code. */
export const wordsOf = ({ code, facts }: Finding, locale: Locale) => {
  const entry: FindingText | undefined = Object.hasOwn(findings, code) ? findings[code as Code] : undefined
  const fill = (text: string, clean = (fact: string) => fact) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => clean((Object.hasOwn(facts, name) && facts[name]) || ''))
  return {
    check: entry?.check,
    severity: entry?.severity ?? ('warning' as const),
    title: entry ? fill(entry[locale].title) : code,
    mend: entry ? fill(entry[locale].mend) : '',
    line: entry?.line ? fill(entry.line, plain) : '',
  }
}
