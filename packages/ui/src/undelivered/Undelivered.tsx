import { useLocale } from '../locale/locale'
import { useStyles } from '../styling/use-styles'
import css from './undelivered.css?inline'

const zhCN = {
  offline: '网络不通，还没有送达',
  busy: '服务器繁忙，还没有送达',
  ended: '没有送达',
}

const en: typeof zhCN = {
  offline: 'No network: not delivered yet',
  busy: 'Server busy: not delivered yet',
  ended: 'Not delivered',
}

const messages = { 'zh-CN': zhCN, en }

/** Props of `Undelivered`. */
export interface UndeliveredProps {
  /** Why nothing has arrived; `ended` when nothing is sent until the next submit. Nothing is shown when not given. */
  delay: keyof typeof zhCN | undefined
}

/**
 * Beside the button of a form: that what was submitted has not arrived. Always rendered, so that its words are read out.
 *
 * @example
 * <Undelivered delay="busy" />
 */
export const Undelivered = ({ delay }: UndeliveredProps) => {
  useStyles(css)
  const words = messages[useLocale()]
  return (
    <p className="ch-undelivered" role="status">
      {delay && words[delay]}
    </p>
  )
}
