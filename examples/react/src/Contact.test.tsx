import { Consultation } from '@chuhai/consultation'
import { createConsultation } from '@chuhai/contract/consultation'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(cleanup)

it('submits a consultation', async () => {
  const server = createServerDouble().answer(createConsultation, { id: 'lead-1' })
  const core = createFakeCore({}, { server, locale: 'en' })
  const onSubmitted = vi.fn()
  render(<Consultation core={core} sections={['amazon']} onSubmitted={onSubmitted} />)

  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Chen')
  await userEvent.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '13800138000')
  await userEvent.type(screen.getByRole('textbox', { name: /^Company/ }), 'Example Ltd')
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))

  await vi.waitFor(() => expect(onSubmitted).toHaveBeenCalledWith({ id: 'lead-1' }))
  expect(server.requests).toHaveLength(1)
})
