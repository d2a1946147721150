import { countryName, type Warehouse, type WarehouseAddress } from '@chuhai/contract/logistics'
import { Button, copyText, IconButton, type Locale, useLocale } from '@chuhai/ui'
import { iconCopy } from '@chuhai/ui/icons'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { warehouseMessages } from './messages'
import './address-part.css'

/** The fields of carriers' forms, in the order that these ask for them. */
const fields = ['recipient', 'phone', 'country', 'region', 'city', 'district', 'street', 'postcode'] as const

interface AddressProps {
  address: WarehouseAddress
  /** The language of the address, not that of the page. */
  locale: Locale
  /** Whether it is shown beside the same one in Chinese, so that its fields have other names. */
  isLatin?: boolean
}

/** Returns the text of a field; empty where a warehouse has none. */
const textOf = (
  { address, locale }: Pick<AddressProps, 'address' | 'locale'>,
  field: (typeof fields)[number],
) => (field === 'country' ? countryName(address.country, locale) : address[field])

/** The address as one piece: from the country down in Chinese, from the street up in Latin letters. */
const wholeOf = (props: Pick<AddressProps, 'address' | 'locale'>): string => {
  const { region, city, district, street, postcode, recipient, phone } = props.address
  const country = textOf(props, 'country')
  if (props.locale === 'en')
    return [recipient, phone, street, district, city, `${region} ${postcode}`.trim(), country]
      .filter(Boolean)
      .join('\n')
  // A city that is a province of its own is written once.
  const place = [...new Set([country, region, city, district, street])].join('')
  return `${place}\n${[recipient, phone, postcode].filter(Boolean).join(' ')}`
}

/** An address in the fields of carriers' forms; each is copied by itself, or all at once. */
const Address = ({ address, locale, isLatin }: AddressProps) => {
  const words = useMessages(warehouseMessages).address
  const [said, setSaid] = useState('')
  const copy = async (text: string, name: string) =>
    setSaid((await copyText(text)) ? words.copied(name) : words.notCopied)
  const named = (name: string) => (isLatin ? words.latinField(name) : name)
  const shown = fields.filter((field) => textOf({ address, locale }, field) !== '')
  return (
    <div className="warehouse-address">
      <dl>
        {shown.map((field) => {
          const text = textOf({ address, locale }, field)
          return (
            <div key={field}>
              <dt>{words[field]}</dt>
              <dd>
                <span lang={locale}>{text}</span>
                <IconButton
                  icon={iconCopy}
                  size={16}
                  label={words.copyOne(named(words[field]))}
                  onClick={() => void copy(text, named(words[field]))}
                />
              </dd>
            </div>
          )
        })}
      </dl>
      <p>
        <Button
          variant="secondary"
          size="small"
          icon={iconCopy}
          onClick={() => void copy(wholeOf({ address, locale }), named(words.title))}
        >
          {isLatin ? words.copyLatin : words.copyAll}
        </Button>
        <span role="status">{said}</span>
      </p>
    </div>
  )
}

/** Where a warehouse is, as senders and carriers write it. */
export const AddressPart = ({ warehouse: { address, latinAddress } }: { warehouse: Warehouse }) => {
  const words = useMessages(warehouseMessages).address
  const isAbroad = address.country !== 'CN'
  const pageLocale = useLocale()
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="warehouse-page__note">{words.lead}</p>
      <Address address={address} locale={isAbroad ? 'en' : 'zh-CN'} />
      {latinAddress && (
        <details className="warehouse-address__latin" open={pageLocale === 'en'}>
          <summary>{words.latin}</summary>
          <Address address={latinAddress} locale="en" isLatin />
        </details>
      )}
    </section>
  )
}
