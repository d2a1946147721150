import { CommanderError } from 'commander'
import { type CommandContext, type Entries, isGroup } from './command'
import { nameZone } from './output'
import { type Called, createParser } from './parser'
import { UsageError } from './usage-error'

const isHelp = (word: string) => word === '--help' || word === '-h'

/** Writes out what may be left out: `orders --status 待付款` is `orders list …`, and `help orders` is `orders --help`. */
const writtenOut = (entries: Entries, [first = '--help', ...rest]: readonly string[]): string[] => {
  if (first === 'help')
    return writtenOut(entries, Object.hasOwn(entries, rest[0] ?? '') ? [...rest, '--help'] : rest)
  const entry = Object.hasOwn(entries, first) ? entries[first] : undefined
  if (!entry || !isGroup(entry)) return [first, ...rest]
  const [next] = rest
  const isNamed = next !== undefined && (isHelp(next) || !next.startsWith('-'))
  if (isNamed) return [first, ...writtenOut(entry.actions, rest)]
  return Object.hasOwn(entry.actions, 'list') ? [first, 'list', ...rest] : [first, ...rest]
}

/** Reads a command line: the action that it calls, or the help that it asks for. Throws a `UsageError` for any other. */
export const readCommandLine = (entries: Entries, args: readonly string[]): Called | string => {
  let printed = ''
  let called: Called | null = null
  const parser = createParser(entries, {
    print(text) {
      printed += text
    },
    call(one) {
      called = one
    },
  })
  try {
    parser.parse(writtenOut(entries, args), { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode > 0) throw new UsageError(`请写明要做什么。\n\n${printed.trimEnd()}`)
  }
  return called ?? printed.trimEnd()
}

/** Runs a command line, with the context that `open` returns; resolves with what is printed. */
export const runCommandLine = async (
  entries: Entries,
  args: readonly string[],
  open: () => Omit<CommandContext, 'options'>,
): Promise<string> => {
  const called = readCommandLine(entries, args)
  if (typeof called === 'string') return called
  const { action, words, options } = called
  return nameZone(await action.run(words, { ...open(), options }))
}
