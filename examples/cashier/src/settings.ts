import type { Clock } from '@chuhai-examples/development'

export interface CashierSettings {
  port: number
  /** Its public address; by default `http://localhost:PORT`. */
  address?: string | undefined
  /** Where trades are kept; null for in memory alone. */
  dataDir: string | null
  appId: string
  /** Base64 of the DER form, as the provider's console shows keys. */
  appPublicKey: string
  privateKey: string
  /** The machine's by default. */
  clock?: Clock
}

/** For development only: the shop of the portal's server on this machine, and the key that this cashier signs with. */
const developmentAppId = '2021000000000001'

const developmentAppPublicKey = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3wCumDsBlvInIv8MK2i27u1sw2xNFgkvoelePYmP6Z/wiEVzw0gK',
  'Za9QRrSpPYse0CMMISllixqrl3yr6qxnL4Wcg3LvZBgHDyf+q1K8AJ2y3Y7gGCQLTxdLU67Xv2A7z4thNPpedjjztQXhSAUw',
  'xKi3P4p2zkD8X07b/LR4c8nFmLKu5o7rRDy6pf+yYWiH+aUmp0fQ3DAlUxNBGWjk++b46biAv0ECQu9DgahAUSN/wavjfV1w',
  'TIzs4MzAAN8gwHAJuUP+Syp7O4Vj1rdIjsvpx05zeQfMOFczQEaM+w8pvVBJRpA5DwPjBgjCipbDHII2MrCpVrrFFvg316+f',
  'CQIDAQAB',
].join('')

const developmentPrivateKey = [
  'MIIEvwIBADANBgkqhkiG9w0BAQEFAASCBKkwggSlAgEAAoIBAQDO5osfwB3Da2y4nsr5OKTaOGqHKSnWqjDtAXVveGe8WE9y',
  'dKFuyGepnZbEOkOPd4/a83d3YbqVHXwNIBmIi3TYSA+PNsJY+dgq5fS38ogSw/pxCmuT08qWCxFNd3fl4hRLdBvAJb+mO0HL',
  'eXYDbKa9VVy7OqQBOchOXXNHC2Gmg1EkeqtScr1YEIH8zNWVCVl5OuczhVZL6/f5LBE05U+jyVMWa7yUNNMLSwsyiAbJV0pR',
  '9iVjb61/iYw3wJQspVacqe7kogOKGQf7wqWZSyvD1Vpj1wdWQ9QczhBB8GDGUiHr4aqwWSU00f9LutI/zHu2hIvGRJMGSHzL',
  'iASN6wRfAgMBAAECggEAO1uk+lzxrQj6zhSwgsOfeAPLfC9xE2cMVlKe0HYovL5RPLL9RX01UFIn2PAmRdi1asmCsrtU/kbR',
  'OirFaIkp4or5+8poA4LaY6RJiySHqWqURS4KIwUWD+no8uKdgVRVIjiTZZLu4tAJVkjodJ8NTzBYRFbUio17TBA/bFh1kYGC',
  'YKHOldIGph8MmwuIlhjmAkdy4eIjUWwSVvljQJ80chm/O9D/1Fuo9YK229m9n6IiJ/d96LZXLNKcQS54hr1pbYE3+GPGrYKo',
  'NJHe/n9oopDDmHKJs0X8R3EbTcdGeG3zaZwC+ZKnvqXLJ5FMXxba/Y/uA16TcRcLfw0i0KKgAQKBgQD+qH8oBSDEXD3/c3iV',
  'Z6xkRRW+gTJUpiai0zGz2QV5NwSGLOYInrAxgaF/g2BxCJV9n8ZSs/6VFMPVzYNYVQtLce3PXLcSs53vDYrAToELzyv1gHw4',
  '2vVhBrBSwG7vHLX1d03ieBrTo1UYWxVUmDB084rwJdan5mfyUsih29RYAQKBgQDP/aCgQPnmksu/JtUII/my6DRycpbnkOuK',
  'iM2z2EmIzF/rCSlk6nEkjt4trLIW+SfyTQckL3O2CtcEU33GionWvAgM/enrLvbCBO2Weu3BRftpgDtFWSK48Sv/zTpCJfEV',
  'H9CG3uA3knKApCzbkdXIV5cQbjv+Iuudsg+AWn5cXwKBgQD83OzeHTFrKTi6lbsPh5ErQ1oS/xCt8wl8Nn8s2PrRYOsSHDUS',
  'LBhCIDjvd9Fki6R8yBDSgD3zZFoMy3N3W4LKmEcN1z9Fx6qz+1tiFtGWm1FIBhvTDMAIZu7gTIoazgRzx9JDZQUmTxGpDJBC',
  'npfHGSlFyhy6PVPLz52+8pyIAQKBgQCRF6cz49/w3zrPEDHQSfhou9/KbvGifNAzhhepfBpgGeJXvb5orbtb+2Y2iqB5sjoR',
  'p3Zx4cBgn9M7K1s0Y3Sgne8n0QGblNmCo5lyPjMZfs5R3Kh8SiAUz/kXq30WpA035Ue8rkHPwpOp9d1tFqEB70hsp9mmAYpI',
  'KezyZy57FQKBgQD+FfCYf5tTsfisOo9m7nGKd4ec3it9Q2N6oJQ7LwCC7vFx5/UjVsTuBOJsYrwz5JGPyqQx0o4R6oWmP1kH',
  'wfjs2PL9RQtwDGzCEjf1/cA6MZkpLbOQMj4LCeze9h4c7GWz8uMB6jGsEEKvtM9N2ZaP6CLSCy8Z8r/gjjmYjKYsiQ==',
].join('')

export const defaults = {
  port: 4004,
  appId: developmentAppId,
  appPublicKey: developmentAppPublicKey,
  privateKey: developmentPrivateKey,
}
