import { type CheckReport, checks, reportAddress, wordsOf } from '@chuhai/contract/embed'
import type { Locale } from '@chuhai/contract/locale'

const words = {
  'zh-CN': {
    found: (count: number) => `自检发现 ${count} 个问题`,
    fine: '自检完成，没有发现问题',
    mend: '怎样改：',
    share: '查看和分享这份报告（只在地址里，不会发送到任何地方）：',
  },
  en: {
    found: (count: number) => `the self-check found ${count}`,
    fine: 'the self-check found nothing wrong',
    mend: 'Mend: ',
    share: 'See and share this report (it is in the address alone, and sent nowhere): ',
  },
}

/** The report as a page's author reads it in the console. */
export const textOf = (report: CheckReport, locale: Locale): string => {
  const { found, fine, mend, share } = words[locale]
  const { findings } = report
  const lines = findings.flatMap((finding) => {
    const { check, severity, title, mend: how, line } = wordsOf(finding, locale)
    const name = check ? `${checks[check][locale]}: ` : ''
    return [
      `${severity === 'error' ? '✗' : '!'} ${name}${title}`,
      `  ${mend}${how}`,
      ...(line ? [`  ${line}`] : []),
    ]
  })
  return [
    `[chuhai] ${findings.length > 0 ? found(findings.length) : fine}`,
    ...lines,
    `${share}${reportAddress(report)}`,
  ].join('\n')
}
