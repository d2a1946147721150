declare module 'video.js/core.es.js' {
  export { default } from 'video.js'
}
