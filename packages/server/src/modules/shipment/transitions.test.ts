import { shipmentActions, shipmentActors, shipmentStates } from '@chuhai/contract/logistics'
import { expect, it } from 'vitest'
import { endStates, transitions } from './transitions'

const all = Object.entries(transitions).flatMap(([from, actions]) =>
  Object.entries(actions).map(([action, transition]) => ({ from, action, ...transition })),
)

it('reaches every state, and takes every action', () => {
  expect(new Set(all.map(({ to }) => to))).toEqual(new Set(shipmentStates))
  expect(new Set(all.map(({ action }) => action))).toEqual(new Set(shipmentActions))
  expect(new Set(all.flatMap(({ by }) => by))).toEqual(new Set(shipmentActors))
})

it('makes labels before goods are handed over only, and voids them wherever money goes back', () => {
  const making = all.filter(({ labels }) => labels === 'made')
  expect(making.map(({ from, action }) => [from, action])).toEqual([
    ['draft', 'pay'],
    ['voided', 'relabel'],
  ])
  for (const { from, labels } of all.filter(({ refunds }) => refunds))
    expect(labels === 'voided' || from === 'voided').toBe(true)
})

it('gives all of the freight back as long as no carrier has the goods, and nothing of it afterwards', () => {
  const refunding = all.filter(({ refunds }) => refunds)
  expect(refunding.map(({ from, action, by }) => [from, action, by])).toEqual([
    ['labelled', 'cancel', ['sender', 'operator']],
    ['voided', 'cancel', ['sender', 'operator']],
    ['received', 'return', ['warehouse']],
    ['held', 'return', ['warehouse']],
  ])
})

it('lets no sender and no operator take a step once the goods are there', () => {
  const handedOver = ['received', 'held', 'sent', 'delivered']
  const hands = all.filter(
    ({ from, by }) => handedOver.includes(from) && by.some((one) => one === 'sender' || one === 'operator'),
  )
  expect(hands).toEqual([])
})

it('goes on from an end in one way: what was delivered may come back', () => {
  const onwards = all.filter(({ from }) => endStates.some((state) => state === from))
  expect(onwards.map(({ from, action }) => [from, action])).toEqual([['delivered', 'return']])
})
