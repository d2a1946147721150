import { appendReport } from './reports.mjs'

const states = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' }

/** The titles around a test and its own; the project before them where a test runs in several that say what differs. */
const titleOf = (test) => {
  const [, project, , ...titles] = test.titlePath()
  return [...(test.parent.project().metadata.isTold ? [project] : []), ...titles].join(' > ')
}

const rowOf = (test, more) => ({ id: test.id, file: test.location.file, title: titleOf(test), ...more })

/** Reports each journey of Playwright as reports.mjs describes. */
export default class PlaywrightReporter {
  onTestBegin(test) {
    appendReport(rowOf(test, { state: 'running' }))
  }

  onTestEnd(test, { duration }) {
    const error = test.results.find((result) => result.error)?.error.message
    appendReport(rowOf(test, { state: states[test.outcome()], ms: duration, error }))
  }

  onError({ message }) {
    appendReport({
      id: message,
      file: '',
      title: 'an error outside of tests',
      state: 'failed',
      error: message,
    })
  }

  printsToStdio() {
    return false
  }
}
