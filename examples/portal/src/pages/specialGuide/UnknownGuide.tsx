import { Button } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useWords } from '../../content/words'
import { exclusivePath } from '../../guide/paths'
import { specialGuideWords } from './words'

/** A guide that is not the visitor's own, and the way to that one. */
export const UnknownGuide = () => {
  const { title, text, action } = useWords(specialGuideWords).unknown
  return (
    <section className="special-guide__invitation">
      <Parcel size={150} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div>
        <Button size="large" href={exclusivePath}>
          {action}
        </Button>
      </div>
    </section>
  )
}
