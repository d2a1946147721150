import type { MessagePreview } from '@chuhai/contract/admin'
import { ContentError } from '../../content/check-content'
import { readContent } from '../../content/read-content'
import type { Db } from '../../database/db'
import type { MessageKind } from '../../messages/kind'
import {
  findTemplates,
  type MessageTemplate,
  previewTemplate,
  templateContent,
} from '../../messages/template'
import { samplePath } from '../../messages/value-text'

/** Reads the file of a kind; throws a ContentError with every problem of it. */
const readTemplate = (kind: MessageKind, file: string, now: Date): MessageTemplate | undefined => {
  const files = new Map([[`message/${kind.key}.yaml`, file]])
  const content = readContent([templateContent([kind])], { folder: '.', files, now })
  const [found] = [...content.values()].flat()
  return (found?.item as { content: MessageTemplate } | undefined)?.content
}

interface Previewed {
  kind: string
  /** A template that is not published yet; the one in use by default. */
  file?: string | undefined
}

/** Shows an editor what a kind will say; null where there is no such kind. */
export const previewMessage = async (
  db: Db,
  kinds: readonly MessageKind[],
  { kind: key, file }: Previewed,
  now: Date,
): Promise<MessagePreview | null> => {
  const kind = kinds.find((one) => one.key === key)
  if (!kind) return null
  const path = samplePath(kind)
  try {
    const template = file === undefined ? (await findTemplates(db)).get(key) : readTemplate(kind, file, now)
    return { problems: [], path, texts: template ? previewTemplate(kind, template) : null }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: [...error.problems], path, texts: null }
  }
}
