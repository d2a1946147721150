import { expect, it } from 'vitest'
import { markdownProblems } from './markdown-problems'
import { firstContent } from './source'

const problemsOf = async (text: string) => (await markdownProblems([text]))[0]

it('are HTML and images of other hosts, with their lines', async () => {
  expect(
    await problemsOf('一\n\n<script>x</script>\n\n![a](//cdn.example/a.png) ![b](/media/b.png)'),
  ).toEqual([
    { line: 3, message: 'HTML is not shown, write Markdown' },
    { line: 5, message: expect.stringContaining('//cdn.example/a.png') },
  ])
})

it('include images that are named by a reference', async () => {
  const text = '![a][far] ![b][near]\n\n[far]: https://cdn.example/a.png\n[near]: /media/b.png'
  expect(await problemsOf(text)).toEqual([
    { line: 1, message: expect.stringContaining('https://cdn.example/a.png') },
  ])
})

it('exclude similar characters', async () => {
  expect(await problemsOf('a < b，`<b>`，<https://example.com>')).toEqual([])
})

it('are said of each text, also of one that would hold the parser, which is not asked', async () => {
  const texts = ['一', `一\n\n${'_a*'.repeat(3000)}`, '<b>', '![b](/media/b.png)']
  expect(await markdownProblems(texts)).toEqual([
    [],
    [{ line: 3, message: expect.stringContaining('too many marks') }],
    [{ line: 1, message: expect.stringContaining('HTML') }],
    [],
  ])
})

it('end with the time that the texts of a folder may take together', async () => {
  const texts = Array.from({ length: 200 }, () => '<b>a</b>\n\n'.repeat(500))
  const late = (await markdownProblems(texts, 300)).flatMap((problems, index) =>
    problems.some(({ message }) => message === 'takes too long to read, split it') ? [index] : [],
  )
  expect(late).toHaveLength(1)
})

it('has no text of a new database', async () => {
  const texts = [...firstContent(new Date()).files].flatMap(([path, text]) =>
    path.endsWith('.md') ? [text.replace(/^---.*?^---$/ms, '')] : [],
  )
  expect(texts.length).toBeGreaterThan(50)
  expect((await markdownProblems(texts)).flat()).toEqual([])
})
