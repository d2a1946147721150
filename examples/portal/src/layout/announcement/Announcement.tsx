import type { Announcement as Content } from '@chuhai/contract/home'
import { Icon } from '@chuhai/ui'
import { bannerChart, DepthChart } from '@chuhai/ui/charts'
import { iconClose, iconTrophy } from '@chuhai/ui/icons'
import { useLayoutEffect } from 'react'
import { closedAnnouncementKey, readClosedAnnouncement } from '../../app/document-attributes'
import './announcement.css'

/** Closing is remembered in the browser; the mark on the document hides it before the next first paint. */
const close = (id: string) => {
  document.documentElement.dataset.announcement = 'closed'
  try {
    localStorage.setItem(closedAnnouncementKey, id)
  } catch {
    // Without storage it stays closed until the next visit.
  }
}

/**
 * The strip of 80 px above the header of the home page. An image replaces the visible text, which screen readers still
 * read, and the link then covers the whole strip.
 */
export const Announcement = ({ content: { id, title, text, image, action } }: { content: Content }) => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.announcement = readClosedAnnouncement(() => localStorage) === id ? 'closed' : id
  }, [id])
  return (
    <aside className="portal-announcement" aria-label="公告">
      <div className="portal-announcement__ground">
        {image ? <img src={image} alt="" /> : <DepthChart chart={bannerChart} tone="navy" />}
      </div>
      <div className="portal-width portal-announcement__row">
        <span className="portal-announcement__sign">
          <Icon path={iconTrophy} size={24} />
        </span>
        <p>
          <b>{title}</b>
          <span>{text}</span>
        </p>
        {action && (
          <a className="portal-announcement__action" href={action.path}>
            {action.text}
          </a>
        )}
        <button
          type="button"
          className="portal-announcement__close"
          aria-label="关闭公告"
          onClick={() => close(id)}
        >
          <Icon path={iconClose} size={18} />
        </button>
      </div>
    </aside>
  )
}
