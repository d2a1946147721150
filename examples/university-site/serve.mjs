import { serveSite } from '@chuhai-examples/static-site'

serveSite({
  name: 'University site 钱江大学经济与管理学院',
  root: new URL('./pages/', import.meta.url),
  port: 4003,
  portVariable: 'UNIVERSITY_PORT',
})
