import { JSDOM } from 'jsdom'

const block = /^```(\w+)[ \t]*(\S*)\n([\s\S]*?)^```$/gm

/** The blocks of code of a text: language, name of the file where it has one, code. */
export const snippetsOf = (text) =>
  [...text.matchAll(block)].map(([, language, file, code]) => ({ language, file, code }))

const comments = /^\s*(\/\/|#) .*\n|\s+(\/\/|#) .*$|<!--[\s\S]*?-->/gm

/** Code without its comments, which are translated. */
export const withoutComments = (code) => code.replace(comments, '')

const script = /<script[^>]*lang="ts"[^>]*>\n([\s\S]*?)<\/script>/

/** The TypeScript in a component of Vue or Svelte. */
export const scriptIn = (code) => script.exec(code)?.[1] ?? ''

/** How frameworks write attributes and events: `:sections.attr`, `@chuhai-submitted`, `onchuhai-submitted`. */
const plainName = (name) => name.replace(/^:|\.attr$/g, '').replace(/^(@|on)(?=chuhai-)/, '@')

/** Attributes of any element, and what only templates have. */
const isForeign = (name) => /^(v-|id$|class$|hidden$)/.test(name)

/** Our elements and tags in HTML or a template, each with its attributes; events begin with `@`. */
export const elementsIn = (markup) => {
  const { document } = new JSDOM(markup.replace(/<\/?template>|<script setup[\s\S]*?<\/script>/g, '')).window
  const ours = [...document.querySelectorAll('*')].filter(
    ({ localName, attributes }) =>
      localName.startsWith('chuhai-') ||
      (localName === 'script' && attributes['data-base']) ||
      /\/widgets\//.test(attributes.src?.value ?? ''),
  )
  return ours.map((element) => ({
    tag: element.localName,
    attributes: [...element.attributes]
      .map(({ name, value }) => [plainName(name), value])
      .filter(([name]) => !isForeign(name)),
    settings: { ...element.dataset },
  }))
}
