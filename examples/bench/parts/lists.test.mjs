import { endpoints } from '@chuhai/contract'
import { expect, test } from 'vitest'
import { lists } from './lists.mjs'

/** An array, or a part of one with its total. */
const isList = ({ answer }) => answer.type === 'array' || answer.entries?.list !== undefined

const isRead = ({ method, changes }) => method === 'GET' || changes === false

const ofUsers = endpoints.filter(
  (endpoint) => endpoint.access === 'user' && isRead(endpoint) && isList(endpoint),
)

test.each(ofUsers.map(({ name }) => name))('the benchmark measures %s', (name) => {
  expect(Object.keys(lists)).toContain(name)
})

test.each(Object.entries(lists))(
  'the benchmark asks for %s where the contract has it',
  (name, { path, method = 'GET' }) => {
    const endpoint = endpoints.find((one) => one.name === name)
    const [asked] = path({ guide: 7 }).split('?')
    expect(asked).toBe(endpoint?.path.replace('{id}', '7'))
    expect(method).toBe(endpoint?.method)
  },
)
