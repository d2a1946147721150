import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { engines, limits } from './limits'

const marks = { expected: '✓', unexpected: '✗', flaky: '~', skipped: '?' }

/** Prints what became of each journey in every engine and width, and below it what the drivers cannot do. */
export default class TableReporter implements Reporter {
  private tests: TestCase[] = []
  private projects: string[] = []

  onBegin(_config: unknown, suite: Suite) {
    this.tests = suite.allTests()
    this.projects = suite.suites.map(({ title }) => title)
  }

  onEnd() {
    const left = Object.fromEntries(this.projects.map((project) => [project, '–']))
    const rows = new Map<string, Record<string, string>>()
    for (const test of this.tests) {
      const [, project = ''] = test.titlePath()
      rows.set(test.title, { ...(rows.get(test.title) ?? left), [project]: marks[test.outcome()] })
    }
    console.table(Object.fromEntries(rows))
    const isLeftBy = (engine: string) =>
      this.projects.some(
        (project) => project.startsWith(engine) && [...rows.values()].some((row) => row[project] === '–'),
      )
    for (const engine of engines.filter(isLeftBy))
      for (const [ability, why] of Object.entries(limits[engine]))
        console.log(`– ${engine}: no ${ability}, ${why}`)
  }

  printsToStdio() {
    return true
  }
}
