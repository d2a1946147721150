import { acts } from './acts'
import { kinds } from './kinds'

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`

/** The text of docs/buttons.md. */
export const buttonsDocument = (): string =>
  [
    '# Buttons and links',
    '',
    'What a button or a link of the portal can be, where it leads, and what is checked of each. `keeps-what-buttons-say.spec.ts`',
    'opens every page of [routes.md](routes.md), takes every button and link that a visitor sees there, wide and narrow, signed in and',
    'not, and fails with page and name where one is none of these. A test writes and compares this page.',
    '',
    '## Kinds',
    '',
    row('Kind', 'Leads to', 'Checked of each'),
    '|---|---|---|',
    ...Object.entries(kinds).map(([kind, [leads, check]]) => row(`\`${kind}\``, leads, check)),
    '',
    '## What does at once what it says',
    '',
    'Buttons of the kind `acts`, each with the test that presses it. Where a name is content, as the title of a lesson, the row says how',
    'the list is called that it is in.',
    '',
    row('Says', 'Does', 'Pressed by'),
    '|---|---|---|',
    ...acts.map(({ says, does, test }) => row(says, does, `\`${test}\``)),
    '',
  ].join('\n')
