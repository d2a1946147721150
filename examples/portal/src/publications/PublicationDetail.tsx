import type { PublicationDetail as AnyDetail, PublicationCard } from '@chuhai/contract/publication'
import { Button, Icon, Skeleton, usePart } from '@chuhai/ui'
import { iconArrowLeft } from '@chuhai/ui/icons'
import type { ComponentType } from 'react'
import type { About } from '../app/about'
import { useApp } from '../app/app'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { wordPath } from '../app/paths/guide'
import { ConsultButton } from '../components/ConsultButton'
import { Crumbs } from '../components/Crumbs'
import { MoreLink } from '../components/Heading'
import { InlineConsultation } from '../components/InlineConsultation'
import { LazyImage } from '../components/LazyImage'
import { Prose } from '../components/Prose'
import { TagLinks } from '../components/TagLinks'
import type { DetailData } from './load'
import { publicationMessages } from './messages'
import './cover.css'
import './publication-detail.css'

export interface PartProps<Detail> {
  item: Detail
  now: number
}

/** What the page of a type has beside what all have. */
export interface DetailView<Card, Detail> {
  /** What operators call one that somebody asks about. */
  kind: About['kind']
  /** One line about another one, where room is short. */
  meta(card: Card): string
  /** Above the title, as wide as the page. */
  Stage?: ComponentType<PartProps<Detail>>
  /** Below the title. */
  Facts: ComponentType<PartProps<Detail>>
  /** Below the text. */
  After?: ComponentType<PartProps<Detail>>
  /** What the consultation form begins with, where it depends on the one that is read. */
  sections?(item: Detail): readonly string[]
  /** Whether it is over: then the form asks for what is left of it. */
  isOver?(item: Detail, now: number): boolean
}

const loadRelatedSites = () => import('./RelatedSites')

/** Sites of the guide that are about the same; their code is loaded after the page. */
const SitesOf = ({ tag }: { tag: string }) => {
  const { client } = useApp()
  const part = usePart(loadRelatedSites, client !== null, client?.core.report)
  const words = useMessages(publicationMessages).sites
  return (
    <section className="related-sites">
      <header>
        <h2>{words.title}</h2>
        <MoreLink path={wordPath(tag)} text={words.all} />
      </header>
      {part ? <part.RelatedSites tag={tag} /> : <Skeleton lines={8} />}
    </section>
  )
}

interface RelatedProps<Card> extends Pick<DetailData, 'detailPath'> {
  title: string
  cards: readonly Card[]
  meta(card: Card): string
}

const Related = <Card extends PublicationCard>({ title, cards, meta, detailPath }: RelatedProps<Card>) => (
  <section className="publication-page__related">
    <h2>{title}</h2>
    {cards.map((card) => (
      <a key={card.id} href={`${detailPath}${card.id}`}>
        <LazyImage className="cover" src={card.cover} alt="" />
        <span>
          <b>{card.title}</b>
          {meta(card)}
        </span>
      </a>
    ))}
  </section>
)

interface PublicationDetailProps<Card extends PublicationCard, Detail extends AnyDetail>
  extends PageProps<DetailData<Detail, Card>> {
  view: DetailView<Card, Detail>
}

/**
 * The page of a publication.
 *
 *   首页 > 资讯 > title
 *   what is to be watched, of a type that has it
 *   title                        相关站点
 *   facts of its type            …
 *   | what it says               更多资讯
 *   text                         …
 *   what comes after             读完还有疑问 [免费咨询]
 *   consultation form, where its list has one
 */
export const PublicationDetail = <Card extends PublicationCard, Detail extends AnyDetail>({
  view: { kind, meta, Stage, Facts, After, sections, isOver },
  data,
  now,
}: PublicationDetailProps<Card, Detail>) => {
  const { path, title, page, above, detailPath, item, related } = data
  const words = useMessages(publicationMessages)
  const form = page.blocks.find((block) => block.type === 'consultation')
  const asksForNotes = isOver?.(item, now) ?? false
  const formTitle = asksForNotes ? words.askForNotes : form?.title
  const about: About = { kind: asksForNotes ? 'activityNotes' : kind, id: String(item.id), title: item.title }
  return (
    <>
      <div className="publication-page portal-width">
        <Crumbs above={above} here={item.title} />
        {Stage && <Stage item={item} now={now} />}
        <div className="publication-page__columns">
          <article>
            <h1>{item.title}</h1>
            <Facts item={item} now={now} />
            <p className="publication-page__lead">{item.summary}</p>
            <Prose>{item.body}</Prose>
            {After && <After item={item} now={now} />}
            <footer>
              <TagLinks tags={item.tags} label={words.tags} />
              <a className="publication-page__back" href={path}>
                <Icon path={iconArrowLeft} size={18} />
                {words.back(title)}
              </a>
            </footer>
          </article>
          <aside>
            {related.length > 0 && (
              <Related
                title={words.related(page.title)}
                cards={related}
                meta={meta}
                detailPath={detailPath}
              />
            )}
            {item.tags[0] && <SitesOf tag={item.tags[0]} />}
            <section className="publication-page__ask">
              <h2>{words.ask.title}</h2>
              <p>{words.ask.text}</p>
              {form ? (
                <Button block href="#consultation">
                  {formTitle}
                </Button>
              ) : (
                <ConsultButton block about={about} />
              )}
            </section>
          </aside>
        </div>
      </div>
      {form && (
        <section className="portal-section portal-section--ink" id="consultation">
          <div className="portal-width publication-page__consult">
            <div>
              <h2>{formTitle}</h2>
              <p className="publication-page__about">{item.title}</p>
              <p>{form.text}</p>
            </div>
            <div>
              <InlineConsultation
                sections={sections?.(item) ?? form.sections}
                about={about}
                draft={sections ? `${page.key}-${item.id}` : page.key}
              />
            </div>
          </div>
        </section>
      )}
    </>
  )
}
