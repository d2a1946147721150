import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import {
  outcomeOfCheck,
  outcomeOfMissing,
  outcomeOfPlaywright,
  outcomeOfVitest,
  reportFile,
  sumOf,
} from './outcome.mjs'

const file = reportFile(`outcome-${process.pid}`)
afterAll(() => rmSync(file, { force: true }))
const report = (content) => writeFileSync(file, JSON.stringify(content))

test('counts the tests of vitest', () => {
  report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] })
  expect(outcomeOfVitest(file, { code: 1, output: 'x' })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    output: 'x',
  })
})

test('counts a test file that cannot be loaded as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  report({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults })
  expect(outcomeOfVitest(file, { code: 1, output: '' }).failed).toBe(1)
})

test('counts the journeys of playwright', () => {
  report({ stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(outcomeOfPlaywright(file, { code: 0, output: '' })).toMatchObject({
    passed: 8,
    failed: 0,
    skipped: 0,
  })
})

test('fails when a runner ends badly although no test failed', () => {
  report({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 } })
  expect(outcomeOfPlaywright(file, { code: 1, output: '' }).failed).toBe(1)
})

test('fails when a runner leaves no report, whatever its exit code', () => {
  rmSync(file)
  expect(outcomeOfVitest(file, { code: 0, output: '' })).toMatchObject({ passed: 0, failed: 1 })
})

test('never counts what is missing as passed', () => {
  const sum = sumOf([outcomeOfCheck({ code: 0, output: '' }), outcomeOfMissing('no browser')])
  expect(sum).toMatchObject({ passed: 1, failed: 0, skipped: 1 })
})
