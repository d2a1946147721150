import type { Home } from '@chuhai/contract/home'
import type { LivingInfo } from '@chuhai/contract/live'
import { Suspense } from 'react'
import type { PageProps } from '../app/page'
import { lazyPart } from '../components/lazy-part'
import { Hero } from './Hero'
import { Legs, Market } from './Services'
import './hero.css'

export interface HomeData {
  home: Home
  living: LivingInfo | null
}

/** The server renders it with the rest; the browser loads its code after the first screens work. */
const Below = lazyPart(() => import('./Below'))

export default function HomePage({ data, now }: PageProps<HomeData>) {
  const { hero, legs, market } = data.home
  return (
    <>
      <Hero content={hero} />
      <section className="portal-section portal-width" id="services" aria-label={legs.title}>
        <Legs content={legs} />
        <Market content={market} />
      </section>
      <Suspense fallback={<div className="home-below" />}>
        <Below {...data} now={now} />
      </Suspense>
    </>
  )
}
