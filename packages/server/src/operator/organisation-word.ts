import { UsageError } from './usage-error'
import { type Word, word } from './words'

/** The id of an organisation. */
export const organisationWord = (name: string, about: string): Word<string> => ({
  ...word(name, about),
  read(text) {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))
      throw new UsageError(`“${text}”不是主体编号，用 organisations list 名称 查找。`)
    return text.toLowerCase()
  },
})
