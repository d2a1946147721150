import type { Plugin } from 'vite'
import type { RenderedPage, RenderRequest } from '../src/server/render'

type Render = (request: RenderRequest) => Promise<RenderedPage>

/** `vite dev` renders pages as the server does, reading from a running server. */
export const renderInDevelopment = (server: string): Plugin => ({
  name: 'render-in-development',
  apply: 'serve',
  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response) => {
      const path = request.originalUrl ?? '/'
      try {
        const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { render: Render }
        const page = await render({
          url: `http://${request.headers.host}${path}`,
          userAgent: request.headers['user-agent'] ?? '',
          fetch: (target, init) => fetch(server + target, init),
        })
        const isDocument = page.headers?.['content-type']?.startsWith('text/html')
        response.writeHead(page.status, page.headers)
        response.end(isDocument ? await vite.transformIndexHtml(path, page.html) : page.html)
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        console.error(error)
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        response.end('页面没有渲染出来，原因见终端。')
      }
    })
  },
})
