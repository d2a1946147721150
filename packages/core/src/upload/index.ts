import { clientHeader, requestTimeoutMs } from '@chuhai/contract/constants'
import type { EndpointAnswer, EndpointShape } from '@chuhai/contract/endpoint'
import { uploadFile } from '@chuhai/contract/file'
import type { Locale } from '@chuhai/contract/locale'
import { ownOptions } from '@chuhai/host-page'
import { CallError, type CallErrorCode, isCallError } from '../calls/call-error'
import { handleCallError } from '../calls/handle-call-error'
import { noCacheHeaders, visitorHeaders, visitorOf } from '../calls/request'
import { type ApiResponse, parseJson, readResponse } from '../calls/response'
import type { Core } from '../core'
import { coreMessages } from '../locale/locale'
import { asVisitor } from '../site-session/as-visitor'
import { credentialsFor } from '../site-session/elsewhere'

/** How one file is sent. */
export interface UploadOptions {
  signal?: AbortSignal
  /** From 0 to 1, as the file leaves. */
  onProgress?(fraction: number): void
}

/** A call that carries one file. */
export type FileEndpoint = EndpointShape & { file: string }

/**
 * Sends a file to an endpoint that accepts one. Uses `XMLHttpRequest`, because only that reports the progress of an
 * upload.
 *
 * @returns The data of the answer, checked against the contract.
 * @throws CallError as every call, with `isFinal` where the file is too large, of another type or no longer readable;
 *   AbortError after an abort.
 * @example
 * const { address } = await upload(core, uploadApplicationDocument, file)
 */
export const upload = async <E extends FileEndpoint>(
  core: Core,
  endpoint: E,
  file: File,
  options: UploadOptions = {},
): Promise<EndpointAnswer<E>> => {
  const { systemError } = coreMessages[core.locale.$locale.get()]
  const headers = visitorHeaders(core)
  const fail = (code: CallErrorCode) => new CallError(code, 0, systemError)
  /** A browser fails in the same way without a network and where the file is not as it was when it was chosen. */
  const explain = async (error: unknown) =>
    isCallError(error) && error.code === 'NETWORK' && !(await isReadable(file))
      ? new CallError('FILE_UNREADABLE', 0, unreadable[core.locale.$locale.get()])
      : error
  try {
    const response = await asVisitor(await core.siteSession(), endpoint, (own) =>
      send(core, endpoint, file, { ...headers, ...own }, options, fail),
    )
    return (await readResponse(endpoint, response, systemError)) as EndpointAnswer<E>
  } catch (failure) {
    const error = await explain(failure)
    if (isCallError(error))
      handleCallError(core, error, { method: 'POST', noRedirect: false, ...visitorOf(headers) })
    throw error
  }
}

/**
 * Stores an image of up to 10 MB, png or jpeg (specification, sections 5.9 and 7.2), and resolves with its address.
 *
 * @throws CallError and AbortError, as `upload`.
 * @example
 * const address = await uploadImage(core, file, { onProgress: (fraction) => console.log(fraction) })
 */
export const uploadImage = (core: Core, file: File, options?: UploadOptions): Promise<string> =>
  upload(core, uploadFile, file, options)

const unreadable: Record<Locale, string> = {
  'zh-CN': '文件已被修改、移动或无法读取，请重新选择',
  en: 'The file has been changed or moved, or cannot be read. Please choose it again',
}

/** Whether a file is still as it was when it was chosen: browsers read none that has been changed, moved or locked since. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

const send = (
  core: Core,
  endpoint: FileEndpoint,
  file: File,
  visitor: Record<string, string>,
  options: UploadOptions,
  fail: (code: CallErrorCode) => CallError,
): Promise<ApiResponse> =>
  new Promise((resolve, reject) => {
    const { signal, onProgress } = ownOptions(options)
    const given = [core.ended, signal]
    const aborted = given.find((one) => one?.aborted)
    if (aborted) return reject(aborted.reason)

    const request = new XMLHttpRequest()
    request.open(endpoint.method, `${core.base || location.origin}/api${endpoint.path}`)
    request.withCredentials = credentialsFor(core.base) === 'include'
    request.timeout = requestTimeoutMs
    const headers = { Accept: 'application/json', ...noCacheHeaders, [clientHeader]: '1' }
    for (const [name, value] of Object.entries({ ...headers, ...visitor }))
      request.setRequestHeader(name, value)

    const abort = () => request.abort()
    for (const one of given) one?.addEventListener('abort', abort)
    request.onloadend = () => {
      for (const one of given) one?.removeEventListener('abort', abort)
    }
    request.onload = () =>
      resolve({
        ok: request.status >= 200 && request.status < 300,
        httpStatus: request.status,
        statusText: request.statusText,
        body: parseJson(request.responseText),
      })
    request.onerror = () => reject(fail('NETWORK'))
    request.ontimeout = () => reject(fail('TIMEOUT'))
    request.onabort = () => reject(given.find((one) => one?.aborted)?.reason)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }

    const body = new FormData()
    body.append(endpoint.file, file)
    request.send(body)
  })
