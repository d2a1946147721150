export const closedAnnouncementKey = 'chuhai.announcement'

/** The announcement this visitor has closed, by its id. */
export const readClosedAnnouncement = (storage: Pick<Storage, 'getItem'>): string | null => {
  try {
    return storage.getItem(closedAnnouncementKey)
  } catch {
    return null
  }
}
