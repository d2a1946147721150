import { offerClass } from '../class-application'
import { operator } from '../operator'
import { addresses, newDataDir, startProduct } from '../services'
import { frontPorts, secure } from './addresses'
import { makeCertificate, startFront } from './tls'

/** A class with a seat for each engine, width and try. */
export const winterClass = { id: 9820, name: '冬季小班', seats: 60 }

const signOnEnv = {
  SIGN_ON_ISSUER: secure.signOn,
  SIGN_ON_1_CLIENT: 'chuhai',
  SIGN_ON_1_NAME: '出海云账号',
  SIGN_ON_1_ISSUER: secure.signOn,
  SIGN_ON_1_CLIENT_ID: 'chuhai',
  SIGN_ON_1_CLIENT_SECRET: 'chuhai-development-secret',
}

const fronts = Object.entries(frontPorts).map(([name, port]) => ({
  port,
  target: addresses[name as keyof typeof frontPorts],
}))

/** Runs the product behind TLS, for all engines. */
export default async function setUp() {
  const dataDir = await newDataDir()
  const certificate = makeCertificate(dataDir)
  const servers = fronts.map(({ port, target }) => startFront(port, target, certificate))
  const stop = await startProduct({
    dataDir,
    reached: secure,
    env: {
      ...signOnEnv,
      PUBLIC_URL: secure.portal,
      PORTAL_ORIGIN: secure.portal,
      SIGN_ON_ORIGIN: secure.signOn,
      NODE_EXTRA_CA_CERTS: certificate.cert,
      TRUST_PROXY: '1',
    },
    prepare() {
      operator('sites', 'add', secure.partner, '远帆国际物流')
      operator('sites', 'add', secure.university, '东海大学')
      offerClass(winterClass)
    },
  })
  return async () => {
    await stop()
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
}
