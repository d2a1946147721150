import type { CommanderError, Command as Parser } from 'commander'
import type { Action, Command } from './command'
import { suggestionFor } from './suggestion'
import { UsageError } from './usage-error'

/** The name of a command below `pnpm operator`. */
const pathOf = (parser: Parser): string =>
  parser.parent ? `${pathOf(parser.parent)} ${parser.name()}`.trim() : ''

/** The name in a message of the parser; of `--from=2026-11-01`, the option. */
const quotedIn = (message: string): string =>
  (/'(.+)'/.exec(message)?.[1] ?? '').replace(/^(--[^=]+)=.*/, '$1')

const unknownCommand = (path: string, name: string, known: readonly string[]): string =>
  `没有 ${`${path} ${name}`.trim()} 这个命令。${suggestionFor(name, known)}可以用：${known.join('、')}。`

/** The option that has a name as one of its synonyms. */
const meantBy = (name: string, { options = {} }: Partial<Action>): string | undefined =>
  Object.keys(options).find((key) => options[key]?.synonyms?.includes(name.replace(/^-+/, '')))

const unknownOption = (path: string, name: string, known: readonly string[], meant?: string): string => {
  const hint = known.length === 0 ? '它没有选项。' : `可以用：${known.join('、')}。`
  const suggestion = meant === undefined ? suggestionFor(name, known) : `您是想写 --${meant} 吗？`
  return `${path} 没有 ${name} 这个选项。${suggestion}${hint}`.trim()
}

/** Says in a sentence why the parser of an action or a group refuses. */
export const refusalOf = (
  parser: Parser,
  { code, message }: CommanderError,
  entry: Partial<Action & Command> = {},
): UsageError => {
  const path = pathOf(parser)
  const name = quotedIn(message)
  const help = `说明见：pnpm operator help ${path}`.trim()
  if (code === 'commander.unknownCommand') {
    const known = parser.commands.map((one) => one.name())
    return new UsageError(`${unknownCommand(path, name, known)}\n${help}`, true)
  }
  if (code === 'commander.unknownOption') {
    const known = parser.options.flatMap(({ long }) => long ?? [])
    return new UsageError(`${unknownOption(path, name, known, meantBy(name, entry))}\n${help}`, true)
  }
  if (code === 'commander.excessArguments') {
    const excess = parser.args.slice(parser.registeredArguments.length).join(' ')
    return new UsageError(`${path} 后面多了“${excess}”，不知道是什么。\n${help}`, true)
  }
  return new UsageError(`${path} 还要写 ${name}，例如：pnpm operator ${entry.example}\n${help}`)
}
