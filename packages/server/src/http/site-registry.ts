/** Which origins may call; the site module answers it. */
export interface SiteRegistry {
  has(origin: string): Promise<boolean>
  /** All enabled origins, for `frame-ancestors`. */
  origins(): Promise<readonly string[]>
}
