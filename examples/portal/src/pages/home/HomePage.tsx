import { lazy, Suspense } from 'react'
import type { PageProps } from '../../routes/row'
import type { HomeData } from './data'
import { Hero } from './Hero'
import './home.css'
import { Legs } from './Legs'
import { Market } from './Market'

/** Drawn by the server with the rest; in the browser its code comes after what is seen first answers. */
const Below = lazy(() => import('./Below'))

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
        <Below data={data} now={now} />
      </Suspense>
    </>
  )
}
