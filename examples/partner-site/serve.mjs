import { serveSite } from '@chuhai-examples/static-site'

serveSite({
  name: 'Partner site 远帆国际物流',
  root: new URL('./pages/', import.meta.url),
  port: 4002,
  portVariable: 'PARTNER_PORT',
})
