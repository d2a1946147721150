export { translatePage } from './translation/translate-page'
