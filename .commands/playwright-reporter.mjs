import { appendReport } from './reports.mjs'

const states = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' }

const rowOf = (test, more) => ({
  id: test.id,
  file: test.location.file,
  // The first two parts are the project and the file.
  title: test.titlePath().slice(3).join(' > '),
  ...more,
})

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
