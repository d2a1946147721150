import { useWords } from '../../content/words'
import { guidePath } from '../../guide/paths'
import { Account } from '../header/Account'
import { SectionStart } from '../header/SectionStart'
import './guide-header.css'
import { guideLayoutWords } from './words'

const entries = [
  { name: 'home', path: guidePath },
  { name: 'news', path: '/news' },
  { name: 'activities', path: '/activity' },
  { name: 'training', path: '/train' },
] as const

/** Header of the site guide (specification 2.9), 56 px. */
export const GuideHeader = ({ personalCentre }: { personalCentre: string }) => {
  const words = useWords(guideLayoutWords)
  return (
    <header className="guide-header">
      <SectionStart
        section={{ title: words.guide, path: guidePath }}
        label={words.pages}
        pages={entries.map(({ name, path }) => ({ title: words[name], path }))}
      />
      <Account personalCentre={personalCentre} />
    </header>
  )
}
