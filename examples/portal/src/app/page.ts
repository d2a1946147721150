import type { EndpointAnswer, EndpointArguments, EndpointShape } from '@chuhai/contract/endpoint'
import type { ReactNode } from 'react'
import type { LayoutName } from './layouts'

/** Reads one call of the contract: through core in the browser, through the server's own fetch when rendering. */
export type Read = <E extends EndpointShape>(
  endpoint: E,
  ...input: EndpointArguments<E>
) => Promise<EndpointAnswer<E>>

/** What an address says: the parameters of the row's path, and the query. */
export interface Place {
  params: Record<string, string | undefined>
  query: Record<string, string | undefined>
}

export interface PageProps<D = unknown> extends Place {
  data: D
  /** When the data was read; texts such as 今晚 depend on it and must not differ between server and browser. */
  now: number
}

export interface ChromeProps<D = unknown> {
  data: D
  layout: LayoutName
  children: ReactNode
}

/** A page and what it is called. */
export interface Link {
  title: string
  path: string
}
