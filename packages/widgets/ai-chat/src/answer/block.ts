export type Alignment = 'left' | 'center' | 'right' | ''

export interface ListItem {
  /** Of a task list: whether it is done. */
  isDone?: boolean | undefined
  blocks: Block[]
}

/** What a block is made of. */
export type Content =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'quote'; blocks: Block[] }
  /** `start` is null for a list with bullets. */
  | { kind: 'list'; start: number | null; items: ListItem[] }
  | { kind: 'table'; alignments: Alignment[]; head: string[]; rows: string[][] }
  | { kind: 'rule' }

/** What was read, and the line after its last one. */
export type Taken<What = Content> = [content: What, to: number]

/** A block of Markdown. */
export type Block = Content & {
  /** The line it begins with. */
  from: number
  /** Its lines, as they were written: the same source is the same block. */
  source: string
}
