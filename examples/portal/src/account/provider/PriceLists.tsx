import { marketOptionsMax, marketPackagesMax } from '@chuhai/contract/constants'
import { emptyPackage, nextKey } from '@chuhai/contract/market'
import { TextField } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { CountField, LinesField, MoneyField, type PartsProps } from './fields'
import { changedAt, Item, ItemList, without } from './ItemList'
import { providerMessages } from './messages'

/** The packages, from the cheapest on. */
export const PackageList = ({ draft: { packages }, problems, disabled, onChange }: PartsProps) => {
  const words = useMessages(providerMessages).form
  const errorOf = (index: number, name: string) => problems[`packages.${index}.${name}`]
  return (
    <>
      {problems.packages && <p className="offer-part__problem">{problems.packages}</p>}
      <ItemList
        count={packages.length}
        most={marketPackagesMax}
        add={words.addPackage}
        disabled={disabled}
        onAdd={() => onChange({ packages: [...packages, emptyPackage(nextKey('p', packages))] })}
      >
        {packages.map((item, index) => {
          const change = (changed: Partial<typeof item>) =>
            onChange({ packages: changedAt(packages, index, changed) })
          const common = (name: string) => ({
            name: `packages.${index}.${name}`,
            required: true,
            disabled,
            error: errorOf(index, name),
          })
          return (
            <Item
              key={item.key}
              title={words.packageNumber(index + 1)}
              remove={words.removePackage(index + 1)}
              canRemove={packages.length > 1 && !disabled}
              onRemove={() => onChange({ packages: without(packages, index) })}
            >
              <TextField
                {...common('name')}
                label={words.name}
                maxLength={40}
                value={item.name}
                onChange={(name) => change({ name })}
              />
              <MoneyField
                {...common('price')}
                label={words.price}
                value={item.price}
                onChange={(price) => change({ price })}
              />
              <CountField
                {...common('days')}
                label={words.days}
                value={item.days}
                onChange={(days) => change({ days })}
              />
              <CountField
                {...common('revisions')}
                label={words.revisions}
                value={item.revisions}
                onChange={(revisions) => change({ revisions })}
              />
              <LinesField
                {...common('contains')}
                className="offer-item__wide"
                label={words.contains}
                hint={words.linePerItem}
                value={item.contains}
                onChange={(contains) => change({ contains })}
              />
            </Item>
          )
        })}
      </ItemList>
    </>
  )
}

/** What can be bought in addition. */
export const OptionList = ({ draft: { options }, problems, disabled, onChange }: PartsProps) => {
  const words = useMessages(providerMessages).form
  return (
    <ItemList
      count={options.length}
      most={marketOptionsMax}
      add={words.addOption}
      disabled={disabled}
      onAdd={() =>
        onChange({ options: [...options, { key: nextKey('o', options), name: '', price: null, days: 0 }] })
      }
    >
      {options.map((item, index) => {
        const change = (changed: Partial<typeof item>) =>
          onChange({ options: changedAt(options, index, changed) })
        const common = (name: string) => ({
          name: `options.${index}.${name}`,
          required: true,
          disabled,
          error: problems[`options.${index}.${name}`],
        })
        return (
          <Item
            key={item.key}
            title={words.optionNumber(index + 1)}
            remove={words.removeOption(index + 1)}
            canRemove={!disabled}
            onRemove={() => onChange({ options: without(options, index) })}
          >
            <TextField
              {...common('name')}
              label={words.name}
              maxLength={40}
              value={item.name}
              onChange={(name) => change({ name })}
            />
            <MoneyField
              {...common('price')}
              label={words.price}
              value={item.price}
              onChange={(price) => change({ price })}
            />
            <CountField
              {...common('days')}
              label={words.moreDays}
              value={item.days}
              onChange={(days) => change({ days })}
            />
          </Item>
        )
      })}
    </ItemList>
  )
}
