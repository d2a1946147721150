import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { columns, table } from './columns.mjs'
import { freePort, portFrom, requireFreePorts } from './ports.mjs'
import { requireNode, requireWritable } from './toolchain.mjs'

test('accepts the oldest Node that the dependencies run on', () => {
  expect(() => requireNode('20.19.0')).not.toThrow()
  expect(() => requireNode('24.0.1')).not.toThrow()
})

test.each(['18.20.4', '20.18.3'])('says what to install on Node %s', (version) => {
  expect(() => requireNode(version)).toThrow(/需要 20\.19 或更高/)
})

test('names the variable that moves a taken port', async () => {
  const port = await freePort()
  const neighbour = createServer()
  await new Promise((resolve) => neighbour.listen(port, '127.0.0.1', resolve))
  await expect(requireFreePorts([{ port, variable: 'PARTNER_PORT', label: '合作方示例' }])).rejects.toThrow(
    `PARTNER_PORT=${port + 100} npm start`,
  )
  await new Promise((resolve) => neighbour.close(resolve))
})

test('refuses one port for two services', async () => {
  const wanted = ['PORT', 'PARTNER_PORT'].map((variable) => ({ port: 4990, variable, label: variable }))
  await expect(requireFreePorts(wanted)).rejects.toThrow('PORT 和 PARTNER_PORT 都是 4990')
})

test('refuses a port that is no number', () => {
  process.env.CHUHAI_TRIAL_PORT = 'abc'
  expect(() => portFrom('CHUHAI_TRIAL_PORT', 4000)).toThrow('CHUHAI_TRIAL_PORT=4000')
  delete process.env.CHUHAI_TRIAL_PORT
})

test('says how to choose another folder when one cannot be written to', () => {
  expect(() => requireWritable('/dev/null/data', '请用 DATA_DIR 指定。')).toThrow(/无法写入文件夹.*DATA_DIR/)
})

test('counts a Chinese character as two columns', () => {
  expect(columns('门户 a')).toBe(6)
  expect(
    table(
      [
        ['门户', '1'],
        ['ab', '2'],
      ],
      '',
    ),
  ).toBe('门户  1\nab    2')
})
