// Run as a thread by src/content/markdown-problems.ts: a text that takes long holds this thread, and not the server's own.
import { parentPort, workerData } from 'node:worker_threads'
import { remark } from 'remark'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkGfm from 'remark-gfm'

const parser = remark().use(remarkGfm).use(remarkCjkFriendly)
const looked = new Set(['html', 'image', 'imageReference', 'definition'])

const partsIn = (node) => [
  ...(looked.has(node.type)
    ? [{ type: node.type, url: node.url, name: node.identifier, line: node.position?.start.line ?? 1 }]
    : []),
  ...(node.children ?? []).flatMap(partsIn),
]

for (const text of workerData) parentPort.postMessage(partsIn(parser.parse(text)))
