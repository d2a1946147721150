import type { Certificate } from '@chuhai/contract/school'
import { chinaDate } from '@chuhai/core/dates'
import { Button, Mark } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/messages'
import { certificatePath, coursePath } from '../../app/paths/school'
import { certificateMessages } from './messages'

interface PaperProps {
  certificate: Certificate
  /** Whether the first character of the name alone is shown. */
  isMasked: boolean
  /** What its owner can do with it. */
  children?: ReactNode
}

/**
 * A certificate, to read and to print: only the paper is printed.
 *
 *   (mark) 结业证书
 *          陆** 同学
 *          学完了课程的全部 8 课时：
 *          亚马逊美国站
 *   签发日期 · 证书编号
 */
export const Paper = ({ certificate, isMasked, children }: PaperProps) => {
  const words = useMessages(certificateMessages)
  const { number, course, courseId, lessons, name, issuedAt } = certificate
  const day = chinaDate(issuedAt)
  return (
    <>
      <div className="certificate-page__tools">
        <a href={certificatePath()}>{words.another}</a>
        <Button variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      {children}
      <article className="certificate">
        <Mark size={40} />
        <h1>{words.title}</h1>
        <p className="certificate__name">{words.of(name)}</p>
        <p>{words.says(lessons)}</p>
        <p className="certificate__course">
          <a href={coursePath(courseId)}>{course}</a>
        </p>
        <dl>
          <div>
            <dt>{words.issuedOn}</dt>
            <dd>
              <time dateTime={day}>{day}</time>
            </dd>
          </div>
          <div>
            <dt>{words.number}</dt>
            <dd>{number}</dd>
          </div>
        </dl>
        <p className="certificate__issuer">{words.issuer}</p>
        <small>{words.note}</small>
      </article>
      {isMasked && <p className="certificate-page__note">{words.hidden}</p>}
    </>
  )
}
