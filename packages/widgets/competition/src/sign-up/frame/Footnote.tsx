import type { Locale } from '@chuhai/contract/locale'
import { frameMessages } from './messages'

interface FootnoteProps {
  isCut: boolean
  note?: string | undefined
  locale: Locale
}

/** A word beside the actions. That the network gave way is said here, too: the page may not have the files of a notice yet. */
export const Footnote = ({ isCut, note, locale }: FootnoteProps) =>
  isCut ? (
    <span className="ch-sign-up__note ch-sign-up__note--cut" role="alert">
      {frameMessages[locale].cut}
    </span>
  ) : (
    <span className="ch-sign-up__note">{note}</span>
  )
