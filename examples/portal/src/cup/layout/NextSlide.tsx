import { Icon } from '@chuhai/ui'
import { iconArrowRight, iconChevronDown } from '@chuhai/ui/icons'
import { useWords } from '../../content/words'
import { openEditionPath, type Slide } from '../slides'
import { cupWords } from '../words'
import './next-slide.css'
import { cupLayoutWords } from './words'

/** The arrow below a slide; the last one leads to the edition that is open. */
export const NextSlide = ({ next }: { next: Slide | null }) => {
  const words = useWords(cupLayoutWords)
  const { slides } = useWords(cupWords)
  return (
    <nav className="next-slide" aria-label={words.turning}>
      {next ? (
        <a href={next.path} aria-label={words.next(slides[next.name])}>
          {slides[next.name]}
          <Icon path={iconChevronDown} size={20} />
        </a>
      ) : (
        <a href={openEditionPath} data-open>
          {words.openEdition}
          <Icon path={iconArrowRight} size={20} />
        </a>
      )}
    </nav>
  )
}
