import { generateKeyPairSync } from 'node:crypto'

const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  }
}

export const { publicKey: appPublicKey, privateKey: appPrivateKey } = pair()
export const { publicKey: cashierPublicKey, privateKey: cashierPrivateKey } = pair()
