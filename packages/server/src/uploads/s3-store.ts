import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsV4Signer } from 'aws4fetch'
import { ApiError } from '../http/api-error'
import type { Env } from '../settings/env'
import type { FileStore } from './file-store'

const timeoutMs = 60_000

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The store has what is below this folder of the bucket, by names that begin with a slash; else what is in no folder. */
  folder?: string
}

/** Some services need the bucket as the first part of the host, which the endpoint then contains. */
const addressOf = ({ endpoint, bucket }: S3Settings): string => {
  const base = endpoint.replace(/\/+$/, '')
  return new URL(base).hostname.startsWith(`${bucket}.`) ? base : `${base}/${bucket}`
}

interface Stored {
  key: string
  at: Date
}

const tagIn = (xml: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

/** The keys of a ListObjectsV2 answer, which are URL-encoded. */
const storedIn = (xml: string): Stored[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = '']) => ({
    key: decodeURIComponent(tagIn(one, 'Key').replaceAll('+', ' ')),
    at: new Date(tagIn(one, 'LastModified')),
  }))

/** A temporary failure, like that of an unavailable database. */
const unavailable = (what: string): Error =>
  Object.assign(new Error(`[chuhai] The file store ${what}`), { code: 'EHOSTUNREACH' })

interface Outgoing {
  method: 'GET' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: Readable
}

/** Files in a bucket of an S3-compatible service. */
export const createS3Store = (settings: S3Settings): FileStore => {
  const base = addressOf(settings)
  const { region, accessKeyId, secretAccessKey, folder = '' } = settings

  const send = async (key: string, { method, headers = {}, body }: Outgoing): Promise<Response> => {
    const url = `${base}/${key}`
    const signed = await new AwsV4Signer({
      method,
      url,
      headers,
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
    }).sign()
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(unavailable('did not answer')), timeoutMs)
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      signal: timeout.signal,
      ...(body && { body, duplex: 'half' }),
    } as unknown as RequestInit).finally(() => clearTimeout(timer))
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    await response.body?.cancel()
    if (response.status === 507) throw new ApiError('FILE_STORE_FULL')
    if (response.status >= 500) throw unavailable(`answered ${response.status} to ${method}`)
    throw new Error(
      `[chuhai] The file store answered ${response.status} to ${method}. Check S3_ENDPOINT, S3_BUCKET and the keys.`,
    )
  }

  return {
    async put(name, path, mediaType) {
      const { size } = await stat(path)
      const headers = { 'Content-Type': mediaType, 'Content-Length': String(size) }
      await (
        await send(folder + name, { method: 'PUT', headers, body: createReadStream(path) })
      ).body?.cancel()
    },
    async get(name) {
      const response = await send(folder + name, { method: 'GET' })
      if (response.ok && response.body) return Readable.fromWeb(response.body as ReadableStream)
      await response.body?.cancel()
      return null
    },
    async delete(name) {
      await (await send(folder + name, { method: 'DELETE' })).body?.cancel()
    },
    async *list(before) {
      const place: Record<string, string> = folder ? { prefix: `${folder}/` } : { delimiter: '/' }
      for (let after = ''; ; ) {
        const how = { 'list-type': '2', 'encoding-type': 'url', 'start-after': after, ...place }
        const response = await send(`?${new URLSearchParams(how)}`, { method: 'GET' })
        const xml = await response.text()
        // A backup of no bucket would be empty, and would look like one of an empty bucket.
        if (!response.ok)
          throw new Error(`[chuhai] There is no bucket at ${base}. Check S3_ENDPOINT and S3_BUCKET.`)
        const page = storedIn(xml)
        yield page.filter(({ at }) => at < before).map(({ key }) => key.slice(folder.length))
        after = page.at(-1)?.key ?? ''
        if (after === '' || tagIn(xml, 'IsTruncated') !== 'true') return
      }
    },
  }
}

/** The bucket of the environment, or a folder of it, or none; all of its settings are set where one is. */
export const bucketOf = (env: Env, folder?: string): FileStore | undefined =>
  env.S3_BUCKET
    ? createS3Store({
        folder,
        endpoint: env.S3_ENDPOINT ?? '',
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      })
    : undefined
