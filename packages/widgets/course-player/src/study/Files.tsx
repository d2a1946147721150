import { Icon } from '@chuhai/ui'
import { iconFile } from '@chuhai/ui/icons'
import { useId } from 'react'
import { contentLanguage } from '../parts/LessonList'
import type { LessonExtras } from '../store'
import type { StudyMessages } from './messages'

interface FilesProps {
  files: LessonExtras['files']
  base: string
  words: StudyMessages
}

/** The files of a lesson: links where it may be watched, and else their names. */
export const Files = ({ files, base, words }: FilesProps) => {
  const id = useId()
  const isLocked = files.some(({ address }) => address === null)
  return (
    <section className="ch-study__part" aria-labelledby={id}>
      <h3 id={id}>{words.files}</h3>
      <ul className="ch-study__files">
        {files.map(({ title, file, address }) => {
          const extension = file.slice(file.lastIndexOf('.') + 1)
          return (
            <li key={file}>
              <Icon path={iconFile} size={16} />
              {address === null ? (
                <span lang={contentLanguage}>{title}</span>
              ) : (
                <a href={base + address} download={`${title}.${extension}`} lang={contentLanguage}>
                  {title}
                </a>
              )}
              <small>{words.format(extension.toUpperCase())}</small>
            </li>
          )
        })}
      </ul>
      {isLocked && <p className="ch-study__note">{words.filesLocked}</p>}
    </section>
  )
}
