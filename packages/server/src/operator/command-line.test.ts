import { describe, expect, it } from 'vitest'
import { type Action, type Entries, isGroup } from './command'
import { readCommandLine } from './command-line'
import { commands } from './commands'
import { UsageError } from './usage-error'

const read = (line: string) => readCommandLine(commands, line.split(' ').filter(Boolean))

const refusalOf = (line: string): UsageError => {
  try {
    read(line)
  } catch (error) {
    if (error instanceof UsageError) return error
    throw error
  }
  throw new Error(`${line} is not refused`)
}

/** Every action with the words that call it. */
const actionsIn = (entries: Entries, path: readonly string[] = []): [string, Action][] =>
  Object.entries(entries).flatMap(([name, entry]) =>
    isGroup(entry)
      ? actionsIn(entry.actions, [...path, name])
      : [[[...path, name].join(' '), entry] as [string, Action]],
  )

const actions = actionsIn(commands)

/** A text of the help, which folds its lines, as one. */
const joined = (text: unknown): string => String(text).replace(/\s/g, '')

/** Every group of actions with the words that name it. */
const groups = [...new Set(actions.map(([path]) => path.split(' ').slice(0, -1).join(' ')))].filter(Boolean)

/** As many words as an action asks for. */
const wordsOf = ({ words = {} }: Action): string =>
  Object.keys(words)
    .map(() => '1')
    .join(' ')

describe.each(actions)('%s', (path, action) => {
  it('refuses an option that it does not declare, with what it takes instead', () => {
    const refusal = refusalOf(`${path} ${wordsOf(action)} --nothing 2099-01-01`)
    expect(refusal.message).toMatch(`${path} 没有 --nothing 这个选项。`)
    for (const option of Object.keys(action.options ?? {})) expect(refusal.message).toContain(`--${option}`)
    expect(refusal.isUnknown).toBe(true)
  })

  it('refuses every option of other actions', () => {
    const others = actions.flatMap(([, other]) =>
      Object.entries(other.options ?? {}).map(([name, { value }]) => (value ? `--${name} 1` : `--${name}`)),
    )
    const own = Object.keys(action.options ?? {})
    const foreign = new Set(others.filter((written) => !own.includes(written.slice(2).split(' ')[0] ?? '')))
    for (const written of foreign)
      expect(refusalOf(`${path} ${wordsOf(action)} ${written}`).message).toContain('这个选项')
  })

  it('has a help that says what it does, and an example that it understands', () => {
    const help = read(`help ${path}`)
    expect(help).toContain(action.about)
    expect(help).toContain(`pnpm operator ${action.example}`)
    expect(read(`${path} --help`)).toBe(help)
    expect(read(action.example)).toMatchObject({ action })
  })

  it('has a sentence for each of its words and options in the help', () => {
    const help = joined(read(`help ${path}`))
    const options = Object.entries(action.options ?? {}).map(([name, { about }]) => [`--${name}`, about])
    const words = Object.values(action.words ?? {}).map(({ name, about }) => [name, about])
    for (const [name = '', about = ''] of [...options, ...words]) {
      expect(about).toMatch(/\p{Script=Han}/u)
      expect(help).toContain(name)
      expect(help).toContain(joined(about))
    }
  })
})

describe.each(groups)('%s', (group) => {
  it('has a help that lists its actions with what they do, and an example', () => {
    const help = read(`help ${group}`)
    expect(read(`${group} --help`)).toBe(help)
    const own = actions.filter(([path]) => path.slice(0, path.lastIndexOf(' ')) === group)
    for (const [, { about }] of own) expect(joined(help)).toContain(joined(about))
    expect(help).toMatch(/\n例如：\n {2}pnpm operator \S/)
    expect(help).not.toMatch(/Usage|Options|Commands/)
  })
})

