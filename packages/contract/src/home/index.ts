import { endpoint } from '../endpoint'
import { home } from './home'

export * from './home'

export const getHome = endpoint({
  name: 'getHome',
  summary: '首页内容',
  method: 'GET',
  path: '/home',
  access: 'anyone',
  answer: home,
  errors: [],
})
