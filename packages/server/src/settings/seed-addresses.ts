/** Where the portal and the examples beside it are, for the data that a new database begins with. */
export interface SeedAddresses {
  publicUrl: string
  signOnPort: number
  partnerPort: number
  universityPort: number
}
