export { openStream, type StreamEndpoint, type StreamOptions } from './open-stream'
