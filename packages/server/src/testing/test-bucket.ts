import { join } from 'node:path'
import S3rver from 's3rver'

/** The keys that the server of S3 in tests knows. */
export const bucketKeys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Runs a server of S3 with empty buckets below a folder. */
export const startBuckets = async (folder: string, ...names: string[]) => {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: names.map((name) => ({ name, configs: [] })),
  })
  const { port } = await server.run()
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}
