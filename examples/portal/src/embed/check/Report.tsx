import { type Check, type CheckReport, checks, wordsOf } from '@chuhai/contract/embed'
import { Button, copyText, Tag, useLocale } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { Snippet } from '../../components/Snippet'
import { checkMessages } from './messages'

interface Words extends ReturnType<typeof wordsOf> {
  /** The site that can be registered. */
  unregistered: string | undefined
}

const Found = ({ title, mend, line, severity, unregistered }: Words) => {
  const words = useMessages(checkMessages)
  return (
    <li className="check__finding" data-severity={severity}>
      <h3>
        <Tag tone={severity === 'error' ? 'error' : 'warning'}>{words[severity]}</Tag> {title}
      </h3>
      {mend && (
        <p>
          {words.mend}: {mend}
        </p>
      )}
      {unregistered && (
        <p>
          <a href={`/embed/register?${new URLSearchParams({ origin: unregistered })}`}>{words.register}</a>
        </p>
      )}
      {line && <Snippet title={words.line} text={line} />}
    </li>
  )
}

const Part = ({ name, found }: { name: string; found: readonly Words[] }) => {
  const words = useMessages(checkMessages)
  return (
    <section className="check__part" aria-label={name}>
      <h2>
        {name} {found.length === 0 && <Tag tone="success">{words.passed}</Tag>}
      </h2>
      {found.length > 0 && (
        <ul>
          {found.map((each) => (
            <Found key={each.title} {...each} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** A report: where and when, and of each thing that was checked what was found. */
export const Report = ({ report }: { report: CheckReport }) => {
  const words = useMessages(checkMessages)
  const locale = useLocale()
  const [said, setSaid] = useState('')
  const found = report.findings.map((finding) => ({
    ...wordsOf(finding, locale),
    unregistered: finding.code === 'SITE_UNREGISTERED' ? finding.facts.origin : undefined,
  }))
  const errors = found.filter(({ severity }) => severity === 'error').length
  const other = found.filter(({ check }) => !check)
  const facts = [
    [words.page, report.page],
    [words.portal, report.base],
    [words.time, new Date(report.at).toLocaleString(locale, { timeZone: 'Asia/Shanghai' })],
    [words.launcher, report.launcherMs === null ? words.noLauncher : words.launcherAfter(report.launcherMs)],
  ]
  const share = async () => setSaid((await copyText(location.href)) ? words.shared : words.notShared)
  return (
    <>
      <p className="check__lead">{words.summary(errors, found.length - errors)}</p>
      <dl className="check__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(Object.keys(checks) as Check[]).map((check) => (
        <Part key={check} name={checks[check][locale]} found={found.filter((each) => each.check === check)} />
      ))}
      {other.length > 0 && <Part name={words.other} found={other} />}
      <div className="check__actions">
        <Button variant="secondary" onClick={() => void share()}>
          {words.share}
        </Button>
        <Button
          variant="text"
          onClick={() => {
            location.hash = ''
          }}
        >
          {words.again}
        </Button>
        <span role="status">{said}</span>
      </div>
    </>
  )
}
