import { appendReport } from './reports.mjs'

const rowOf = (test, more) => ({ id: test.id, file: test.module.moduleId, title: test.fullName, ...more })

/** Reports each test of Vitest as reports.mjs describes. */
export default class VitestReporter {
  onTestCaseReady(test) {
    appendReport(rowOf(test, { state: 'running' }))
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result()
    const { duration, retryCount } = test.diagnostic() ?? { duration: 0, retryCount: 0 }
    const isFlaky = state === 'passed' && retryCount > 0
    const error = errors?.[0]?.message
    appendReport(rowOf(test, { state: isFlaky ? 'flaky' : state, ms: Math.round(duration), error }))
  }

  onTestModuleEnd(module) {
    for (const { message } of module.errors())
      appendReport({
        id: module.id,
        file: module.moduleId,
        title: 'the file itself',
        state: 'failed',
        error: message,
      })
  }

  onTestRunEnd(_modules, errors) {
    for (const { message } of errors)
      appendReport({
        id: message,
        file: '',
        title: 'an error outside of tests',
        state: 'failed',
        error: message,
      })
  }
}
