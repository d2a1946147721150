import { parseArgs } from 'node:util'
import { endpoints } from '@chuhai/contract'
import { type ConformanceOptions, checkConformance } from './check-conformance'
import { lineOf, summaryOf } from './report'

export const usage = `Usage: npx @chuhai/conformance --base URL

Checks a server against the contract. Calls that change something are sent only what has to be refused.

  --base URL        where the server is; its calls are below /api
  --origin URL      the origin of a registered site; that of --base unless given
  --cookie TEXT     the cookies of a session, for the calls of signed-in visitors
  --token TEXT      a one-time token that opens a session, instead of --cookie
  --value NAME=TEXT a value that a call asks for, such as getPage.key=about; several times
  --only NAME       a call to check, such as createConsultation; several times
  --write           makes a lead, page views and a question to the assistant
  --json            prints the report as JSON
  --help            prints this

Ends with 0 where nothing failed, with 1 where something did, and with 2 where it was called wrongly.`

const options = {
  base: { type: 'string' },
  origin: { type: 'string' },
  cookie: { type: 'string' },
  token: { type: 'string' },
  value: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  write: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const requireCall = (name: string): string => {
  if (!endpoints.some((endpoint) => endpoint.name === name)) throw new Error(`There is no call ${name}.`)
  return name
}

const readValue = (text: string): [name: string, value: string] => {
  const [, call, field, value] = /^(\w+)\.(\w+)=(.*)$/.exec(text) ?? []
  if (!call || value === undefined) throw new Error(`--value ${text} is not of the form getPage.key=about.`)
  return [`${requireCall(call)}.${field}`, value]
}

const originIn = (option: string, text: string): string => {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`--${option} ${text} is not an address.`)
  return text
}

const read = (args: string[]) => {
  const { values } = parseArgs({ args, options })
  const { base, origin, value = [], only, json = false, help = false, ...rest } = values
  if (help) return { help, json, options: { base: '' } }
  if (base === undefined) throw new Error('--base is missing.')
  const read: ConformanceOptions = {
    ...rest,
    base: originIn('base', base),
    origin: origin && new URL(originIn('origin', origin)).origin,
    values: Object.fromEntries(value.map(readValue)),
    only: only?.map(requireCall),
  }
  return { help, json, options: read }
}

/** Runs the checks for a command line and resolves with its exit code. */
export const runCommand = async (args: string[], print: (line: string) => void): Promise<number> => {
  let command: ReturnType<typeof read>
  try {
    command = read(args)
  } catch (error) {
    print(`${(error as Error).message}\n\n${usage}`)
    return 2
  }
  const { help, json } = command
  if (help) {
    print(usage)
    return 0
  }
  const onResult = json ? undefined : (result: Parameters<typeof lineOf>[0]) => print(lineOf(result))
  const report = await checkConformance({ ...command.options, onResult })
  print(json ? JSON.stringify(report, null, 2) : summaryOf(report))
  return report.failed > 0 ? 1 : 0
}
