import { preview } from 'vite'
import { built, port } from './built'

export default async function serveStories() {
  const server = await preview({
    root: built,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  return () => server.close()
}
