import { usageOf } from '../packages/server/src/operator/words.ts'

const rowOf = (path, { about, words, options = {} }) => {
  const written = Object.keys(options).map((name) => `\`--${name}\``)
  return `| \`${`${path} ${usageOf(words)}`.trim()}\` | ${about} | ${written.join(' ')} |`.replace(
    '|  |',
    '| |',
  )
}

/** Actions come before groups, so that none stands below the title of another's group. */
const rowsOf = (entries, path = '') => {
  const named = Object.entries(entries).map(([name, entry]) => ({ own: `${path} ${name}`.trim(), entry }))
  const [groups, actions] = [true, false].map((isGroup) =>
    named.filter(({ entry }) => 'actions' in entry === isGroup),
  )
  return [
    ...actions.map(({ own, entry }) => rowOf(own, entry)),
    ...groups.flatMap(({ own, entry }) => [`| **${entry.about}** | | |`, ...rowsOf(entry.actions, own)]),
  ]
}

/** A text with its table of commands as their declarations have it. */
export const withOperatorTable = (text, commands) => {
  const rows = ['| 命令 | 作用 | 选项 |', '|---|---|---|', ...rowsOf(commands)]
  return text.replace(/^\| 命令 \|.*(?:\n\|.*)*/m, () => rows.join('\n'))
}
