/** Who can be signed in with; empty when the server could not say. */
export interface LoginData {
  providers: readonly { client: string; name: string }[]
}