describe('a command line', () => {
  it.each([
    ['oders', '没有 oders 这个命令。您是想写 orders 吗？'],
    ['orders lits', '没有 orders lits 这个命令。您是想写 list 吗？'],
    ['sites requests acept 1', '没有 sites requests acept 这个命令。您是想写 accept 吗？'],
    ['help nothing', '没有 nothing 这个命令。'],
    ['constructor', '没有 constructor 这个命令。'],
    ['consultations --sicne 2026-11-01', '没有 --sicne 这个选项。您是想写 --since 吗？'],
    ['orders list --from=2026-11-01', 'orders list 没有 --from 这个选项。您是想写 --since 吗？'],
    ['payments list --to 2026-11-01', '没有 --to 这个选项。您是想写 --until 吗？'],
    ['audit list --by li', '没有 --by 这个选项。您是想写 --operator 吗？'],
    ['orders list --rows 20', '没有 --rows 这个选项。您是想写 --limit 吗？'],
    ['orders export --output orders.csv', '没有 --output 这个选项。您是想写 --out 吗？'],
    ['orders list --status 待付费', '--status 待付费：您是想写 待付款 吗？可以写：'],
    ['orders list --nothing', '没有 --nothing 这个选项。可以用：'],
    ['orders list 退款中', '后面多了“退款中”'],
    ['orders show', '还要写 订单号，例如：pnpm operator orders show C'],
    ['content', '请写明要做什么。'],
    ['orders show 42', '“42”不是订单号，订单号见 orders list。'],
    ['registrations accept 42', '“42”不是报名的编号，编号见 registrations list。'],
    ['users disable shen', '“shen”不是用户编号。用户编号是数字'],
    ['content show latest', '“latest”不是版本。版本是数字，有哪些见 content versions。'],
    ['editions move six', '“six”不是届次。届次是数字，有哪些见 editions list。'],
    ['payments reconcile 2026-02-30', '2026-02-30 不是日期'],
    ['roles set 42 agnet', '没有 agnet 这个角色。您是想写 agent 吗？'],
    ['sites scope https://www.example.com corse', '没有“corse”这项权限。您是想写 course 吗？'],
    ['sites add www.example.com', '“www.example.com”不是网址。请写完整的网址'],
    ['orders --status', '还要写 --status <状态>'],
    ['consultations --out --programs', '--out 后面要写文件，--programs 是一个选项。'],
    ['orders --since 2026-11-01 --since 2026-11-02', '--since 写了两次'],
    ['orders --since 2026-02-30', '--since 2026-02-30：请写成 2026-11-01'],
    ['orders --limit 0', '--limit 0：请写 1 到 999999 的整数。'],
    ['views --path news', '请写成 /news 这样的路径。'],
  ])('%s is refused in a sentence', (line, sentence) => {
    expect(refusalOf(line).message).toContain(sentence)
  })

  it('is refused with a reason that is too long', () => {
    const { message } = refusalOf(`orders cancel C20261123000000000001 ${'长'.repeat(201)}`)
    expect(message).toBe('要写原因，最多 200 个字，买家会看到。')
  })

  it('without an action is that of the list', () => {
    expect(read('orders --status 待付款')).toMatchObject({
      words: {},
      options: { status: 'awaitingPayment' },
    })
    expect(read('sites requests --status 待处理')).toMatchObject({ options: { status: 'open' } })
  })

  it('has days of Beijing, the last one included, and moments with their zone', () => {
    expect(read('orders list --since 2026-11-01 --until 2026-11-02')).toMatchObject({
      options: { since: '2026-10-31T16:00:00.000Z', until: '2026-11-02T16:00:00.000Z' },
    })
    expect(read('consultations --since 2026-11-01T09:00:00+08:00')).toMatchObject({
      options: { since: '2026-11-01T01:00:00.000Z' },
    })
  })

  it('has a choice by its key, its name or the beginning of one name', () => {
    const zoneOf = (text: string) => read(`registrations list --zone ${text}`)
    expect(zoneOf('东部')).toEqual(zoneOf('东部赛区'))
    expect(read('consultations --about 活动')).toMatchObject({ options: { about: 'activity' } })
    expect(read('consultations --about activity:508')).toMatchObject({ options: { about: 'activity:508' } })
    expect(refusalOf('registrations list --status').message).toContain('--status')
  })

  it('has numbers, lists, and what is left as one text', () => {
    const wordsIn = (line: string) => read(line) as { words: object }
    expect(wordsIn('roles set 42 agent editor').words).toEqual({ user: 42, roles: ['agent', 'editor'] })
    expect(wordsIn('users find 沈 亦舟').words).toEqual({ text: '沈 亦舟' })
    expect(wordsIn('content import 内容/').words).toEqual({ folder: '内容' })
    expect(wordsIn('schools list').words).toEqual({ text: undefined })
    expect(wordsIn('sites add https://www.example.com/about').words).toEqual({
      site: { origin: 'https://www.example.com', cut: expect.stringContaining('/about') },
      name: undefined,
    })
  })

  it('has an option that repeats as a list', () => {
    expect(read('applications reject 5f0c2a9e 不符 --field 甲=1 --field 乙=2')).toMatchObject({
      words: { id: '5f0c2a9e', reason: '不符' },
      options: { field: ['甲=1', '乙=2'] },
    })
  })
})

it('lists every command in the help, in Chinese', () => {
  const help = read('')
  expect(help).toBe(read('help'))
  for (const name of Object.keys(commands)) expect(help).toContain(`\n  ${name}`)
  expect(help).not.toMatch(/Usage|Options|Commands/)
})
