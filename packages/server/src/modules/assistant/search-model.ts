import type { Find } from '../../search/search'
import type { Model } from './model'
import { words } from './words'

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&').replace(/\s+/g, ' ')

const item = ({ title, address, excerpt }: Find): string => {
  const text = excerpt.map((part) => (part.isHit ? `**${escaped(part.text)}**` : escaped(part.text))).join('')
  return `- [${escaped(title)}](${address})\n  ${text}\n`
}

/** Answers where no model is configured: it says so, and shows what the search has found. */
export const searchModel: Model = {
  seesImages: false,
  async write({ locale, finds, image }, _, say) {
    const { noModel, found, nothing, imageUnseen, ask } = words[locale]
    say(`${noModel}${image ? `${locale === 'en' ? ' ' : ''}${imageUnseen}` : ''}\n\n`)
    say(finds.length > 0 ? `${found}\n\n` : `${nothing}\n\n`)
    for (const find of finds) say(item(find))
    say(finds.length > 0 ? `\n${ask}` : ask)
  },
}
