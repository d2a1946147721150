import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import LoginPage from './LoginPage'

const open = async (query: Record<string, string>, user = false) => {
  const app = createAppDouble(user ? { user: userDouble } : {})
  const { core } = app.client
  if (!user) await core.session.refresh()
  render(
    <AppContext value={app}>
      <Router>
        <LoginPage params={{}} query={query} data={{ providers: [] }} now={0} />
      </Router>
    </AppContext>,
  )
  return core
}

beforeEach(() => history.replaceState(null, '', '/login'))
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

it('opens sign-on at once, for the page the visitor was going to', async () => {
  const core = await open({ service: '/user/?a=1' })
  expect(core.signOn.$request.get()).toMatchObject({
    mode: 'login',
    returnTo: `${location.origin}/user/?a=1`,
  })
})

it('asks a portal that shows sign-on from its start', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await open({ service: '/' })
  expect(said).not.toHaveBeenCalled()
})

it('opens the registration where that was asked for', async () => {
  const core = await open({ service: '/', mode: 'register' })
  expect(core.signOn.$request.get()?.mode).toBe('register')
  expect(screen.getByRole('heading', { name: '注册' })).toBeTruthy()
})

it('opens sign-on only once: after dismissing it, the button opens it again', async () => {
  const core = await open({ service: '/user' })
  core.signOn.dismiss()
  await core.session.refresh()
  expect(core.signOn.$request.get()).toBeNull()
  screen.getByRole('link', { name: '登录' }).click()
  expect(core.signOn.$request.get()).toMatchObject({ reason: 'page', returnTo: `${location.origin}/user` })
})

it.each([
  ['/user/?a=1', '/user/?a=1'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('leads whoever is signed in on: %s to %s', async (service, target) => {
  const length = history.length
  const core = await open({ service }, true)
  await vi.waitFor(() => expect(location.pathname + location.search).toBe(target))
  expect(history.length).toBe(length)
  expect(core.signOn.$request.get()).toBeNull()
})
