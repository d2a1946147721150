import { afterAll } from 'vitest'
import type { Db } from '../database/db'
import { openMigratedDatabase } from '../database/open-database'
import { silentLog } from '../process/log'
import { readEnv } from '../settings/env'
import { type MockAlipay, startMockAlipay } from './mock-alipay'
import { type ServerProcess, setUpServers } from './server-process'
import { pageHeaders } from './test-app'

interface Call {
  method: string
  /** Below `/api`. */
  path: string
  cookie: string
  /** By which the same call that is sent again is known. */
  key?: string
  body?: object
}

/** Servers of a test file that a test kills, with payments at a gateway whose trades it moves. */
export const setUpPayingServers = () => {
  let alipay: MockAlipay
  const servers = setUpServers(async () => {
    alipay = await startMockAlipay()
    const { appId, privateKey, providerPublicKey, gateway } = alipay.settings
    return {
      ALIPAY_APP_ID: appId,
      ALIPAY_PRIVATE_KEY: privateKey,
      ALIPAY_PUBLIC_KEY: providerPublicKey,
      ALIPAY_GATEWAY: gateway,
    }
  })
  afterAll(() => alipay.close())

  /** Calls a server; throws where it breaks down, and resolves with null where it refuses. */
  const send = async <T>(
    { url }: ServerProcess,
    { method, path, cookie, key, body }: Call,
  ): Promise<T | null> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...pageHeaders, Origin: url, Cookie: cookie, ...(key && { 'Idempotency-Key': key }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status, data } = (await response.json()) as { status: string; data: T | null }
    if (response.status >= 500) throw new Error(status)
    return response.ok ? data : null
  }

  return {
    servers,
    get alipay() {
      return alipay
    },
    send,
    async end({ child, exited }: ServerProcess, signal: 'SIGTERM' | 'SIGKILL') {
      child.kill(signal)
      await exited
    },
    /** Works on the database while no server runs. */
    async withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
      const database = await openMigratedDatabase(readEnv(servers.env), silentLog)
      try {
        return await work(database.db)
      } finally {
        await database.close()
      }
    },
    /** Pays at the provider; returns the number of the trade. */
    async payAtProvider(
      server: ServerProcess,
      { cookie, key }: { cookie: string; key: string },
      number: string,
    ): Promise<string> {
      const call = { method: 'POST', path: `/order/${number}/payment`, cookie, key }
      const data = await send<{ address: string }>(server, { ...call, body: { device: 'desktop' } })
      if (!data) throw new Error(`${number} cannot be paid`)
      const trade = alipay.open(data.address)
      alipay.pay(trade)
      return trade
    },
    /** Tells a server of a payment, as the provider does. */
    async notify({ url }: ServerProcess, trade: string): Promise<void> {
      const body = new URLSearchParams(alipay.notification(trade))
      const response = await fetch(`${url}/api/payment/alipay/notify`, { method: 'POST', body })
      if ((await response.text()) !== 'success') throw new Error(`${trade} was not acknowledged`)
    },
  }
}
