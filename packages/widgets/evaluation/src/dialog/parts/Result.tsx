import type { EvaluationResult } from '@chuhai/contract/evaluation'
import { Button, type ButtonProps, Skeleton, useStyles } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import { Sail } from '@chuhai/ui/illustrations'
import { linkProps } from '../../links'
import { useGuide } from '../guide-context'
import { Radar, Rings } from './Radar'
import css from './result.css?inline'
import { StatusView, useInitialFocus } from './StatusView'

/** The visitor's position, and what to do first (specification, section 4). */
export const Rated = ({ result }: { result: EvaluationResult }) => {
  useStyles(css)
  const { words } = useGuide()
  const heading = useInitialFocus<HTMLHeadingElement>()
  return (
    <div className="ch-rated">
      {result.abilities.length > 0 && <Radar abilities={result.abilities} />}
      <div className="ch-rated__text">
        <p className="ch-rated__position">{words.position}</p>
        <h3 ref={heading} tabIndex={-1} className="ch-rated__rating">
          {result.rating}
        </h3>
        {result.summary && <p className="ch-rated__summary">{result.summary}</p>}
        {result.advice && (
          <p className="ch-rated__advice">
            <span className="ch-hidden">{words.advice}</span>
            {result.advice}
          </p>
        )}
      </div>
    </div>
  )
}

/** 重新评测, or a link to one of the guides. */
export const RatedFooter = ({ result: { navImageId } }: { result: EvaluationResult }) => {
  const { store, words, homeHref, specialHref } = useGuide()
  return (
    <>
      <span className="ch-evaluation-dialog__again">
        <Button variant="text" icon={iconRefresh} onClick={store.restart}>
          {words.again}
        </Button>
      </span>
      <PortalLink variant="secondary" href={homeHref}>
        {words.toHome}
      </PortalLink>
      {navImageId !== null && <PortalLink href={specialHref(navImageId)}>{words.toSpecial}</PortalLink>}
    </>
  )
}

/** 抱歉，我们还在学习中 (specification, section 4). */
export const Unrated = () => {
  const { store, words, homeHref } = useGuide()
  return (
    <StatusView picture={Sail} title={words.unrated.title} text={words.unrated.text}>
      <Button variant="secondary" onClick={store.restart}>
        {words.again}
      </Button>
      <PortalLink href={homeHref}>{words.toHome}</PortalLink>
    </StatusView>
  )
}

interface PortalLinkProps {
  href: string
  children: string
  variant?: ButtonProps['variant']
}

/** A link out of the dialog; closes the dialog when it opens in this window. */
const PortalLink = ({ href, children, variant }: PortalLinkProps) => {
  const { words, onClose } = useGuide()
  const link = linkProps(href)
  return (
    <Button
      {...link}
      variant={variant}
      aria-label={link.target && children + words.newWindow}
      onClick={(event) => {
        const opensHere = !link.target && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (opensHere) onClose()
      }}
    >
      {children}
    </Button>
  )
}

/** A placeholder of the result's size. */
export const ResultPlaceholder = () => {
  useStyles(css)
  return (
    <div className="ch-rated">
      <Rings count={6} />
      <Skeleton lines={4} />
    </div>
  )
}
