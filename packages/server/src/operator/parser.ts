import { Argument, type CommanderError, Command as Parser, Option as ParserOption } from 'commander'
import stringWidth from 'string-width'
import { type Action, type Command, type Entries, isGroup } from './command'
import type { Option } from './options'
import { refusalOf } from './refusals'
import { UsageError } from './usage-error'
import { termOf, usageOf, type Words } from './words'

/** An action as it was called, with its words and options read. */
export interface Called {
  action: Action
  words: Record<string, unknown>
  options: Record<string, unknown>
}

const headings: Record<string, string> = {
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Commands:': '命令：',
}

const exampleOf = (entry: Action | Command): string => {
  if (!isGroup(entry)) return entry.example
  const [first] = Object.values(entry.actions)
  return first ? exampleOf(first) : ''
}

const exampleText = (entry: Action | Command): string => `\n例如：\n  pnpm operator ${exampleOf(entry)}`

const isOption = (text: string) => /^-[^\d]/.test(text)

const optionOf = (name: string, { about, value, repeats, read }: Option): ParserOption => {
  if (value === undefined) return new ParserOption(`--${name}`, about)
  return new ParserOption(`--${name} <${value}>`, about).argParser<unknown>((given, before) => {
    if (isOption(given)) throw new UsageError(`--${name} 后面要写${value}，${given} 是一个选项。`)
    if (before !== undefined && !repeats) throw new UsageError(`--${name} 写了两次，只能写一次。`)
    try {
      return read?.(given, before)
    } catch (error) {
      if (error instanceof UsageError) throw new UsageError(`--${name} ${given}：${error.message}`)
      throw error
    }
  })
}

/** The values of words, of which the parser has those that take the rest as a list. */
const readWords = (
  words: Words,
  given: readonly (string | string[] | undefined)[],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(words).map(([name, { read }], index) => {
      const texts = [given[index] ?? []].flat()
      return [name, texts.length > 0 ? read(texts.join(' ')) : undefined]
    }),
  )

const isOfHelp = ({ code }: CommanderError) => code.startsWith('commander.help')

type Call = (called: Called) => void

const declareAction = (parser: Parser, action: Action, call: Call): void => {
  const { words = {} } = action
  const options = Object.entries(action.options ?? {}).map(([name, declared]) => ({
    name,
    option: optionOf(name, declared),
  }))
  for (const { option } of options) parser.addOption(option)
  for (const word of Object.values(words)) parser.addArgument(new Argument(termOf(word), word.about))
  parser.usage([options.length > 0 ? '[选项]' : '', usageOf(words)].filter(Boolean).join(' '))
  parser.action(() => {
    const values = options.map(({ name, option }) => [name, parser.getOptionValue(option.attributeName())])
    const given = Object.fromEntries(values.filter(([, value]) => value !== undefined))
    call({ action, words: readWords(words, parser.processedArgs), options: given })
  })
}

/** Declares commands below a parser. */
const declare = (parent: Parser, entries: Entries, call: Call): void => {
  for (const [name, entry] of Object.entries(entries)) {
    const parser = parent.command(name).description(entry.about).helpCommand(false)
    parser.addHelpText('after', exampleText(entry))
    parser.exitOverride((error) => {
      throw isOfHelp(error) ? error : refusalOf(parser, error, entry)
    })
    if (isGroup(entry)) declare(parser.usage('命令'), entry.actions, call)
    else declareAction(parser, entry, call)
  }
}

interface ParserOptions {
  /** Gets the help that was asked for. */
  print(text: string): void
  /** Gets the action that is called. */
  call: Call
}

/** Returns a parser of these commands. It throws a `UsageError` for what they do not declare. */
export const createParser = (entries: Entries, { print, call }: ParserOptions): Parser => {
  const program = new Parser('pnpm operator')
    .description('出海云运营命令')
    .usage('命令')
    .helpOption('-h, --help', '显示这份说明')
    .helpCommand('help [命令...]', '显示一个命令的说明，例如 help orders refund')
    .configureHelp({
      helpWidth: 120,
      displayWidth: stringWidth,
      styleTitle: (title) => headings[title] ?? title,
      subcommandTerm: (one) => [one.name(), ...one.registeredArguments.map((word) => word.name())].join(' '),
    })
    .configureOutput({ writeOut: print, writeErr: print, outputError: () => {} })
    .showSuggestionAfterError(false)
    .addHelpText('after', exampleText({ about: '', actions: entries }))
  program.exitOverride((error) => {
    throw isOfHelp(error) ? error : refusalOf(program, error)
  })
  declare(program, entries, call)
  return program
}
