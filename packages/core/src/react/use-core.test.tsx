import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createFakeCore, type FakeCore } from '../testing'
import { CoreContext, useCore } from './index'

const Prices = ({ core }: { core?: FakeCore }) => <p>{useCore('Prices', core).base}</p>

it('a component has its own core, or else that of the provider above', () => {
  const own = createFakeCore({ base: 'https://own' })
  const provided = createFakeCore({ base: 'https://provided' })
  const html = renderToString(
    <CoreContext.Provider value={provided}>
      <Prices />
      <Prices core={own} />
    </CoreContext.Provider>,
  )
  expect(html).toBe('<p>https://provided</p><p>https://own</p>')
})

it('a component without a core says what to put around it', () => {
  expect(() => renderToString(<Prices />)).toThrow(
    /^\[chuhai\] <Prices> has no core: put <ChuhaiProvider base=.*> around it/,
  )
})
