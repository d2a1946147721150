import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

/** Where a parser keeps how it reads. */
interface Reading {
  micromarkExtensions?: unknown[]
  fromMarkdownExtensions?: unknown[]
}

/** Reads tables, footnotes, task lists and addresses. The library remark-gfm has what writes them, too, which pages do not need. */
export function remarkReadGfm(this: { data(): object }): void {
  const data = this.data() as Reading
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfm()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmFromMarkdown()]
}
